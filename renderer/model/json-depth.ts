import { createScanner } from 'jsonc-parser'

/** Brackets within brackets that a text of JSON may have. */
export const DEEPEST = 64

/** The offset of the first bracket that stands too deep, in any text. To be asked before a parser, which would go down as far. */
export function firstTooDeep(text: string): number | undefined {
  const scanner = createScanner(text, true)
  let depth = 0
  // The end is known by its place: behind a comment that never ends it has a length, and comes again and again.
  for (scanner.scan(); scanner.getTokenOffset() < text.length; scanner.scan()) {
    const offset = scanner.getTokenOffset()
    const mark = text[offset]
    if (mark === '{' || mark === '[') depth += 1
    if (mark === '}' || mark === ']') depth -= 1
    if (depth > DEEPEST) return offset
  }
  return undefined
}
