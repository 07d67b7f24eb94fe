import { nearest } from '../../renderer/model/nearest'

/** What cannot be made; the message is for the author. */
export class FrameError extends Error {
  override readonly name = 'FrameError'
}

/** The words of a name, however it is spelled: `sel_user`, `chosenList` and `order-steps` are two words each. */
const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(word => word !== '')

const upper = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

export const pascal = (name: string): string => wordsOf(name).map(upper).join('')
export const camel = (name: string): string => pascal(name).replace(/^./, letter => letter.toLowerCase())
export const kebab = (name: string): string => wordsOf(name).join('-')
export const snake = (name: string): string => wordsOf(name).join('_')

const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
)

/** A name for code; one that is a word of the language has `ending` behind it. */
export const inCode = (name: string, ending: string): string => (RESERVED.has(camel(name)) ? camel(name) + ending : camel(name))

/** How names of a kind are spelled. */
export interface Spelling {
  readonly what: string
  readonly pattern: RegExp
  /** What the pattern asks for, in words. */
  readonly rule: string
  /** The nearest name that keeps it. */
  readonly right: (name: string) => string
}

export function checkName(name: string, { what, pattern, rule, right }: Spelling): void {
  if (pattern.test(name)) return
  const near = right(name)
  throw new FrameError(`"${name}" is no name of ${what}: ${rule}.${pattern.test(near) ? ` The nearest is "${near}".` : ''}`)
}

/** Refuses a name that is taken, and says the nearest one that is free. */
export function checkFree(name: string, what: string, taken: readonly string[], owner?: (name: string) => string): void {
  if (!taken.includes(name)) return
  const free = [2, 3, 4, 5, 6, 7, 8, 9].map(number => `${name}${number}`).find(each => !taken.includes(each))
  const of = owner?.(name)
  throw new FrameError(`${what} "${name}" is there already${of ? ` (${of})` : ''}.${free ? ` "${free}" is free.` : ''}`)
}

/** The one of `known` that was asked for; else says which was meant, or all. */
export function chosen(word: string, known: readonly string[], what: string): string {
  if (known.includes(word)) return word
  const near = nearest(word, known)
  throw new FrameError(`There is no ${what} "${word}".${near ? ` Did you mean "${near}"?` : ''} There are: ${known.join(', ')}.`)
}
