/** From where to where a text is marked, in UTF-16 units; the end is not marked any more. */
export type Mark = readonly [from: number, to: number]

/** A part of a text that is marked as a whole, or not at all. */
export interface TextPiece {
  readonly text: string
  /** Where it stands in the text. */
  readonly from: number
  /** Which of the marks it belongs to; undefined: none. */
  readonly mark: number | undefined
}

/** A text in pieces, in order, by its marks; where two overlap the earlier one has what both mark, and what is out of bounds marks nothing. */
export function piecesOf(text: string, marks: readonly Mark[]): readonly TextPiece[] {
  const pieces: TextPiece[] = []
  let at = 0
  const take = (to: number, mark: number | undefined) => {
    if (to > at) pieces.push({ text: text.slice(at, to), from: at, mark })
    at = Math.max(at, to)
  }
  const order = marks.map(([from, to], index) => ({ from, to: Math.min(to, text.length), index })).toSorted((a, b) => a.from - b.from)
  for (const { from, to, index } of order) {
    if (to <= at || to <= from) continue
    take(Math.max(from, 0), undefined)
    take(to, index)
  }
  take(text.length, undefined)
  return pieces
}

/** Where the runs of a page's text stand: `[start, end, x, y, width, height]`, places in shares of the page from its upper left corner. */
export type Run = readonly [start: number, end: number, x: number, y: number, width: number, height: number]

/** A place on a page, in shares of its width and height. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Letters, digits and half-width signs are about half as wide as other characters. */
export function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at += 1) width += text.charCodeAt(at) < 0x2000 ? 0.5 : 1
  return width
}

/** The boxes of a part of a page's text. Of a run that is marked in part, the share that its characters have. */
export function boxesOf(runs: readonly Run[], [from, to]: Mark, text = ''): readonly Box[] {
  return runs.flatMap(([start, end, x, y, width, height]) => {
    const [first, last] = [Math.max(from, start), Math.min(to, end)]
    if (last <= first) return []
    const letters = text.slice(start, end).padEnd(end - start, '\u3000')
    const share = width / widthOf(letters)
    const before = widthOf(letters.slice(0, first - start))
    return [{ x: x + share * before, y, width: share * widthOf(letters.slice(first - start, last - start)), height }]
  })
}

/** What is marked in a text, of more than one kind: `id` tells whose it is. */
export interface Shade {
  readonly from: number
  readonly to: number
  readonly id: string
}

/** A part of a text in which the same things are marked. */
export interface ShadedPiece {
  readonly text: string
  readonly from: number
  readonly shades: readonly Shade[]
}

/** A stretch of a text in pieces, cut where something that is marked begins or ends. */
export function shadedPieces(text: string, [from, to]: Mark, shades: readonly Shade[]): readonly ShadedPiece[] {
  const inside = shades.filter(shade => shade.from < to && shade.to > from)
  const cuts = [...new Set([from, to, ...inside.flatMap(shade => [shade.from, shade.to])])]
    .filter(cut => cut >= from && cut <= to)
    .toSorted((a, b) => a - b)
  return cuts.slice(0, -1).map((start, index) => {
    const end = cuts[index + 1] ?? to
    return { text: text.slice(start, end), from: start, shades: inside.filter(shade => shade.from < end && shade.to > start) }
  })
}
