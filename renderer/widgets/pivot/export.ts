import type { Amount } from '../../ui/data/aggregate'
import type { PivotLines } from './pivot-content'

/** Names as they are harmless, and numbers with all their digits. */
function cellsOf({ corner, head, lines }: PivotLines): string[][] {
  const names = (texts: readonly string[]) => texts.map(harmless)
  return [
    names([...corner, ...head]),
    ...lines.map(({ heads, numbers }) => [...names(heads), ...numbers.map(({ number }) => digits(number))]),
  ]
}

const digits = (number: Amount | null) => (number === null ? '' : String(number))

/** What a sheet would take for a formula is a text to it. */
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Values between commas, in a form that sheets open with its characters right. */
export function csvOf(lines: PivotLines): string {
  const text = cellsOf(lines).map(cells => cells.map(cell => quoted(cell)).join(','))
  return `\uFEFF${text.join('\r\n')}\r\n`
}

/** Values between tabs, to be pasted into a sheet. */
export function tsvOf(lines: PivotLines): string {
  return cellsOf(lines)
    .map(cells => cells.map(cell => cell.replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}
