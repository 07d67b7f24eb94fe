import { connect, type Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { type Connection, createConnection, escapeId, escape as escapeValue, type RowDataPacket } from 'mysql2'
import { whereOf } from './conditions'
import {
  type AnsweringConnection,
  type ForeignColumn,
  type ForeignCondition,
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
  unreadable,
} from './database'
import { answerOf } from './mysql-answer'

/** What the driver holds of a connection beyond what its types tell. */
type Wire = { readonly stream: Socket; handlePacket(packet?: unknown): void }

/** Ends a connection whose packets cannot be read: they are read in an event of the stream, where an error would end the process. */
function endUnreadable(client: Wire): void {
  const handle = client.handlePacket.bind(client)
  client.handlePacket = packet => {
    try {
      handle(packet)
    } catch {
      client.stream.destroy(unreadable())
    }
  }
}

function clientFor({ host, address, port, database, user, password, ssl }: ForeignDatabase): Connection {
  const client = createConnection({
    host,
    // The address that was looked at, not another one that the name leads to by now.
    stream: () => connect(port, address),
    port,
    database,
    user,
    password,
    connectTimeout: LONGEST,
    timezone: '+08:00',
    dateStrings: true,
    supportBigNumbers: true,
    // Else the driver makes a program of what the server says of its columns.
    disableEval: true,
    ...(ssl && { ssl: { verifyIdentity: true } }),
  })
  // One that is lost while it is asked fails the question.
  client.on('error', () => undefined)
  endUnreadable(client as unknown as Wire)
  return client
}

/** Connects in time: of a server that greets and then says nothing, or breaks off, the driver itself may hear no more. */
const opened = (client: Connection) =>
  new Promise<void>((resolve, reject) => {
    const late = setTimeout(() => reject(Object.assign(new Error('connect timeout'), { code: 'ETIMEDOUT' })), LONGEST)
    const settle = (error?: Error | null) => {
      clearTimeout(late)
      if (error) reject(error)
      else resolve()
    }
    client.on('error', settle)
    client.connect(settle)
  })

export const ask = <Row>(client: Connection, sql: string, values: readonly string[] = [], timeout = LONGEST_STATEMENT) =>
  new Promise<Row[]>((resolve, reject) => {
    client.query<RowDataPacket[]>({ sql, values: [...values], timeout }, (error, rows) =>
      error ? reject(error) : resolve(rows as unknown as Row[]),
    )
  })

/** Both products end a statement that takes too long, each by a setting of its own. */
async function limitStatements(client: Connection, longest: number): Promise<void> {
  const settings = [`max_execution_time = ${longest}`, `max_statement_time = ${longest / 1000}`]
  const tried = await Promise.allSettled(settings.map(setting => ask(client, `set session ${setting}`)))
  const failed = tried.filter(({ status }) => status === 'rejected')
  if (failed.length === settings.length) throw (failed[0] as PromiseRejectedResult).reason
}

/** Connects for work; what answers too much, in all or since `resetLimit` was called last, is cut off. */
async function withClient<T>(
  database: ForeignDatabase,
  work: (client: Connection, resetLimit: () => void) => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  signal?.throwIfAborted()
  const client = clientFor(database)
  let end = () => {}
  // What is asked of a connection that was destroyed is never answered.
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(signal?.reason)
  })
  ended.catch(() => undefined)
  signal?.addEventListener('abort', end)
  try {
    await limitGreeting((client as unknown as Wire).stream, () => opened(client))
    const resetLimit = limitAnswers((client as unknown as Wire).stream)
    return await Promise.race([work(client, resetLimit), ended])
  } finally {
    signal?.removeEventListener('abort', end)
    client.destroy()
  }
}

/** Asks a MySQL or MariaDB a question; fails with what the connection fails with. */
export const pingMysql = (database: ForeignDatabase): Promise<void> =>
  withClient(database, async client => void (await ask(client, 'select 1')))

const OF_ITSELF = "('information_schema', 'mysql', 'performance_schema', 'sys')"

const TABLES = `select table_schema as \`schema\`, table_name as name, if(table_type like '%VIEW', '', table_comment) as title,
    table_type like '%VIEW' as view
  from information_schema.tables where table_schema not in ${OF_ITSELF} and table_type in ('BASE TABLE', 'VIEW')
  order by table_schema, table_name`

const COLUMNS = `select column_name as name, column_type as type, is_nullable = 'YES' as nullable, column_comment as title
  from information_schema.columns where table_schema = ? and table_name = ? and table_schema not in ${OF_ITSELF}
  order by ordinal_position`

type Told<Row, Flag extends keyof Row> = Omit<Row, Flag> & Readonly<Record<Flag, number>>

/** Rows in parts. A caller that stops early leaves a connection that is of no more use: it is ended with its use. */
async function* parts(stream: Readable, resetLimit: () => void): AsyncGenerator<readonly ForeignRow[]> {
  let part: ForeignRow[] = []
  for await (const row of stream as AsyncIterable<ForeignRow>) {
    part.push(row)
    if (part.length < PART) continue
    resetLimit()
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

const NUMBER = /^[+-]?\d{1,65}(?:\.\d{1,30})?$/

/** A text beside a column of numbers would be compared as a double. */
const valueIn = ({ value, number }: ForeignCondition) => (number && NUMBER.test(value) ? value : escapeValue(value))

/** What follows `from` in a question for rows. */
const from = ({ table, where = [] }: Pick<ForeignRows, 'table' | 'where'>) => {
  const quoted = (name: string) => escapeId(name, true)
  return `${quoted(table.schema)}.${quoted(table.name)}${whereOf(where, quoted, valueIn)}`
}

const connectionOf = (client: Connection, longest: number, resetLimit: () => void): AnsweringConnection => ({
  answer: asked => answerOf(client, asked),
  tables: async () => (await ask<Told<ForeignTable, 'view'>>(client, TABLES)).map(table => ({ ...table, view: Boolean(table.view) })),
  columns: async ({ schema, name }) =>
    (await ask<Told<ForeignColumn, 'nullable'>>(client, COLUMNS, [schema, name])).map(column => ({
      ...column,
      nullable: Boolean(column.nullable),
    })),
  async greatest(asked, column) {
    const sql = `select cast(max(${escapeId(column, true)}) as char) as greatest from ${from(asked)}`
    return (await ask<{ greatest: string | null }>(client, sql, [], longest))[0]?.greatest ?? null
  },
  rows({ columns, limit, ...asked }) {
    const names = columns.map(name => escapeId(name, true)).join(', ')
    const most = limit === undefined ? '' : ` limit ${limit}`
    resetLimit()
    return parts(client.query(`select ${names} from ${from(asked)}${most}`).stream({ highWaterMark: PART }), resetLimit)
  },
})

/** Works on a MySQL or MariaDB of others, in one transaction that writes nothing. */
export const withMysql = <T>(
  database: ForeignDatabase,
  work: (connection: AnsweringConnection) => Promise<T>,
  { longest = LONGEST_STATEMENT, signal }: ForeignUse,
): Promise<T> => {
  const read = async (client: Connection, resetLimit: () => void) => {
    await limitStatements(client, longest)
    // Values of conditions are written with backslashes.
    await ask(client, "set session sql_mode = replace(@@sql_mode, 'NO_BACKSLASH_ESCAPES', '')")
    await ask(client, 'set session transaction isolation level repeatable read')
    await ask(client, 'start transaction with consistent snapshot, read only')
    return work(connectionOf(client, longest, resetLimit))
  }
  return withClient(database, read, signal)
}
