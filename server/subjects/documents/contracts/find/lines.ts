import { normalise } from '../../index/normal'
import type { TextLine } from './types'

interface PageText {
  readonly page: number
  readonly text: string
  readonly headings: readonly { readonly title: string; readonly start: number }[] | null
}

const LONGEST = 2000
/** Characters of a contract that are looked at. */
const MOST = 1_000_000

/** The lines of a contract in normal form, each with the title that it stands below. */
export function linesOf(pages: readonly PageText[]): TextLine[] {
  const lines: TextLine[] = []
  let heading = ''
  let left = MOST
  for (const { page, text, headings } of pages) {
    let start = 0
    for (const line of text.split('\n')) {
      const title = headings?.findLast(each => each.start >= start && each.start <= start + line.length)?.title
      if (title !== undefined) heading = title
      const part = line.slice(0, LONGEST)
      left -= part.length
      if (left < 0) return lines
      const { text: normal, starts, ends } = normalise(part)
      if (normal.trim() !== '') lines.push({ page, start, text: part, normal, starts, ends, heading })
      start += line.length + 1
    }
  }
  return lines
}
