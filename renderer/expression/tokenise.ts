import { isLong, readDecimal, vanishes } from '../model/decimal'
import { fail, failTooDeep } from './issue'
import { limits } from './limits'
import type { Token } from './token'
import { readText } from './tokenise-text'

/** Tokens up to the end (the last token is of the kind `end`) and the offset at which reading stopped. */
export interface Tokens {
  readonly tokens: readonly Token[]
  readonly stop: number
}

const space = /[\s\uFEFF]*/y
const word = /[\p{ID_Start}$_][\p{ID_Continue}$]*/uy
const number = /0[xX][0-9a-fA-F]+|(?:(?:0|[1-9][0-9]*)(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?/y
const mark = /===|!==|=>|==|!=|<=|>=|&&|\|\||\?\?(?!=)|\?\.(?![0-9])|[-+*/%<>!?:()[\]{},.]/y
const refused = /\.\.\.|>>>=?|<<=?|>>=?|\*\*=?|\+\+|--|[-+*/%&|^]=|\?\?=|&&=|\|\|=|=(?!=|>)|&(?!&)|\|(?!\|)|[\^~#@;\\]/y

/** What to write instead of a mark that the language leaves out. */
const instead: Readonly<Record<string, string>> = {
  '=': '"==" (an expression assigns nothing)',
  '&': '"&&"',
  '|': '"||"',
  '...': 'concat(list, list)',
  ';': 'one expression',
}

function match(pattern: RegExp, text: string, offset: number): string | undefined {
  pattern.lastIndex = offset
  return pattern.exec(text)?.[0]
}

/**
 * Splits a text into tokens.
 *
 * With `untilBrace` it stops before the first `}` that closes nothing: the end of a `${` or a `{{`.
 */
export function tokenise(text: string, start = 0, untilBrace = false, depth = 0): Tokens {
  if (depth > limits.depth) failTooDeep({ offset: start, length: 0 })
  const tokens: Token[] = []
  let offset = start
  let braces = 0
  for (;;) {
    offset += match(space, text, offset)?.length ?? 0
    const character = text[offset]
    if (character === undefined || (untilBrace && character === '}' && braces === 0)) {
      tokens.push({ kind: 'end', text: '', offset, length: 0 })
      return { tokens, stop: offset }
    }
    const token = readToken(text, offset, depth)
    if (token.text === '{' && token.kind === 'mark') braces++
    if (token.text === '}' && token.kind === 'mark') braces--
    tokens.push(token)
    offset += token.length
  }
}

function readToken(text: string, offset: number, depth: number): Token {
  const character = text[offset]
  if (character === '"' || character === "'") return readText(text, offset, character)
  if (character === '`') return readTemplateText(text, offset, depth)
  const name = match(word, text, offset)
  if (name !== undefined) return { kind: 'word', text: name, offset, length: name.length }
  if (/^\.?[0-9]/.test(text.slice(offset, offset + 2))) return readNumber(text, offset)
  return readMark(text, offset)
}

function readNumber(text: string, offset: number): Token {
  const digits = match(number, text, offset) ?? ''
  const end = offset + digits.length
  const next = match(/[\p{ID_Continue}$]+/uy, text, end)
  if (next !== undefined) {
    const found = digits + next
    fail('number', { offset, length: found.length }, `"${found}"`, 'a number such as 12, 0.5 or 1e3')
  }
  const value = Number(digits)
  if (!Number.isFinite(value)) fail('number', { offset, length: digits.length }, `"${digits}"`, 'a number below 1.8e308')
  if (vanishes(digits)) fail('number', { offset, length: digits.length }, `"${digits}"`, '0 or a number above 4.9e-324')
  return { kind: 'number', text: digits, number: value, offset, length: digits.length, ...(isLong(readDecimal(digits)) && { digits }) }
}

function readMark(text: string, offset: number): Token {
  const bad = match(refused, text, offset)
  if (bad !== undefined) {
    const code = bad.endsWith('=') || bad === '++' || bad === '--' ? 'assignment' : 'unexpected'
    fail(code, { offset, length: bad.length }, `"${bad}"`, instead[bad] ?? 'an operator of the expression language')
  }
  const found = match(mark, text, offset)
  if (found === undefined) {
    const character = String.fromCodePoint(text.codePointAt(offset) ?? 0)
    fail('unexpected', { offset, length: character.length }, `"${character}"`, 'a value or an operator')
  }
  return { kind: 'mark', text: found, offset, length: found.length }
}

function readTemplateText(text: string, offset: number, depth: number): Token {
  const parts: (string | readonly Token[])[] = []
  let at = offset
  for (;;) {
    const piece = readText(text, at, '`', offset)
    parts.push(piece.text)
    at += piece.length
    if (text[at - 1] === '`') return { kind: 'template', text: '`', parts, offset, length: at - offset }
    const inner = tokenise(text, at, true, depth + 1)
    if (inner.stop >= text.length) fail('unclosed', { offset: at - 2, length: 2 }, 'the end of the text', '"}" that closes this "${"')
    parts.push(inner.tokens)
    at = inner.stop
  }
}
