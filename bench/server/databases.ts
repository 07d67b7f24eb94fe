import { readFileSync } from 'node:fs'
import pg from 'pg'

const ROWS = 1000

/** The cluster whose servers are compared; each has a database of its own in it. */
export class Databases {
  private constructor(
    private readonly url: string,
    private readonly admin: pg.Client,
  ) {}

  static async open(url: string): Promise<Databases> {
    const admin = new pg.Client(url)
    await admin.connect()
    return new Databases(url, admin)
  }

  urlOf(name: string): string {
    const url = new URL(this.url)
    url.pathname = `/${name}`
    return url.href
  }

  async create(name: string, template = 'template0'): Promise<void> {
    await this.admin.query(`create database ${name} template ${template}`)
  }

  /** Rows that lists show, past the checks that only one row at a time would meet. */
  fill(name: string): Promise<void> {
    return this.as(name, async client => {
      await client.query('alter table weft.course_lecturer disable trigger user')
      await client.query(
        `insert into weft.course_lecturer (tenant_id, create_by, create_time, name, gender, level, external, fee)
         select 0, 'admin', now() - n * interval '1 minute', '讲师' || n, (n % 2 + 1)::text, (n % 3 + 1)::text, 'N', n % 1000
         from generate_series(1, $1::int) n`,
        [ROWS],
      )
      await client.query('alter table weft.course_lecturer enable trigger user')
      // A database that knows nothing of its tables yet reads them ten times as dearly, and learns it for some copies sooner than for others.
      await client.query('vacuum analyze')
    })
  }

  /** Rows are written as they come: without audit, stamps and rules. */
  withoutTriggers(name: string): Promise<void> {
    return this.as(name, async client => {
      await client.query('alter table weft.course_lecturer disable trigger user')
    })
  }

  /** Tables no longer keep what was changed in them. */
  withoutAudit(name: string): Promise<void> {
    return this.as(name, async client => {
      await client.query(`do $$ declare found record; begin
        for found in select t.tgrelid::regclass as place from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'track' and c.relkind in ('r', 'p') and not c.relispartition
        loop execute format('alter table %s disable trigger track', found.place); end loop; end $$`)
    })
  }

  /** Microseconds of processor that the connections of a database have taken; NaN where the system does not tell. */
  async cpu(name: string): Promise<number> {
    const { rows } = await this.admin.query<{ pid: number }>('select pid from pg_stat_activity where datname = $1', [name])
    return rows.reduce((sum, { pid }) => sum + cpuOf(pid), 0)
  }

  close(): Promise<void> {
    return this.admin.end()
  }

  private async as(name: string, work: (client: pg.Client) => Promise<void>): Promise<void> {
    const client = new pg.Client(this.urlOf(name))
    await client.connect()
    await work(client).finally(() => client.end())
  }
}

function cpuOf(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  } catch {
    return Number.NaN
  }
}
