import type { CellTable } from './cell-table'

/** Cells that one of a page may cover; more than a spreadsheet has columns is no table that was copied. */
const MOST = 16_384

/** Styles of spreadsheets: they mean nothing here, and the policy of the page reports them where they are parsed. */
const STYLES = /<style\b[^>]*>[\s\S]*?(?:<\/style\s*>|$)/gi

/**
 * The one table of a page that was copied, such as a block of a spreadsheet, a document or a web page. A cell that covers others
 * stands in its first place, and the others are empty; lines inside of a cell stay in it. Undefined where there is no table, or
 * more than one. Nothing of the page is run or loaded.
 */
export function readHtmlTable(html: string): CellTable | undefined {
  if (!/<table[\s>]/i.test(html)) return undefined
  const tables = new DOMParser().parseFromString(html.replace(STYLES, ''), 'text/html').querySelectorAll('table')
  const [table] = tables
  if (table === undefined || tables.length > 1) return undefined
  const lines: string[][] = []
  const taken: boolean[][] = []
  ;[...table.rows].forEach((row, at) => {
    let column = 0
    for (const cell of row.cells) {
      while (taken[at]?.[column]) column++
      cover(taken, at, column, Math.min(cell.rowSpan || 1, table.rows.length - at), Math.min(cell.colSpan, MOST))
      const line = lineOf(lines, at)
      line[column] = textOf(cell)
      column += cell.colSpan
    }
    lineOf(lines, at)
  })
  const width = Math.max(0, ...taken.map(line => line?.length ?? 0))
  return lines.map(line => Array.from({ length: width }, (_, column) => line[column] ?? ''))
}

function lineOf(lines: string[][], at: number): string[] {
  const line = lines[at] ?? []
  lines[at] = line
  return line
}

function cover(taken: boolean[][], top: number, left: number, rows: number, columns: number): void {
  for (let row = top; row < top + rows; row++) {
    const line = taken[row] ?? []
    taken[row] = line
    for (let column = left; column < left + columns; column++) line[column] = true
  }
}

/** What users read in a cell: blanks and line ends of the source are blanks, `br` and blocks are line ends. */
function textOf(cell: Element): string {
  let text = ''
  const walk = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) text += (node.textContent ?? '').replace(/[\t\n\r ]+/g, ' ')
    else if (node instanceof Element && !/^(script|style)$/i.test(node.tagName)) {
      const block = /^(p|div|li|h\d)$/i.test(node.tagName)
      if (block && text !== '' && !text.endsWith('\n')) text += '\n'
      if (/^br$/i.test(node.tagName)) text += '\n'
      else for (const child of node.childNodes) walk(child)
    }
  }
  for (const child of cell.childNodes) walk(child)
  return text
    .split('\n')
    .map(line => line.replaceAll('\u00a0', ' ').trim())
    .join('\n')
    .trim()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>')

/** The same the other way, for documents and mails, and so that spreadsheets keep texts such as 007 as they are. */
export function writeHtmlTable(table: CellTable): string {
  const rows = table.map(line => `<tr>${line.map(cell => `<td style="mso-number-format:'\\@'">${escaped(cell)}</td>`).join('')}</tr>`)
  return `<table>${rows.join('')}</table>`
}
