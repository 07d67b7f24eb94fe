import { createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { NO, YES } from '../../../data/import'
import type { ForeignColumn, ForeignCondition, ForeignConnection, ForeignRow, ForeignTable } from '../../../db/foreign'
import { csvField } from '../../../sheets/csv'
import { fail } from '../../../util/errors'
import { cellOf, headsOf, tableNamed } from '../../data-sources'
import { texts } from '../texts'
import { declaredOf, isBinary } from './column-types'
import { columnNamed, conditionsOf } from './conditions'
import type { TableOrigin } from './origin'

/** Bytes of the text of all rows. */
const MOST_BYTES = 8 * 1024 ** 3

/** A table that is read: its columns, and which rows of it. */
export interface OpenedTable {
  readonly table: ForeignTable
  /** Those that a text stands for. */
  readonly columns: readonly ForeignColumn[]
  /** What people call them, in their order. */
  readonly heads: readonly string[]
  /** Names of columns that no text stands for. */
  readonly leftOut: readonly string[]
  readonly where: readonly ForeignCondition[]
  /** The greatest value of the column that the rows go on by; null: no rows, or no such column. */
  readonly reached: string | null
}

/** Rows behind those that were read before, up to the last one that is there now. */
async function increment(connection: ForeignConnection, table: ForeignTable, column: ForeignColumn, after: string | null) {
  const named = { column: column.name, number: declaredOf(column.type).known !== null && declaredOf(column.type).known !== 'text' }
  const behind = after === null ? [] : [{ ...named, operator: 'gt', value: after } as const]
  const reached = await connection.greatest({ table, where: behind }, column.name)
  const upTo =
    reached === null ? ({ ...named, operator: 'isNotNull', value: '' } as const) : ({ ...named, operator: 'le', value: reached } as const)
  return { where: [...behind, upTo], reached }
}

/** Finds a table by its name, and which of its rows are meant. Fails for what is not there. */
export async function openTable(connection: ForeignConnection, origin: TableOrigin, after: string | null): Promise<OpenedTable> {
  const table = tableNamed(await connection.tables(), origin.table)
  if (typeof table === 'string') return fail(table)
  const all = await connection.columns(table)
  const columns = all.filter(({ type }) => !isBinary(type))
  const conditions = conditionsOf(origin.conditions, all)
  const { where, reached } = origin.column
    ? await increment(connection, table, columnNamed(columns, origin.column), after)
    : { where: [], reached: null }
  const heads = headsOf(columns)
  const leftOut = all.filter(({ type }) => isBinary(type)).map(({ name }) => name)
  return { table, columns, heads, leftOut, where: [...conditions, ...where], reached }
}

/** Texts of a row as a file would have them. */
function lineOf(row: ForeignRow, columns: readonly ForeignColumn[]): string {
  const fields = columns.map(({ name, type }) => {
    const text = String(cellOf(row[name]) ?? '')
    const isFlag = /^bool/i.test(type) && text !== ''
    return csvField(isFlag ? (text === 'true' ? YES : NO) : /time zone$/i.test(type) ? text.replace(/\+08$/, '') : text)
  })
  // A line without any sign would be no row.
  return fields.length === 1 && fields[0] === '' ? '""' : fields.join(',')
}

interface Writing {
  readonly columns: readonly ForeignColumn[]
  readonly heads?: readonly string[]
  readonly signal: AbortSignal
  /** Told after each part. */
  readonly onRows: (rows: number) => void
}

/** Writes the rows of a table as a text in UTF-8, after the heads where there are some; how many rows there were. */
export async function writeRows(
  connection: ForeignConnection,
  { table, where }: OpenedTable,
  to: string,
  { columns, heads, signal, onRows }: Writing,
): Promise<number> {
  let [rows, bytes] = [0, 0]
  async function* lines() {
    if (heads) yield `${heads.map(csvField).join(',')}\n`
    for await (const part of connection.rows({ table, columns: columns.map(({ name }) => name), where, asTexts: true })) {
      const text = part.map(row => `${lineOf(row, columns)}\n`).join('')
      rows += part.length
      bytes += Buffer.byteLength(text)
      if (bytes > MOST_BYTES) fail(texts.tableTooLarge(MOST_BYTES / 1024 ** 3))
      onRows(rows)
      yield text
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(to, { mode: 0o600 }), { signal })
  return rows
}
