import type { StoredPicture } from '../model/cell-type'
import type { FieldModel } from '../model/field'
import { fileText } from '../model/file-text'
import type { Host } from '../model/host'
import type { Row } from '../model/source'
import { type CellTypes, decodeCell } from '../registry'
import { PrintedPictures } from './printed-pictures'
import { type PrintedText, printedTexts } from './printed-texts'

/** Prints the rows as a plain table: what people read in the list, without the application around it. Names and pictures are waited for. */
export async function printRows(cells: CellTypes, host: Host, fields: readonly FieldModel[], rows: readonly Row[]): Promise<void> {
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  document.body.append(frame)
  const pictures = new PrintedPictures(host.client)
  const page = frame.contentDocument
  const textOf = await printedTexts(cells, host, fields, rows)
  page?.body.append(printTable(page, { cells, fields, rows, textOf, pictures }))
  frame.contentWindow?.addEventListener('afterprint', () => {
    frame.remove()
    pictures.release()
  })
  await pictures.there()
  frame.contentWindow?.print()
}

export interface PrintedRows {
  readonly cells: CellTypes
  readonly fields: readonly FieldModel[]
  readonly rows: readonly Row[]
  readonly textOf: PrintedText
  readonly pictures: PrintedPictures
}

/** The table that is printed; cells are text, or pictures. */
export function printTable(page: Document, { cells, fields, rows, textOf, pictures }: PrintedRows): HTMLTableElement {
  const table = page.createElement('table')
  table.style.borderCollapse = 'collapse'
  const head = table.createTHead().insertRow()
  for (const field of fields) fill(head.appendChild(page.createElement('th')), field.title)
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const field of fields) {
      const cell = line.insertCell()
      const shown = picturesOf(cells, field, row)
      fill(cell, shown.length > 0 ? '' : textOf(field, row))
      for (const picture of shown) cell.append(pictures.draw(page, picture))
    }
  }
  return table
}

function fill(cell: HTMLTableCellElement, text: string): void {
  cell.textContent = fileText(text)
  cell.style.border = '1px solid #999'
  cell.style.padding = '4px'
}

function picturesOf(cells: CellTypes, field: FieldModel, row: Row): readonly StoredPicture[] {
  const { pictures } = cells.get(field.type)
  if (pictures === undefined) return []
  try {
    return pictures(decodeCell(cells, field, row[field.name]))
  } catch {
    return []
  }
}
