import { delimitedText } from '../../model/file-text'
import type { Amount } from '../../ui/data/aggregate'
import type { PivotLines } from './pivot-content'

/** Names as a sheet holds them without harm, and numbers with all their digits. */
function cellsOf({ corner, head, lines }: PivotLines): string[][] {
  const names = (texts: readonly string[]) => texts.map(text => delimitedText(text))
  return [
    names([...corner, ...head]),
    ...lines.map(({ heads, numbers }) => [...names(heads), ...numbers.map(({ number }) => digits(number))]),
  ]
}

const digits = (number: Amount | null) => (number === null ? '' : String(number))

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Values between commas, in a form that sheets open with its characters right. */
export function csvOf(lines: PivotLines): string {
  const text = cellsOf(lines).map(cells => cells.map(quoted).join(','))
  return `\uFEFF${text.join('\r\n')}\r\n`
}

/** Values between tabs, to be pasted into a sheet. */
export function tsvOf(lines: PivotLines): string {
  return cellsOf(lines)
    .map(cells => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}
