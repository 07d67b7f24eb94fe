import { dictionariesOf, wordsOf } from '../dictionary'
import type { StoredPicture } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import type { Host } from '../model/host'
import type { Row } from '../model/source'
import { cellText, decodeCell, getCellType } from '../registry'
import { PrintedPictures } from './printed-pictures'

/** Prints the rows as a plain table: what people read in the list, without the application around it. Pictures are waited for. */
export async function printRows(host: Host, fields: readonly FieldModel[], rows: readonly Row[]): Promise<void> {
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  document.body.append(frame)
  const pictures = new PrintedPictures(host.client)
  const page = frame.contentDocument
  page?.body.append(printTable(page, { host, fields, rows, pictures }))
  frame.contentWindow?.addEventListener('afterprint', () => {
    frame.remove()
    pictures.release()
  })
  await pictures.there()
  frame.contentWindow?.print()
}

export interface PrintedRows {
  readonly host: Host
  readonly fields: readonly FieldModel[]
  readonly rows: readonly Row[]
  readonly pictures: PrintedPictures
}

/** The table that is printed; cells are text, or pictures. */
export function printTable(page: Document, { host, fields, rows, pictures }: PrintedRows): HTMLTableElement {
  const table = page.createElement('table')
  table.style.borderCollapse = 'collapse'
  const head = table.createTHead().insertRow()
  for (const field of fields) fill(head.appendChild(page.createElement('th')), field.title)
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const field of fields) {
      const cell = line.insertCell()
      const shown = picturesOf(field, row)
      fill(cell, shown.length > 0 ? '' : printedText(host, field, row))
      for (const picture of shown) cell.append(pictures.draw(page, picture))
    }
  }
  return table
}

function fill(cell: HTMLTableCellElement, text: string): void {
  cell.textContent = text
  cell.style.border = '1px solid #999'
  cell.style.padding = '4px'
}

function picturesOf(field: FieldModel, row: Row): readonly StoredPicture[] {
  const { pictures } = getCellType(field.type)
  if (pictures === undefined) return []
  try {
    return pictures(decodeCell(field, row[field.name]))
  } catch {
    return []
  }
}

/** The text that came with the row, else that of the cell; what a cell cannot hold is printed as it came. */
function printedText(host: Host, field: FieldModel, row: Row): string {
  const told = row[`${field.name}_dictText`]
  if (typeof told === 'string' && told !== '') return wordsOf(field.dict, told)
  const options = field.options ?? (field.dict === undefined ? [] : dictionariesOf(host).snapshot(field.dict).options)
  try {
    return cellText(field, row[field.name], options)
  } catch {
    return String(row[field.name] ?? '')
  }
}
