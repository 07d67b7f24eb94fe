import { type SheetContent, writeWorkbook } from '../../../../sheets'
import { texts } from '../texts'
import { cellOf, formatOf, isFigures } from './numbers'
import type { KeptTable } from './repository'

/** Sheets that one workbook may have. */
export const MOST_SHEETS = 500
const [NARROWEST, WIDEST] = [8, 40]

/** A table as readers have it: corrected where it was. */
export const shownOf = ({ correction, title, titles, cells }: KeptTable) => correction ?? { title, titles, cells }

/** Characters of a text as wide as those of a column: Chinese ones are two. */
const widthOf = (text: string) => Array.from(text).reduce((sum, sign) => sum + (sign.charCodeAt(0) > 255 ? 2 : 1), 0)

/** A table as a sheet; `document` is the name that it is of. Codes stay texts. */
export function sheetOf(table: KeptTable, document: string, no: number): SheetContent {
  const { title, titles, cells } = shownOf(table)
  const columns = titles.map((_, at) => cells.map(row => row[at] ?? ''))
  const figures = columns.map(isFigures)
  const notes = [
    document,
    texts.pages(table.page, table.lastPage),
    texts.origins[table.origin],
    ...(table.correction ? [texts.corrected] : []),
  ]
  return {
    title: title || `${texts.table}${no}`,
    subtitle: notes.join(' · '),
    columns: titles.map((name, at) => {
      const own = columns[at] ?? []
      const width = Math.min(WIDEST, Math.max(NARROWEST, ...[name, ...own.slice(0, 200)].map(text => widthOf(text) + 2)))
      return { title: name || texts.column(at + 1), width, ...(figures[at] && { number: true, format: formatOf(own) }) }
    }),
    rows: cells.map(row => titles.map((_, at) => cellOf(row[at] ?? '', figures[at] ?? false))),
  }
}

/** Tables of one document as a workbook, one sheet each. */
export const workbookOf = (tables: readonly KeptTable[], document: string) =>
  writeWorkbook(...tables.slice(0, MOST_SHEETS).map((table, at) => sheetOf(table, document, at + 1)))
