import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg from 'pg'
import { takesValue, whereOf } from './conditions'
import {
  type ForeignColumn,
  type ForeignConnection,
  type ForeignDatabase,
  type ForeignRow,
  type ForeignRows,
  type ForeignTable,
  type ForeignUse,
  LONGEST,
  LONGEST_STATEMENT,
  limitAnswers,
  limitGreeting,
  PART,
  tooLarge,
  tooSlow,
} from './database'
import { endAtUnreadable, foreignTypes, streamOf } from './postgres-wire'

/** Milliseconds of the statements that one use runs together. */
const LONGEST_USE = 15_000

function clientFor({ product: _, host, address, ssl, ...place }: ForeignDatabase, timeout: number): pg.Client {
  const client = new pg.Client({
    ...place,
    host: address,
    ssl: ssl ? { servername: host } : false,
    application_name: 'weft data source',
    connectionTimeoutMillis: LONGEST,
    query_timeout: timeout,
    types: foreignTypes,
  })
  // One that is lost while it is asked fails the question.
  client.on('error', () => undefined)
  endAtUnreadable(client)
  return client
}

/** Milliseconds that a server may take to close a connection. */
const FAREWELL = 1000

/** Connects; from then on answers are limited. What resets their count. */
async function opened(client: pg.Client): Promise<() => void> {
  // With encryption the driver reads another stream later; all of it goes through this one.
  await limitGreeting(streamOf(client), () => client.connect())
  return limitAnswers(streamOf(client))
}

/** Ends a connection; a server that keeps it open, or goes on answering, is cut off. */
async function closed(client: pg.Client): Promise<void> {
  const cut = setTimeout(() => streamOf(client).destroy(), FAREWELL)
  await client.end().catch(() => undefined)
  clearTimeout(cut)
}

/** Asks a database a question; fails with what the connection fails with. */
export async function pingPostgres(database: ForeignDatabase): Promise<void> {
  const client = clientFor(database, LONGEST)
  try {
    await opened(client)
    await client.query('select 1')
  } finally {
    await closed(client)
  }
}

/** Runs work on one database of others. */
export type ForeignReader = <T>(work: (db: Kysely<unknown>) => Promise<T>) => Promise<T>

/** One connection, as a pool of Kysely. */
function poolOf(client: pg.Client): PostgresPool {
  const query = (text: string, values: readonly unknown[]) => client.query(text, [...values])
  return { connect: async () => ({ query, release: () => undefined }), end: async () => undefined } as unknown as PostgresPool
}

/** A statement whose reader has gone ends soon; versions before 14 do not know this. */
const NOTICES_ENDS = "set client_connection_check_interval = '5s'"

/** Connects for work in one transaction that writes nothing. */
async function withClient<T>(
  client: pg.Client,
  work: (resetLimit: () => void) => Promise<T>,
  { longest = LONGEST_STATEMENT, signal }: ForeignUse = {},
): Promise<T> {
  const end = () => streamOf(client).destroy()
  try {
    signal?.throwIfAborted()
    signal?.addEventListener('abort', end)
    const resetLimit = await opened(client)
    await client.query("set timezone = 'Asia/Shanghai'")
    await client.query(`set statement_timeout = ${longest}`)
    await client.query(NOTICES_ENDS).catch(() => undefined)
    await client.query('begin transaction isolation level repeatable read read only')
    const done = await work(resetLimit)
    await client.query('commit')
    return done
  } catch (error) {
    signal?.throwIfAborted()
    throw error
  } finally {
    signal?.removeEventListener('abort', end)
    await closed(client)
  }
}

/**
 * Reads a database of others in one transaction that writes nothing, over a connection of its own. Statements end after ten seconds, and what
 * answers more than 64 MiB is cut off. Fails with what the connection or PostgreSQL fails with.
 */
export function readForeign<T>(database: ForeignDatabase, work: (db: Kysely<unknown>) => Promise<T>): Promise<T> {
  const client = clientFor(database, LONGEST_USE)
  return withClient(client, () => work(new Kysely<unknown>({ dialect: new PostgresDialect({ pool: poolOf(client) }) })))
}

const TABLES = `select n.nspname as schema, c.relname as name, coalesce(obj_description(c.oid, 'pg_class'), '') as title,
    c.relkind in ('v', 'm') as view
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f', 'v', 'm') and not c.relispartition and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
    and has_schema_privilege(n.oid, 'usage') and has_any_column_privilege(c.oid, 'select')
  order by n.nspname, c.relname`

const COLUMNS = `select a.attname as name, format_type(a.atttypid, a.atttypmod) as type, not a.attnotnull as nullable,
    coalesce(col_description(a.attrelid, a.attnum), '') as title
  from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = $1 and c.relname = $2 and a.attnum > 0 and not a.attisdropped and has_column_privilege(c.oid, a.attnum, 'select')
    and has_schema_privilege(n.oid, 'usage')
  order by a.attnum`

/** What follows `from` in a question for rows, and its values. */
function asked(client: pg.Client, { table, where = [] }: Pick<ForeignRows, 'table' | 'where'>) {
  const quoted = (name: string) => client.escapeIdentifier(name)
  let nth = 0
  const conditions = whereOf(where, quoted, () => `$${++nth}`)
  const values = where.filter(({ operator }) => takesValue(operator)).map(({ value }) => value)
  return { from: `${quoted(table.schema)}.${quoted(table.name)}${conditions}`, values }
}

const connectionOf = (client: pg.Client, longest: number, resetLimit: () => void): ForeignConnection => ({
  tables: async () => (await client.query<ForeignTable>(TABLES)).rows,
  columns: async ({ schema, name }) => (await client.query<ForeignColumn>(COLUMNS, [schema, name])).rows,
  async greatest(wanted, column) {
    const { from, values } = asked(client, wanted)
    const sql = `select max(${client.escapeIdentifier(column)})::text as greatest from ${from}`
    return (await client.query<{ greatest: string | null }>(sql, values)).rows[0]?.greatest ?? null
  },
  async *rows({ columns, limit, asTexts = false, ...wanted }) {
    const quoted = (name: string) => client.escapeIdentifier(name)
    const shown = (name: string) => (asTexts ? `${quoted(name)}::text as ${quoted(name)}` : quoted(name))
    const most = limit === undefined ? '' : ` limit ${limit}`
    const { from, values } = asked(client, wanted)
    await client.query(`declare asked no scroll cursor for select ${columns.map(shown).join(', ')} from ${from}${most}`, values)
    const until = Date.now() + longest
    let left = limit ?? Number.POSITIVE_INFINITY
    while (left > 0) {
      resetLimit()
      const { rows } = await client.query<ForeignRow>(`fetch ${PART} from asked`)
      // Not all that answers by this protocol keeps to what it was asked for.
      if (rows.length > PART) throw tooLarge()
      if (rows.length > 0) yield rows.slice(0, left)
      left -= rows.length
      if (rows.length < PART) break
      if (Date.now() > until) throw tooSlow()
    }
    await client.query('close asked')
  },
})

/** Works on a PostgreSQL of others. */
export function withPostgres<T>(
  database: ForeignDatabase,
  work: (connection: ForeignConnection) => Promise<T>,
  use: ForeignUse,
): Promise<T> {
  const { longest = LONGEST_STATEMENT } = use
  const client = clientFor(database, longest)
  return withClient(client, resetLimit => work(connectionOf(client, longest, resetLimit)), use)
}
