import type { PivotLines } from './pivot-content'

type Cell = string | number | null

function cellsOf({ corner, head, lines }: PivotLines): Cell[][] {
  return [[...corner, ...head], ...lines.map(({ heads, numbers }) => [...heads, ...numbers.map(({ number }) => number)])]
}

/** What a sheet would take for a formula is a text to it. */
function harmless(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell
}

const quoted = (text: string) => (/[",\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Values between commas, in a form that sheets open with its characters right. */
export function csvOf(lines: PivotLines): string {
  const text = cellsOf(lines).map(cells => cells.map(cell => quoted(harmless(cell))).join(','))
  return `\uFEFF${text.join('\r\n')}\r\n`
}

/** Values between tabs, to be pasted into a sheet. */
export function tsvOf(lines: PivotLines): string {
  return cellsOf(lines)
    .map(cells => cells.map(cell => harmless(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t'))
    .join('\n')
}
