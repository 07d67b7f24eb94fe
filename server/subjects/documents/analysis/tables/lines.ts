import type { Stretch, TablePage } from './types'

/** Letters of a line that stand together, in units of the page. */
export interface Segment {
  readonly left: number
  readonly right: number
  readonly text: string
  readonly places: readonly Stretch[]
}

/** What stands on one height of a page. */
export interface PageLine {
  readonly top: number
  readonly height: number
  readonly segments: readonly Segment[]
}

interface Piece {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly height: number
  readonly text: string
  readonly place: Stretch
}

/** Heights of a line: a wider gap tells cells apart, a narrower one words. */
const [CELLS, WORDS] = [0.7, 0.15]
const HAN = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u

function piecesOf({ text, places }: TablePage): Piece[] {
  if (!places) return []
  return places.runs
    .map(([start, end, x, y, width, height]) => ({
      left: x * places.width,
      right: (x + width) * places.width,
      top: y * places.height,
      height: height * places.height,
      text: text.slice(start, end),
      place: [start, end] as const,
    }))
    .filter(piece => piece.height > 0 && piece.text.trim() !== '')
    .toSorted((a, b) => a.top + a.height / 2 - b.top - b.height / 2)
}

const middle = ({ top, height }: Piece) => top + height / 2

/** Pieces of one height belong to one line. */
function rowsOf(pieces: readonly Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of pieces) {
    const last = rows.at(-1)
    const first = last?.[0]
    if (last && first && Math.abs(middle(piece) - middle(first)) < 0.5 * Math.max(piece.height, first.height)) last.push(piece)
    else rows.push([piece])
  }
  return rows
}

const joint = (before: string, after: string, gap: number, height: number) =>
  (HAN.test(before.at(-1) ?? '') && HAN.test(after[0] ?? '')) || gap < WORDS * height ? '' : ' '

function segmentsOf(row: readonly Piece[], height: number): Segment[] {
  const segments: Segment[] = []
  for (const { left, right, text, place } of row.toSorted((a, b) => a.left - b.left)) {
    const last = segments.at(-1)
    if (!last || left - last.right > CELLS * height) segments.push({ left, right, text, places: [place] })
    else {
      const joined = last.text + joint(last.text, text, left - last.right, height) + text
      segments.splice(-1, 1, { left: last.left, right: Math.max(last.right, right), text: joined, places: [...last.places, place] })
    }
  }
  return segments
}

const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The lines of a page as they are seen, from above: whatever the order in which its file tells the letters. */
export const linesOf = (page: TablePage): PageLine[] =>
  rowsOf(piecesOf(page)).map(row => {
    const height = median(row.map(piece => piece.height))
    return { top: Math.min(...row.map(({ top }) => top)), height, segments: segmentsOf(row, height) }
  })

export { median }
