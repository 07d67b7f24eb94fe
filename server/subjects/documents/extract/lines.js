/** @typedef {{ text: string, x: number, y: number, width: number, height: number }} Piece Letters with their box, in units of the page. */
/** @typedef {import('./types').Places} Places */

/** Characters that stand beside each other without a blank. */
const EAST_ASIAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef\u2018-\u201d\u2026\u2014]/u

/** Heights of a line from which a gap between Chinese characters tells words or columns apart. */
const WIDE_GAP = 0.8

const joins = (/** @type {string} */ before, /** @type {string} */ after) =>
  EAST_ASIAN.test(before.at(-1) ?? '') && EAST_ASIAN.test(after[0] ?? '')

/** A fraction of the page, as exact as a screen shows it. */
export const fraction = (/** @type {number} */ value) => Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000

function edges(/** @type {Piece[]} */ line) {
  const left = Math.min(...line.map(({ x }) => x))
  const right = Math.max(...line.map(({ x, width }) => x + width))
  const height = Math.max(...line.map(piece => piece.height))
  const top = Math.min(...line.map(({ y }) => y))
  return { left, right, height, top, line }
}

/** Heights of a line from which gaps in two lines after each other tell that they are rows of a table. */
const COLUMN_GAP = 1.5

const hasColumns = (/** @type {ReturnType<typeof edges>} */ { line, height }) =>
  line.some((piece, at) => {
    const before = line[at - 1]
    return before !== undefined && piece.x - before.x - before.width > COLUMN_GAP * height
  })

/** Whether a paragraph goes on with the next line: this one is full, and the next is neither indented nor far below. */
function goesOn(
  /** @type {ReturnType<typeof edges>} */ line,
  /** @type {ReturnType<typeof edges>} */ next,
  /** @type {number} */ left,
  /** @type {number} */ right,
) {
  const near = next.top - line.top < 2.5 * Math.max(line.height, next.height) && next.top > line.top
  return (
    near &&
    !(hasColumns(line) && hasColumns(next)) &&
    line.right >= right - 2 * line.height &&
    next.left <= left + 1.2 * next.height &&
    Math.abs(next.height - line.height) < 0.4 * line.height
  )
}

/** Between two pieces of a line: nothing between Chinese characters, unless a wide gap tells columns apart. */
function between(/** @type {Piece} */ before, /** @type {Piece} */ piece, /** @type {string} */ text) {
  const gap = piece.x - before.x - before.width
  const height = Math.max(before.height, piece.height)
  if (gap > WIDE_GAP * height) return ' '
  if (joins(text, piece.text)) return ''
  return gap > 0.15 * height ? ' ' : ''
}

/**
 * The text of a page out of its lines, and where each piece of it stands. Lines of one paragraph become one.
 * @param {Piece[][]} lines @param {number} width @param {number} height
 * @returns {{ text: string, places: Places }}
 */
export function textOfLines(lines, width, height) {
  const rows = lines
    .map(line => line.filter(piece => piece.text.trim() !== ''))
    .filter(line => line.length > 0)
    .map(edges)
  const left = Math.min(...rows.map(row => row.left))
  const right = Math.max(...rows.map(row => row.right))
  /** @type {[number, number, number, number, number, number][]} */
  const runs = []
  let text = ''
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1]
    const first = row.line[0]?.text.trimStart() ?? ''
    if (above) text += !goesOn(above, row, left, right) ? '\n' : joins(text, first) ? '' : ' '
    for (const [at, piece] of row.line.entries()) {
      const before = row.line[at - 1]
      const letters = piece.text.trim()
      if (before) text += between(before, { ...piece, text: letters }, text)
      runs.push([
        text.length,
        text.length + letters.length,
        fraction(piece.x / width),
        fraction(piece.y / height),
        fraction(piece.width / width),
        fraction(piece.height / height),
      ])
      text += letters
    }
  }
  return { text, places: { width: Math.round(width), height: Math.round(height), runs } }
}
