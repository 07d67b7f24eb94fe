import { type NormalText, normalise, type Stretch } from './normal'

/** Characters on each side of the end of a page that are looked at together: a text of up to one more is found over it. */
const REACH = 60
/** Lines above and below a text that repeat on each page. */
const MOST_REPEATED = 2
/** 第3页 共12页, - 3 -, 3/12: what tells the page and belongs to no sentence. */
const PAGE_NUMBER =
  /^[\s\-—–·.]*(?:第\s*)?[\dIVXivx一二三四五六七八九十百零〇]{1,7}\s*页?(?:\s*[,，/／]?\s*(?:共\s*)?\d{0,5}\s*页?)?[\s\-—–·.]*$/

interface Line {
  readonly from: number
  readonly to: number
  readonly text: string
}

/** Lines of a text that are not blank, with where they stand; the last ones where `last`. */
function linesAt(text: string, last: boolean): Line[] {
  const all: Line[] = []
  const part = last ? text.slice(-REACH * 8) : text.slice(0, REACH * 8)
  let from = last ? text.length - part.length : 0
  for (const line of part.split('\n')) {
    const own = line.trim()
    const begin = from + line.indexOf(own)
    if (own !== '') all.push({ from: begin, to: begin + own.length, text: own })
    from += line.length + 1
  }
  return last ? all.reverse() : all
}

const withoutNumbers = (line: string) => line.replace(/\d+/g, '')

/** The first of the lines that is neither a page number nor a line that the other page has there as well. */
function firstOwn(lines: readonly Line[], others: readonly Line[]): Line | undefined {
  const repeated = new Set(others.slice(0, MOST_REPEATED).map(({ text }) => withoutNumbers(text)))
  const own = lines.findIndex(({ text }, at) => at > MOST_REPEATED || !(PAGE_NUMBER.test(text) || repeated.has(withoutNumbers(text))))
  return lines[own]
}

/** The end of a page and the beginning of the next as one text, without what repeats on each page. */
export class Joint {
  private constructor(
    readonly tail: Stretch,
    readonly head: Stretch,
    /** The two with a line end between them. */
    readonly text: string,
    readonly normal: NormalText,
    /** UTF-16 offset in the normal text at which the second page begins. */
    readonly at: number,
  ) {}

  /** Undefined where one of the two has no text. */
  static of(before: string, next: string): Joint | undefined {
    const end = firstOwn(linesAt(before, true), linesAt(next, true))?.to
    const begin = firstOwn(linesAt(next, false), linesAt(before, false))?.from
    if (end === undefined || begin === undefined) return undefined
    const tail: Stretch = [Math.max(0, end - REACH), end]
    const head: Stretch = [begin, Math.min(next.length, begin + REACH)]
    const text = `${before.slice(...tail)}\n${next.slice(...head)}`
    const normal = normalise(text)
    const at = normal.starts.findIndex(start => start > tail[1] - tail[0])
    return at <= 0 ? undefined : new Joint(tail, head, text, normal, at)
  }

  /** Where a normal text stands that goes over the end of the page: the part on the page, and the part on the next. */
  placeOver(wanted: string): readonly [Stretch, Stretch] | undefined {
    const { tail, head, at } = this
    const { text, starts, ends } = this.normal
    for (let from = Math.max(0, at - wanted.length + 1); from < at; from += 1) {
      if (!text.startsWith(wanted, from)) continue
      const to = (ends[from + wanted.length - 1] ?? 0) - (tail[1] - tail[0]) - 1
      return [
        [tail[0] + (starts[from] ?? 0), tail[1]],
        [head[0], head[0] + to],
      ]
    }
    return undefined
  }
}
