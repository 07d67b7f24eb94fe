import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { errors } from '../../util/errors'
import { columnTypes } from './column-types'
import { CamelCaseColumns } from './rows'

/** No caller waits longer for a connection, in milliseconds; then they are told to come again. */
export const LONGEST_WAIT = 5000
/** Callers that wait for each connection at most. One that serves a call in 20 ms has worked them off in 2 s, well within the wait. */
export const WAITING_EACH = 100

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly size: number
  /** What the database shows as the program. */
  readonly name: string
  /** Milliseconds after which a statement is given up; 0 never. */
  readonly statementTimeout: number
  /** More settings of each connection. Default none. */
  readonly settings?: Readonly<Record<string, string | number>>
  /** Milliseconds that a caller waits for a connection. Default `LONGEST_WAIT`. */
  readonly longestWait?: number | undefined
  /** Statements are sent before those ahead of them are answered. Default false. */
  readonly pipelined?: boolean
}

/** A pool whose dates and times are texts in GMT+8 and whose exact numbers are numbers. */
export function makePool({
  url,
  size,
  name,
  statementTimeout,
  settings = {},
  longestWait = LONGEST_WAIT,
  pipelined = false,
}: PoolOptions): pg.Pool {
  const all = {
    search_path: 'weft,pg_catalog',
    timezone: 'Asia/Shanghai',
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: 60_000,
    // It is meant for statements of seconds; a wrong estimate makes it spend 20 ms on one of two.
    jit: 'off',
    ...settings,
  }
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    application_name: name,
    options: Object.entries(all)
      .map(([setting, value]) => `-c ${setting}=${value}`)
      .join(' '),
    connectionTimeoutMillis: longestWait,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    pipeline: pipelined,
    allowExitOnIdle: true,
    types: columnTypes,
  })
  // An idle connection that breaks is only dropped; the next query opens another one.
  pool.on('error', () => {})
  // So is one that breaks in use, between two statements: the next statement on it says so.
  pool.on('connect', client => void client.on('error', () => {}))
  return pool
}

/** The same pool, at which only so many wait: more are told at once to come again, instead of after a wait in vain. */
export function bounded(pool: pg.Pool, each = WAITING_EACH): PostgresPool {
  const longest = each * pool.options.max
  const connect = async () => {
    if (pool.waitingCount >= longest) throw errors.away()
    return pool.connect()
  }
  return { connect, end: () => pool.end() } as unknown as PostgresPool
}

/** Kysely over a pool: camel case outside, snake case in the database, JSON values untouched. */
export function overPool<Tables>(pool: PostgresPool): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCaseColumns()],
  })
}

/** The same address with another role. */
export function urlFor(url: string, user: string, password: string): string {
  const changed = new URL(url)
  changed.username = encodeURIComponent(user)
  changed.password = encodeURIComponent(password)
  return changed.href
}

/** Whether the database of an address runs on this machine. */
export const isLocal = (url: string): boolean => ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname)
