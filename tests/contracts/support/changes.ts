import pg from 'pg'
import type { TestServer } from '../../helpers/server'

/** Written behind answers, not by them. */
const BEHIND = ['sys_idempotency', 'sys_job_run', 'sys_job_line', 'sys_job_alarm', 'sys_job_flow_run', 'sys_job_flow_step']

/** Jobs write here beside calls, whenever they come to it: what they write is theirs, and a call writes under the id of its request. */
const BY_JOBS = '^(document|knowledge_entry|contract_|watch_|data_)'

/** Every table of tenants but those, and but what triggers derive, which has no ids. */
const TABLES = `select c.relname as name from pg_class c
  join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id' join pg_attribute i on i.attrelid = c.oid and i.attname = 'id'
  where c.relnamespace = 'weft'::regnamespace and c.relkind = 'r' and not c.relispartition and c.relname <> all($1) order by 1`

const WATCH = `
  create schema watch;
  create table watch.change (no bigint generated always as identity primary key, tenant int not null, id text, line text);
  create function watch.by_job() returns boolean language sql stable as $$
    select coalesce(current_setting('weft.tenant', true), '') <> '' and (coalesce(current_setting('weft.trace', true), '') = ''
      or exists (select from weft.sys_job_run r where r.id = current_setting('weft.trace', true)))
  $$;
  create function watch.note() returns trigger language plpgsql security definer set search_path = '' as $$
  begin
    if tg_table_name ~ '${BY_JOBS}' and watch.by_job() then return null; end if;
    if tg_op <> 'INSERT' then insert into watch.change (tenant, id) values (old.tenant_id, old.id::text); end if;
    if tg_op <> 'DELETE' then
      insert into watch.change (tenant, id, line) values (new.tenant_id, new.id::text, to_jsonb(new)::text);
    end if;
    return null;
  end $$;`

/** A row of a tenant that was written, or had been: without a line it is gone, or became the next change. */
interface Change {
  readonly no: string
  readonly tenant: number
  readonly id: string
  readonly line: string | null
}

/** Notes what is written in the tables of all tenants while a test runs, as no role of the server could. */
export class Changes {
  private constructor(
    private readonly client: pg.Client,
    readonly tables: readonly string[],
  ) {}

  /** Begins to note, at a server that is asked nothing meanwhile. */
  static async watch({ databaseUrl }: TestServer): Promise<Changes> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    await client.query(WATCH)
    const { rows } = await client.query<{ name: string }>(TABLES, [BEHIND])
    const tables = rows.map(({ name }) => name)
    const trigger = (table: string) =>
      `create trigger watch after insert or update or delete on weft.${table} for each row execute function watch.note()`
    await client.query(tables.map(trigger).join(';'))
    return new Changes(client, tables)
  }

  /** Where the changes end that were made so far. */
  async now(): Promise<string> {
    const { rows } = await this.client.query<{ no: string }>('select coalesce(max(no), 0) as no from watch.change')
    return rows[0]?.no ?? ''
  }

  /** The changes after those, in their order. */
  async since(no: string): Promise<readonly Change[]> {
    const text = 'select no, tenant, id, line from watch.change where no > $1 order by no'
    return (await this.client.query<Change>({ name: 'since', text, values: [no] })).rows
  }

  /** Ids of the rows that a tenant has. */
  async idsOf(tenant: number): Promise<string[]> {
    const parts = this.tables.map(table => `select id::text from weft.${table} where tenant_id = $1`)
    return (await this.client.query<{ id: string }>(parts.join(' union all '), [tenant])).rows.map(({ id }) => id)
  }

  close(): Promise<void> {
    return this.client.end()
  }
}

/** The tenants of these changes. */
export const tenantsOf = (changes: readonly Change[]): ReadonlySet<number> => new Set(changes.map(({ tenant }) => tenant))
