import { type Kysely, sql } from 'kysely'
import pg from 'pg'

/** A number that this process holds in the database while it lives, and by which others see that it does. */
export interface Hold {
  readonly no: number
  close(): Promise<void>
}

export interface HoldOptions {
  /** Name of this server, for people. */
  readonly name: string
  /** Something is there to be done at once. */
  readonly onWake: () => void
  /** The connection is gone, and with it the number: others may take over what this process runs. */
  readonly onLost: () => void
}

/** The way of jobs to the database. */
export interface JobsDatabase {
  readonly db: Kysely<unknown>
  /** Takes a number; rejects while the database is away. */
  hold(options: HoldOptions): Promise<Hold>
}

/** Advisory locks of servers that run jobs: this, and the number of the server. */
export const HOLD_LOCK = 7336
/** What tells servers that a run waits. */
export const WAKE = 'weft_job_wake'
/** A connection whose other end has vanished without a word is noticed by this, here and there. */
const PULSE = 5000
const SETTINGS = { search_path: 'weft,pg_catalog', tcp_keepalives_idle: 5, tcp_keepalives_interval: 5, tcp_keepalives_count: 3 }

async function takeNumber(client: pg.Client, name: string): Promise<number> {
  await client.connect()
  await client.query(`listen ${WAKE}`)
  // The lock stands before others see the row.
  await client.query('begin')
  const { rows } = await client.query<{ no: number }>('insert into sys_job_server (name) values ($1) returning no', [name])
  const no = rows[0]?.no ?? 0
  await client.query('select pg_advisory_lock($1, $2)', [HOLD_LOCK, no])
  await client.query('commit')
  return no
}

async function hold(url: string, { name, onWake, onLost }: HoldOptions): Promise<Hold> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'weft jobs',
    options: Object.entries(SETTINGS)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    keepAlive: true,
    connectionTimeoutMillis: 10_000,
    query_timeout: 10_000,
  })
  let ended = false
  let timer: NodeJS.Timeout | undefined
  const lose = () => {
    if (ended) return
    ended = true
    clearInterval(timer)
    client.end().catch(() => undefined)
    onLost()
  }
  client.on('notification', onWake)
  client.on('error', lose)
  client.on('end', lose)
  try {
    const no = await takeNumber(client, name)
    timer = setInterval(() => client.query('select 1').catch(lose), PULSE).unref()
    return {
      no,
      close: async () => {
        ended = true
        clearInterval(timer)
        await client.query('delete from sys_job_server where no = $1', [no]).catch(() => undefined)
        await client.end().catch(() => undefined)
      },
    }
  } catch (error) {
    ended = true
    await client.end().catch(() => undefined)
    throw error
  }
}

/** The pool of the role of jobs, and its address for the connection that holds the number. */
export const openJobs = (db: Kysely<unknown>, url: string): JobsDatabase => ({ db, hold: options => hold(url, options) })

/** Wakes the servers when the transaction is through. */
export const wake = async <T>(trx: Kysely<T>): Promise<void> => void (await sql`select pg_notify(${WAKE}, '')`.execute(trx))
