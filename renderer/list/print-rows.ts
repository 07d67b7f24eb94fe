import { dictionariesOf, wordsOf } from '../dictionary'
import type { FieldModel } from '../model/field'
import type { Host } from '../model/host'
import type { Row } from '../model/source'
import { cellText } from '../registry'

/** Prints the rows as a plain table: what people read in the list, without the application around it. */
export function printRows(host: Host, fields: readonly FieldModel[], rows: readonly Row[]): void {
  const frame = document.createElement('iframe')
  frame.style.display = 'none'
  document.body.append(frame)
  const page = frame.contentDocument
  page?.body.append(printTable(page, host, fields, rows))
  frame.contentWindow?.addEventListener('afterprint', () => frame.remove())
  frame.contentWindow?.print()
}

/** The table that is printed; cells are text only. */
export function printTable(page: Document, host: Host, fields: readonly FieldModel[], rows: readonly Row[]): HTMLTableElement {
  const table = page.createElement('table')
  table.style.borderCollapse = 'collapse'
  const head = table.createTHead().insertRow()
  for (const field of fields) fill(head.appendChild(page.createElement('th')), field.title)
  const body = table.createTBody()
  for (const row of rows) {
    const line = body.insertRow()
    for (const field of fields) fill(line.insertCell(), printedText(host, field, row))
  }
  return table
}

function fill(cell: HTMLTableCellElement, text: string): void {
  cell.textContent = text
  cell.style.border = '1px solid #999'
  cell.style.padding = '4px'
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
