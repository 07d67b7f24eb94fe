import type { SheetSource } from '../../../data/plan'
import { duckdb } from '../../../data/sql'
import { fail } from '../../../util/errors'
import { partsOf } from '../parts'
import type { DataServices } from '../services'
import { explain } from '../sheets/asking'
import { texts } from '../texts'

type StoredColumn = SheetSource['columns'][number]

/** A value of a row, and what tells the row from all others. */
export interface Cell {
  readonly value: string | null
  readonly key: readonly { readonly column: string; readonly value: string }[]
}

const { name: quoted, string, file: rowsOf } = duckdb

/** A column that a user may correct, or find rows by: masked ones would stand open in the recipe. */
export function openColumn({ columns }: SheetSource, name: string): StoredColumn {
  const column = columns.find(each => each.name === name) ?? fail(texts.noColumn(name))
  return column.hidden || column.mask ? fail(texts.correctsMasked(name)) : column
}

const text = (column: StoredColumn) => `cast(${quoted(column.stored)} as varchar)`

/** Reads a value that is to be corrected; fails where there is no such row, or the keys do not tell it from all others. */
export async function readCell(
  { engine }: DataServices,
  source: SheetSource,
  row: string,
  column: StoredColumn,
  keys: readonly StoredColumn[],
): Promise<Cell> {
  const [part = '', place = ''] = row.split('/')
  const file = source.files[partsOf(source.files).indexOf(part)] ?? fail(texts.noRow)
  const ask = (sql: string) => engine.rows({ statements: [{ sql }], reads: source.files }).catch(explain)
  const values = [column, ...keys].map(text).join(', ')
  const [found] = await ask(`select ${values} from ${rowsOf(file)} where place = ${Number(place)}`)
  const [value = null, ...given] = found ?? fail(texts.noRow)
  const key = keys.map(({ name }, at) => ({ column: name, value: String(given[at] ?? fail(texts.keyEmpty(name))) }))
  if (key.length > 0) {
    const same = keys.map((each, at) => `${text(each)} = ${string(key[at]?.value ?? '')}`).join(' and ')
    const all = source.files.map(each => `select * from ${rowsOf(each)}`).join(' union all ')
    const [[count = 0] = []] = await ask(`select count(*) from (${all}) where ${same}`)
    if (Number(count) !== 1) fail(texts.keyTwice(keys.map(({ name }) => name).join('、'), Number(count)))
  }
  return { value: value === null ? null : String(value), key }
}
