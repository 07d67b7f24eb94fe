import { pinyin } from 'pinyin-pro'

/** Of a title only so many characters are read. */
const LONGEST = 100

const read = (text: string, pattern: 'first' | 'pinyin') =>
  pinyin(text, { pattern, toneType: 'none', type: 'array', v: true })
    .join('')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '')

/** How a text is read aloud, in letters: all of them, and the initials alone (`shenji`, `sj`). */
export interface Reading {
  readonly whole: string
  readonly initials: string
}

export function readingOf(normal: string): Reading {
  const start = normal.slice(0, LONGEST)
  return { whole: read(start, 'pinyin'), initials: read(start, 'first') }
}

/** How a word is read that another of other characters may stand for; empty where it has none that are read. */
export const wordReading = (term: string): string => (/[\u4e00-\u9fff]/.test(term) ? readingOf(term).whole : '')

/** Whether what is typed may be how a text is read. */
export const isReading = (typed: string): boolean => /^[a-z]{2,}$/i.test(typed)
