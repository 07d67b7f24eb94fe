import { letters } from '../util/letters'
import type { Column, SheetRecord } from './column'
import { texts } from './texts'
import type { SheetRow } from './workbook'

/** One row: what could be read of it, and why the rest could not. */
export interface ReadRow {
  /** As the workbook numbers it, from 1. */
  readonly row: number
  readonly record: SheetRecord
  /** Empty for a row that is a record. */
  readonly messages: readonly string[]
}

/** The rows below the header, or one message about the sheet as a whole. */
export type ReadSheet = { readonly records: readonly ReadRow[] } | { readonly message: string }

/** Title rows before the header; people may have deleted or added one. */
const HEADER_WITHIN = 10

/** Stars and blanks that people put at required columns are not part of a title. */
const plainTitle = (text: string) => text.replace(/[*＊\s]/g, '')

const titlesOf = ({ title, titles = [] }: Column) => [...new Set([...titles, title].map(plainTitle))]

/** The columns by what a sheet may call them; several may be called the same. */
type Columns = ReadonlyMap<string, readonly Column[]>

function byTitle(columns: readonly Column[]): Columns {
  const found = new Map<string, Column[]>()
  for (const column of columns) for (const title of titlesOf(column)) found.set(title, [...(found.get(title) ?? []), column])
  return found
}

/** What a row says as a header: a title that is merged over several rows or columns stands in each of them. */
const titlesIn = ({ cells, merged = {} }: SheetRow) => cells.map((text, at) => merged[at] ?? text)

function headerIn(rows: readonly SheetRow[], known: Columns): number {
  let best = -1
  let most = 0
  rows.slice(0, HEADER_WITHIN).forEach((row, index) => {
    const count = new Set(
      titlesIn(row)
        .map(plainTitle)
        .filter(title => known.has(title)),
    ).size
    if (count > most) [best, most] = [index, count]
  })
  return best
}

/** Why a cell cannot be read, whatever column it stands in; undefined where it can. */
function faultOf({ cells, faults, merged }: SheetRow, index: number, title: string): string | undefined {
  const fault = faults?.[index]
  if (fault !== undefined) return texts.faulty(title, letters(index), fault)
  const covering = cells[index] ? undefined : merged?.[index]
  return covering === undefined ? undefined : texts.merged(title, letters(index), covering)
}

/** What the cells of a row say, each by the column at its place; none: what stands there is left out. */
export function readRow(row: SheetRow, places: readonly (Column | undefined)[]): ReadRow {
  const record: Record<string, unknown> = Object.create(null)
  const messages: string[] = []
  places.forEach((column, index) => {
    if (!column) return
    const fault = faultOf(row, index, column.title)
    const said = fault === undefined ? column.read(row.cells[index] ?? '') : { message: fault }
    if (!said) return
    if ('message' in said) messages.push(said.message)
    else record[column.name] = said.wire
  })
  return { row: row.number, record, messages }
}

/** A cell of a header with the column that it names; `again`: the columns of that title, which all stand in earlier cells. */
interface Head {
  readonly title: string
  readonly column: Column | undefined
  readonly again?: readonly Column[]
}

/** Columns that are called the same are named in their order. */
function headsOf(row: SheetRow, known: Columns): readonly Head[] {
  const named = new Set<Column>()
  return titlesIn(row).map(title => {
    const columns = known.get(plainTitle(title)) ?? []
    const column = columns.find(one => !named.has(one))
    if (column) named.add(column)
    return columns.length > 0 && !column ? { title, column, again: columns } : { title, column }
  })
}

/** The cells of the header with the columns that they name; none where there is no header. */
export function headerOf(rows: readonly SheetRow[], columns: readonly Column[]): readonly Head[] {
  const known = byTitle(columns)
  const header = rows[headerIn(rows, known)]
  return header ? headsOf(header, known) : []
}

/** The message about a column that stands twice, with something in both; undefined where none does. */
function doubled(heads: readonly Head[], body: readonly SheetRow[]): string | undefined {
  const holds = (at: number) => body.some(({ cells, faults }) => Boolean(cells[at]) || faults?.[at] !== undefined)
  const second = heads.find(({ again }, at) => again !== undefined && holds(at))
  if (!second) return undefined
  const isSame = (head: Head) => head === second || (head.column !== undefined && second.again?.includes(head.column))
  return texts.doubledColumn(
    second.title,
    heads.flatMap((head, at) => (isSame(head) ? [letters(at)] : [])),
  )
}

/** Finds the header among the first rows and reads what stands below it, whatever the order of the columns. */
export function readSheet(rows: readonly SheetRow[], columns: readonly Column[]): ReadSheet {
  const known = byTitle(columns)
  const at = headerIn(rows, known)
  const header = rows[at]
  if (!header) return { message: texts.noHeader(columns.map(column => column.title)) }
  const heads = headsOf(header, known)
  const places = heads.map(({ column }) => column)
  const missing = columns.find(column => column.required && !places.includes(column))
  if (missing) return { message: texts.missingColumn(missing.title) }
  const body = rows.slice(at + 1)
  const message = doubled(heads, body)
  if (message !== undefined) return { message }
  return body.length === 0 ? { message: texts.noRows } : { records: body.map(row => readRow(row, places)) }
}
