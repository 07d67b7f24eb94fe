import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { columnTypes } from './pools/pool'

/** A PostgreSQL of others. */
export interface ForeignDatabase {
  readonly host: string
  /** What `host` was looked up to: this is connected to. */
  readonly address: string
  readonly port: number
  readonly database: string
  readonly user: string
  readonly password: string
  /** Whether the connection is encrypted; certificates count by `host`. */
  readonly ssl: boolean
}

/** Milliseconds for a connection, and for a test as a whole. */
const LONGEST = 5000
/** Milliseconds of one statement, and of those that one use runs together. */
const LONGEST_STATEMENT = 10_000
const LONGEST_USE = 15_000
/** Bytes of all answers of one use. */
const MOST_ANSWERED = 64 * 1024 * 1024

function clientFor({ host, address, ssl, ...place }: ForeignDatabase, timeout: number): pg.Client {
  const client = new pg.Client({
    ...place,
    host: address,
    ssl: ssl ? { servername: host } : false,
    application_name: 'weft data source',
    connectionTimeoutMillis: LONGEST,
    query_timeout: timeout,
    types: columnTypes,
  })
  // One that is lost while it is asked fails the question.
  client.on('error', () => undefined)
  return client
}

/** Asks a database a question; fails with what the connection fails with. */
export async function pingForeign(database: ForeignDatabase): Promise<void> {
  const client = clientFor(database, LONGEST)
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs work on one database of others. */
export type ForeignReader = <T>(work: (db: Kysely<unknown>) => Promise<T>) => Promise<T>

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
type Wire = { readonly connection: { readonly stream: NodeJS.EventEmitter & { destroy(error: Error): void } } }

/** Ends a connection that answers too much. */
function limitAnswers(client: pg.Client): void {
  const { stream } = (client as unknown as Wire).connection
  let bytes = 0
  stream.on('data', (part: Buffer) => {
    bytes += part.length
    if (bytes > MOST_ANSWERED) stream.destroy(Object.assign(new Error('The answer is too large.'), { code: '54000' }))
  })
}

/** One connection, as a pool of Kysely. */
function poolOf(client: pg.Client): PostgresPool {
  const query = (text: string, values: readonly unknown[]) => client.query(text, [...values])
  return { connect: async () => ({ query, release: () => undefined }), end: async () => undefined } as unknown as PostgresPool
}

/**
 * Reads a database of others in one transaction that writes nothing, over a connection of its own. Statements end after ten seconds, and what
 * answers more than 64 MiB is cut off. Fails with what the connection or PostgreSQL fails with.
 */
export async function readForeign<T>(database: ForeignDatabase, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const client = clientFor(database, LONGEST_USE)
  try {
    await client.connect()
    limitAnswers(client)
    await client.query("set timezone = 'Asia/Shanghai'")
    await client.query(`set statement_timeout = ${LONGEST_STATEMENT}`)
    await client.query('begin transaction isolation level repeatable read read only')
    const found = await work(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(client) }) }))
    await client.query('commit')
    return found
  } finally {
    await client.end().catch(() => undefined)
  }
}
