import type { ForeignColumn, ForeignConnection, ForeignRow, ForeignRows, ForeignTable } from '../../db/foreign'
import type { DataSourceColumn, DataSourceTable } from '../../generated/operations'
import type { CallOf } from '../../http/module'
import { exportSheet } from '../../sheets'
import { fail } from '../../util/errors'
import { withSource } from './read'
import { texts } from './texts'

/** Tables that are listed at most. */
const MOST_TABLES = 1000
/** `schema.table`, or the table alone where one schema has it; what is wrong with it otherwise. */
export function tableNamed(tables: readonly ForeignTable[], text: string): ForeignTable | string {
  const wanted = text.trim()
  const [found, other] = tables.filter(({ schema, name }) => wanted === `${schema}.${name}` || wanted === name)
  return other ? texts.manyTables(wanted) : (found ?? texts.noTable(wanted))
}

/** Rows of which values are shown, and characters of what is shown of a column. */
const SAMPLES = 3
const LONGEST_SAMPLE = 100

async function list(call: CallOf<'sysDataSourceTables'>): Promise<DataSourceTable[]> {
  const { sourceId, name = '' } = call.query
  const wanted = name.trim().replaceAll('*', '').toLowerCase()
  const all = await withSource(call, { id: sourceId }, connection => connection.tables())
  return all
    .filter(table => table.name.toLowerCase().includes(wanted) || table.title.toLowerCase().includes(wanted))
    .slice(0, MOST_TABLES)
    .map(table => ({ ...table, id: `${table.schema}.${table.name}`, sourceId }))
}

const sampleOf = (values: readonly unknown[]) =>
  values
    .filter(value => value !== null && value !== '')
    .map(value => (Buffer.isBuffer(value) ? texts.binary : typeof value === 'object' ? JSON.stringify(value) : String(value)))
    .join('；')
    .slice(0, LONGEST_SAMPLE)

async function columns(call: CallOf<'sysDataSourceColumns'>): Promise<DataSourceColumn[]> {
  const { sourceId, schema, table } = call.query
  return withSource(call, { id: sourceId }, async connection => {
    const place = { schema, name: table }
    const found = await connection.columns(place)
    if (found.length === 0) return fail(texts.noTable(table))
    const asked = { table: place, columns: found.map(({ name }) => name), limit: SAMPLES }
    const rows: ForeignRow[] = []
    for await (const part of connection.rows(asked)) rows.push(...part)
    return found.map(column => ({ ...column, id: column.name, sample: sampleOf(rows.map(row => row[column.name])) }))
  })
}

/** Rows of one workbook, and characters of all their texts. */
const MOST_ROWS = 50_000
const MOST_TEXT = 64_000_000

/** What people call the columns: as the database explains them, where no two are explained alike. */
export function headsOf(columns: readonly ForeignColumn[]): readonly string[] {
  const told = columns.map(({ title, name }) => title.trim() || name)
  return columns.map(({ name }, index) => (told.filter(head => head === told[index]).length > 1 ? name : (told[index] ?? name)))
}

/** A number that a double holds stays one; bytes are no cell. */
export function cellOf(value: unknown): string | number | null {
  if (value === null || value === undefined || Buffer.isBuffer(value)) return null
  return typeof value === 'number' ? value : typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** All rows of a table, as long as a workbook takes them. */
export async function tableRows(
  connection: ForeignConnection,
  table: ForeignRows['table'],
  columns: readonly string[],
): Promise<ForeignRow[]> {
  const rows: ForeignRow[] = []
  let size = 0
  for await (const part of connection.rows({ table, columns, limit: MOST_ROWS + 1 })) {
    for (const row of part) for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 1
    rows.push(...part)
    if (rows.length > MOST_ROWS || size > MOST_TEXT) fail(texts.tooLarge(table.name, MOST_ROWS))
  }
  return rows
}

async function workbook(call: CallOf<'sysDataSourceWorkbook'>) {
  const { sourceId, schema, table: name } = call.query
  const place = { schema, name }
  const [found, rows] = await withSource(call, { id: sourceId }, async connection => {
    const columns = await connection.columns(place)
    if (columns.length === 0) return fail(texts.noTable(name))
    return [
      columns,
      await tableRows(
        connection,
        place,
        columns.map(column => column.name),
      ),
    ] as const
  })
  const heads = headsOf(found)
  const columns = found.map((column, index) => ({
    name: column.name,
    title: heads[index] ?? column.name,
    required: false,
    number: false,
    read: () => null,
    cell: (row: ForeignRow) => cellOf(row[column.name]),
  }))
  return exportSheet(call, { title: name, table: 'sys_data_source', columns, rows })
}

/** What stands in a data source: its tables, their columns, a few values of each, and the rows of one for the imports of lists. */
export const tableHandlers = { sysDataSourceTables: list, sysDataSourceColumns: columns, sysDataSourceWorkbook: workbook }
