import type { Readable } from 'node:stream'
import { type Connection, type FieldPacket, Types } from 'mysql2'
import { type ForeignAnswer, type ForeignStatement, type ForeignType, GIVEN_UP, tooLarge } from './database'

/** Names in double quotes, `||` between texts, and no signs but quotes that escape: as PostgreSQL reads a statement. */
const AS_STANDARD = "set session sql_mode = 'ANSI_QUOTES,PIPES_AS_CONCAT,NO_BACKSLASH_ESCAPES'"
/** State and number by which MariaDB and MySQL say that a statement has taken too long. */
const INTERRUPTED = '70100'
const TIMEOUT = 3024

const TYPES: ReadonlyMap<number | undefined, ForeignType> = new Map([
  ...[Types.TINY, Types.SHORT, Types.LONG, Types.INT24, Types.LONGLONG, Types.YEAR].map(type => [type, 'bigint'] as const),
  ...[Types.DECIMAL, Types.NEWDECIMAL, Types.FLOAT, Types.DOUBLE].map(type => [type, 'numeric'] as const),
  ...[Types.DATE, Types.NEWDATE].map(type => [type, 'date'] as const),
  ...[Types.DATETIME, Types.TIMESTAMP].map(type => [type, 'timestamp'] as const),
])

/** An unsigned number of eight bytes is larger than PostgreSQL's. */
const UNSIGNED = 32
function typeOf({ columnType, flags }: FieldPacket): ForeignType {
  const type = TYPES.get(columnType) ?? 'text'
  return type === 'bigint' && Number(flags) & UNSIGNED ? 'numeric' : type
}

/** Days that no calendar has, such as 0000-00-00, which MySQL keeps for none. */
const NO_DAY = /^0000|-00/

function textOf(value: unknown, type: ForeignType): string | null {
  if (value === null || value === undefined) return null
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value)
  return (type === 'date' || type === 'timestamp') && NO_DAY.test(text) ? null : text
}

interface Failure {
  readonly errno?: number
  readonly sqlState?: string
  readonly sqlMessage?: string
}

/** What the database has against a statement, by its state of SQL; whatever else went wrong as it is. */
function complaint(error: Failure): unknown {
  if (!error.sqlState) return error
  const code = error.errno === TIMEOUT || error.sqlState === INTERRUPTED ? GIVEN_UP : error.sqlState
  return Object.assign(new Error(error.sqlMessage), { code })
}

/** Rows as they come, until they are too many. */
async function taken(stream: Readable, types: () => readonly ForeignType[], { most, cut = false }: ForeignStatement) {
  const rows: (readonly (string | null)[])[] = []
  for await (const row of stream as AsyncIterable<readonly unknown[]>) {
    if (rows.length === most) {
      if (cut) break
      throw tooLarge()
    }
    rows.push(row.map((value, index) => textOf(value, types()[index] ?? 'text')))
  }
  return rows
}

/** Answers one select. Its values are bound by the database, not written into the text. */
export async function answerOf(client: Connection, asked: ForeignStatement): Promise<ForeignAnswer> {
  await new Promise<void>((resolve, reject) => {
    client.query(AS_STANDARD, error => (error ? reject(error) : resolve()))
  })
  let columns: ForeignAnswer['columns'] = []
  const command = client.execute({ sql: asked.pieces.join('?'), values: [...asked.values], rowsAsArray: true })
  command.on('fields', (fields: readonly FieldPacket[] | undefined) => {
    columns = fields?.map(field => ({ name: field.name, type: typeOf(field) })) ?? []
  })
  try {
    const rows = await taken(command.stream({ highWaterMark: 100 }), () => columns.map(({ type }) => type), asked)
    return { columns, rows }
  } catch (error) {
    throw complaint(error as Failure)
  }
}
