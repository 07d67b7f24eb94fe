import type { ForeignRow } from '../../../db/foreign'
import { FinalError, type JobContext } from '../../../jobs'
import { tableNamed, withSource } from '../../data-sources'
import { texts } from './texts'

export interface Params {
  readonly dictionary: string
  readonly source: string
  readonly table: string
  readonly value: string
  readonly text?: string
  readonly disable: boolean
}

export interface Item {
  readonly itemValue: string
  readonly itemText: string
}

/** Items of a dictionary that come of a table at most; what chooses by it draws all of them. */
const MOST_ITEMS = 5000
/** Characters of a value and of its text. */
const LONGEST = 100

/** The rows of the columns, one more than a dictionary may have; what is wrong where there are none to be had. */
async function rowsOf({ params, keyFor, withTenant }: JobContext<Params>): Promise<readonly ForeignRow[] | string> {
  const { source, table } = params
  const reading = { readTenant: withTenant, can: () => true, dataSourceKey: keyFor('data-sources') }
  return withSource(reading, { code: source }, async connection => {
    const place = tableNamed(await connection.tables(), table)
    if (typeof place === 'string') return place
    const there = new Set((await connection.columns(place)).map(({ name }) => name))
    const columns = [...new Set(columnsOf(params))]
    const missing = columns.find(name => !there.has(name))
    if (missing !== undefined) return texts.noColumn(table, missing)
    const rows: ForeignRow[] = []
    for await (const part of connection.rows({ table: place, columns, limit: MOST_ITEMS + 1 })) rows.push(...part)
    return rows
  })
}

const columnsOf = ({ value, text }: Params) => [value, text || value] as const
const textOf = (value: unknown) => (value === null || value === undefined || Buffer.isBuffer(value) ? '' : String(value).trim())

function fail(message: string): never {
  throw new FinalError(message)
}

/** What stands in the table by its values, each once; the first of rows that share one. Fails for good where a dictionary could not hold it. */
export async function readItems(context: JobContext<Params>): Promise<readonly Item[]> {
  const { table } = context.params
  const [value, text] = columnsOf(context.params)
  const rows = await rowsOf(context)
  if (typeof rows === 'string') return fail(rows)
  if (rows.length > MOST_ITEMS) fail(texts.tooMany(table, MOST_ITEMS))
  const items = new Map<string, Item>()
  for (const row of rows) {
    const itemValue = textOf(row[value])
    if (itemValue === '' || items.has(itemValue)) continue
    const itemText = textOf(row[text]) || itemValue
    if (Math.max([...itemValue].length, [...itemText].length) > LONGEST) fail(texts.tooLong(itemValue.slice(0, LONGEST), LONGEST))
    items.set(itemValue, { itemValue, itemText })
  }
  if (items.size < rows.length) context.log('warn', texts.leftOut(rows.length - items.size))
  // A table that was emptied by mistake empties no dictionary.
  if (items.size === 0) fail(texts.empty(table))
  return [...items.values()].sort((one, other) => one.itemValue.localeCompare(other.itemValue, 'zh', { numeric: true }))
}
