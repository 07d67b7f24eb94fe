import { readSheets } from '../../../../sheets/workbook/read-sheets.js'
import { Problem } from '../problem.js'

const SHEETS = 100
const COLUMNS = 1000
const ROWS = 200_000
const REASONS = { docType: 'docType', tooManyRows: 'tooLong', tooManyColumns: 'tooLong' }

/** Rows as paragraphs, each sheet begun with its name and on a page of its own. */
export function* readWorkbook(/** @type {Buffer} */ bytes, /** @type {'xls' | 'xlsx'} */ kind) {
  let read
  try {
    read = readSheets({ file: bytes, kind, rows: ROWS, columns: COLUMNS, sheets: SHEETS })
  } catch (error) {
    throw new Problem(/password|encrypt/i.test(String(error)) ? 'encrypted' : 'broken')
  }
  if ('problem' in read) throw new Problem(REASONS[/** @type {keyof typeof REASONS} */ (read.problem)] ?? 'broken')
  for (const { name, rows, spans } of read.sheets) {
    if (rows.length === 0) continue
    const spanned = spansByRow(spans, rows)
    yield { text: name, level: 1, breaks: true, look: { as: /** @type {const} */ ('h') } }
    let first = true
    for (const { number, cells } of rows) {
      yield {
        text: cells.join('\t').trimEnd(),
        look: { as: /** @type {const} */ ('row'), cells: placesOf(cells, spanned.get(number) ?? []), first },
      }
      first = false
    }
  }
}

/** @typedef {import('../../../../sheets/workbook/read-sheets.js').Span} Span */

/** Cells that are one, by each of the rows that they reach into; rows that are empty do not count. */
function spansByRow(/** @type {Span[]} */ spans, /** @type {{ number: number }[]} */ rows) {
  /** @type {Map<number, (Span & { first: boolean })[]>} */
  const byRow = new Map()
  const numbers = new Set(rows.map(({ number }) => number))
  for (const span of spans.slice(0, ROWS)) {
    const own = Array.from({ length: Math.min(span.rows, ROWS) }, (_, at) => span.row + at).filter(number => numbers.has(number))
    for (const [at, number] of own.entries())
      byRow.set(number, [...(byRow.get(number) ?? []), { ...span, rows: own.length, first: at === 0 && number === span.row }])
  }
  return byRow
}

/**
 * Where the cells of a row stand in its text, up to the last that holds something or is part of a larger one; those that a larger one covers
 * have no place of their own.
 */
function placesOf(/** @type {readonly unknown[]} */ cells, /** @type {(Span & { first: boolean })[]} */ spans) {
  let end = -1
  const covering = (/** @type {number} */ at) => spans.find(({ column, columns }) => at >= column && at < column + columns)
  const last = cells.findLastIndex((cell, at) => String(cell ?? '') !== '' || covering(at) !== undefined)
  return cells.slice(0, last + 1).flatMap((cell, at) => {
    const start = end + 1
    end = start + String(cell ?? '').length
    const span = covering(at)
    if (span !== undefined && !(span.first && span.column === at)) return []
    return [/** @type {const} */ ([start, end, span?.columns ?? 1, span?.rows ?? 1, 0])]
  })
}
