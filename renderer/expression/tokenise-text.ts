import { fail } from './issue'
import type { Token } from './token'

const simpleEscapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['b', '\b'],
  ['f', '\f'],
  ['v', '\v'],
  ['0', '\0'],
  ["'", "'"],
  ['"', '"'],
  ['`', '`'],
  ['$', '$'],
  ['{', '{'],
  ['}', '}'],
  ['\\', '\\'],
])
const codeEscape = /u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})/y

/**
 * Reads a quoted text whose first character (the quote, or the brace that ended an expression) stands at `offset`.
 * Template text ends after its backtick or after `${`.
 */
export function readText(text: string, offset: number, quote: string, opened = offset): Token {
  let value = ''
  let at = offset + 1
  for (;;) {
    const character = text[at]
    if (character === undefined || (quote !== '`' && (character === '\n' || character === '\r'))) {
      fail('unclosed', { offset: opened, length: at - opened }, 'the end of the text', `a closing ${quote}`)
    }
    if (character === quote) return token(value, offset, at + 1)
    if (quote === '`' && character === '$' && text[at + 1] === '{') return token(value, offset, at + 2)
    if (character === '\\') {
      const decoded = readEscape(text, at)
      value += decoded.value
      at += decoded.length
    } else {
      value += character
      at++
    }
  }
}

function token(text: string, offset: number, end: number): Token {
  return { kind: 'text', text, offset, length: end - offset }
}

function readEscape(text: string, offset: number): { value: string; length: number } {
  const letter = text[offset + 1] ?? ''
  const simple = simpleEscapes.get(letter)
  if (simple !== undefined) return { value: simple, length: 2 }
  codeEscape.lastIndex = offset + 1
  const found = codeEscape.exec(text)
  const code = Number.parseInt(found?.[1] ?? found?.[2] ?? found?.[3] ?? '', 16)
  if (found === null || !(code <= 0x10ffff)) {
    fail('escape', { offset, length: 1 + letter.length }, `"\\${letter}"`, 'an escape such as \\n, \\\\ or \\u4e2d')
  }
  return { value: String.fromCodePoint(code), length: 1 + found[0].length }
}
