import type { Issue } from '../../renderer/core'
import { remedyIn } from '../../renderer/model/issues'

/** What may stand in the place of a word of a file. */
export interface Remedy {
  readonly from: number
  readonly to: number
  readonly word: string
  readonly instead: string
}

/** What an issue suggests, and where in the text of its file; undefined where it suggests nothing, or its word cannot be found there. */
export function remedyOf({ message, position }: Issue, text: string): Remedy | undefined {
  const found = remedyIn(message)
  if (found === undefined || position === undefined) return undefined
  const start = offsetOf(text, position)
  const { words, instead } = found
  // What is wrong is said last, but for lists of what is known, which are read where the text is the word itself.
  for (const place of [placeOf, placeWithin]) {
    for (const word of words.toReversed()) {
      const from = place(inJson(word), text, start)
      if (from !== undefined) return { from, to: from + inJson(word).length, word, instead }
    }
  }
  return undefined
}

const inJson = (word: string): string => JSON.stringify(word).slice(1, -1)

const offsetOf = (text: string, { line, column }: { readonly line: number; readonly column: number }): number =>
  text
    .split('\n')
    .slice(0, line - 1)
    .reduce((sum, each) => sum + each.length + 1, 0) +
  column -
  1

/** The issue stands at the word, at a text that is the word, or at an object that has it for a key. */
function placeOf(written: string, text: string, start: number): number | undefined {
  if (text.startsWith(`"${written}"`, start)) return start + 1
  if (text.startsWith(written, start)) return start
  const key = text[start] === '{' ? text.indexOf(`"${written}"`, start) : -1
  return key < 0 ? undefined : key + 1
}

const TEXT = /"(?:[^"\\]|\\.)*"/y

/** The word inside of the text that begins there, such as `-name`, `shop_product,name,id` or an address. */
function placeWithin(written: string, text: string, start: number): number | undefined {
  TEXT.lastIndex = start
  const whole = TEXT.exec(text)?.[0]
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])${written.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}_])`, 'u')
  const found = whole === undefined ? undefined : word.exec(whole)
  return found ? start + found.index : undefined
}

/** The text with what an issue suggests. */
export const withRemedy = (text: string, { from, to, instead }: Remedy): string => text.slice(0, from) + inJson(instead) + text.slice(to)
