/** A text that is read sign by sign. */
export interface Signs {
  readonly length: number
  charCodeAt(at: number): number
}

/** A part between stars, with what a search goes on from after a sign that differs. */
interface Piece {
  readonly text: string
  /** Of each beginning of the piece: the length of its longest part that is a beginning as well. */
  readonly borders: readonly number[]
}

/** What stands between two slashes: pieces with anything between them; null for anything at all, but not nothing. */
export type Segment = readonly Piece[] | null

const SLASH = 47

function bordersOf(text: string): number[] {
  const borders = [0]
  for (let at = 1, border = 0; at < text.length; at++) {
    while (border > 0 && text[at] !== text[border]) border = borders[border - 1] ?? 0
    if (text[at] === text[border]) border++
    borders.push(border)
  }
  return borders
}

/** A segment of texts with anything between them; of one text, that text. */
export const segmentOf = (texts: readonly string[]): Segment => texts.map(text => ({ text, borders: bordersOf(text) }))

function standsAt(path: Signs, from: number, { text }: Piece): boolean {
  for (let at = 0; at < text.length; at++) if (path.charCodeAt(from + at) !== text.charCodeAt(at)) return false
  return true
}

/** Behind the first place of a piece between two others; -1 for none. Reads every sign once. */
function behind(path: Signs, from: number, end: number, { text, borders }: Piece): number {
  let matched = 0
  for (let at = from; at < end; at++) {
    const sign = path.charCodeAt(at)
    while (matched > 0 && sign !== text.charCodeAt(matched)) matched = borders[matched - 1] ?? 0
    if (sign === text.charCodeAt(matched)) matched++
    if (matched === text.length) return at + 1
  }
  return -1
}

function fits(segment: Segment, path: Signs, from: number, end: number): boolean {
  if (segment === null) return end > from
  const first = segment[0]
  const last = segment.at(-1)
  if (!first || !last) return false
  if (segment.length === 1) return end - from === first.text.length && standsAt(path, from, first)
  const until = end - last.text.length
  let at = from + first.text.length
  if (at > until || !standsAt(path, from, first) || !standsAt(path, until, last)) return false
  for (const piece of segment.slice(1, -1)) {
    at = behind(path, at, until, piece)
    if (at < 0) return false
  }
  return true
}

function endOf(path: Signs, from: number): number {
  let at = from
  while (at < path.length && path.charCodeAt(at) !== SLASH) at++
  return at
}

/** A pattern of paths. It takes a time that grows with the path alone, whatever is written in it: no sign is read more than three times. */
export class PathPattern {
  /** `open`: whatever follows the last segment fits too. */
  constructor(
    private readonly segments: readonly Segment[],
    private readonly open = false,
  ) {}

  test(path: Signs): boolean {
    let at = 0
    for (const segment of this.segments) {
      if (at >= path.length || path.charCodeAt(at) !== SLASH) return false
      const end = endOf(path, at + 1)
      if (!fits(segment, path, at + 1, end)) return false
      at = end
    }
    return this.open || at === path.length
  }
}
