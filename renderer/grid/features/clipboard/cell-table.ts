/** Cells as text, by lines and columns. */
export type CellTable = readonly (readonly string[])[]

/**
 * The text of a clipboard as spreadsheets write it: columns apart by tabs, rows by line ends, and what holds either of them or
 * begins with a quote in double quotes. A line end after the last row is none of its own.
 */
export function readCellTable(text: string): CellTable {
  if (text === '') return []
  if (!text.includes('"')) return unquoted(text)
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const cell = text[at] === '"' ? quoted(text, at) : plain(text, at)
    rows.at(-1)?.push(cell.text)
    at = cell.end
    if (text[at] === '\t') at++
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      if (at >= text.length) break
      rows.push([])
    }
  }
  return rows
}

/** Nothing stands in quotes: every line end and tab divides. */
function unquoted(text: string): CellTable {
  const lines = text.split(/\r\n|[\r\n]/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map(line => line.split('\t'))
}

/** The same the other way. */
export function writeCellTable(table: CellTable): string {
  return table.map(row => row.map(written).join('\t')).join('\r\n')
}

const written = (cell: string): string => (/["\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

interface ReadCell {
  readonly text: string
  /** Where the tab, the line end or the end of the text stands. */
  readonly end: number
}

function plain(text: string, start: number): ReadCell {
  const end = endOf(text, start)
  return { text: text.slice(start, end), end }
}

/** A cell in quotes; one whose quotes do not close before its end was meant as it stands. */
function quoted(text: string, start: number): ReadCell {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] !== '"') continue
    if (text[at + 1] === '"') {
      at++
      continue
    }
    if (endOf(text, at + 1) !== at + 1) break
    return { text: text.slice(start + 1, at).replaceAll('""', '"'), end: at + 1 }
  }
  return plain(text, start)
}

function endOf(text: string, start: number): number {
  let end = start
  while (end < text.length && text[end] !== '\t' && text[end] !== '\n' && text[end] !== '\r') end++
  return end
}
