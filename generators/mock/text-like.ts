import type { SchemaObject } from '../contract'
import type { Random } from './sample'

const words = ['amber', 'birch', 'cedar', 'delta', 'ember', 'fjord', 'grove', 'haven']

const hex = (random: Random, length: number) => Array.from({ length }, () => Math.floor(random() * 16).toString(16)).join('')
const two = (random: Random, most: number) => String(1 + Math.floor(random() * most)).padStart(2, '0')
const day = (random: Random) => `2024-${two(random, 12)}-${two(random, 28)}`

/** By `format`, Validation §7.3. */
const formats = new Map<string, (random: Random) => string>([
  ['date', day],
  ['date-time', random => `${day(random)}T${two(random, 23)}:30:00Z`],
  ['time', random => `${two(random, 23)}:30:00Z`],
  ['duration', () => 'P1D'],
  ['email', random => `${word(random)}@example.test`],
  ['hostname', random => `${word(random)}.example.test`],
  ['ipv4', random => `192.0.2.${1 + Math.floor(random() * 250)}`],
  ['ipv6', random => `2001:db8::${hex(random, 4)}`],
  ['uri', random => `https://example.test/${word(random)}`],
  ['url', random => `https://example.test/${word(random)}`],
  ['uri-reference', random => `/${word(random)}`],
  ['uuid', random => `${hex(random, 8)}-${hex(random, 4)}-4${hex(random, 3)}-a${hex(random, 3)}-${hex(random, 12)}`],
  ['byte', () => 'd2VmdA=='],
])

const word = (random: Random) => words[Math.floor(random() * words.length)] ?? ''

/** A text that format, pattern and length allow, in this order. */
export function textLike(schema: SchemaObject, random: Random): string {
  const least = Number(schema.minLength ?? 0)
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY)
  if (typeof schema.pattern === 'string') {
    const test = pattern(schema.pattern)
    for (let tries = 0; test !== null && tries < 40; tries++) {
      const text = matching(schema.pattern, random)
      if (test.test(text) && [...text].length >= least && [...text].length <= most) return text
    }
  }
  const format = formats.get(schema.format ?? '')?.(random)
  if (format !== undefined && format.length >= least && format.length <= most) return format
  let text = word(random)
  while (text.length < least) text += word(random)
  return text.slice(0, Math.min(text.length, Math.max(least, most)))
}

/** A pattern as JavaScript reads it; null when it reads none. */
export function pattern(source: string): RegExp | null {
  try {
    return new RegExp(source, 'u')
  } catch {
    return null
  }
}

const classes = new Map([
  ['d', '0123456789'],
  ['w', 'abcdefghij0123456789_'],
  ['s', ' '],
  ['D', 'abc'],
  ['W', '-'],
  ['S', 'abc'],
])

/** A text after the pattern; the caller tests it, for what is not understood is skipped. */
function matching(source: string, random: Random): string {
  let at = 0
  const pick = (letters: string) => letters.charAt(Math.floor(random() * letters.length))
  const alternatives = (): string => {
    const texts = [sequence()]
    while (source.charAt(at) === '|') {
      at++
      texts.push(sequence())
    }
    return texts[Math.floor(random() * texts.length)] ?? ''
  }
  const sequence = (): string => {
    let text = ''
    while (at < source.length && source.charAt(at) !== '|' && source.charAt(at) !== ')') {
      const start = at
      const first = atom()
      const end = at
      const [least, most] = quantifier()
      const after = at
      const count = least + Math.floor(random() * (most - least + 1))
      for (let index = 0; index < count; index++) {
        if (index === 0) text += first
        else {
          at = start
          text += atom()
        }
      }
      at = Math.max(after, end)
    }
    return text
  }
  const atom = (): string => {
    const letter = source.charAt(at++)
    if (letter === '^' || letter === '$') return ''
    if (letter === '.') return pick('abcxyz')
    if (letter === '(') {
      const lookaround = /^\?<?[=!]/.test(source.slice(at))
      at += /^\?(?::|<?[=!]|<\w+>)/.exec(source.slice(at))?.[0].length ?? 0
      const text = alternatives()
      at++
      return lookaround ? '' : text
    }
    if (letter === '[') return pick(letters())
    return letter === '\\' ? escaped(pick) : letter
  }
  const escaped = (choose: (letters: string) => string): string => {
    const letter = source.charAt(at++)
    if (letter === 'p' || letter === 'P') at += /^\{[^}]*\}/.exec(source.slice(at))?.[0].length ?? 0
    if (letter === 'p') return choose('abc')
    if (letter === 'b' || letter === 'B') return ''
    return classes.has(letter) ? choose(classes.get(letter) ?? '') : letter
  }
  const letters = (): string => {
    const negated = source.charAt(at) === '^'
    if (negated) at++
    let found = ''
    while (at < source.length && source.charAt(at) !== ']') {
      const letter = source.charAt(at++)
      if (letter === '\\') {
        const next = source.charAt(at++)
        found += classes.get(next) ?? next
        continue
      }
      if (source.charAt(at) === '-' && source.charAt(at + 1) !== ']') {
        const last = source.charCodeAt(at + 1)
        for (let code = letter.charCodeAt(0); code <= last && found.length < 500; code++) found += String.fromCharCode(code)
        at += 2
      } else found += letter
    }
    at++
    if (!negated) return found
    return [...'abcdefghijklmnopqrstuvwxyz0123456789 -_'].filter(one => !found.includes(one)).join('')
  }
  const quantifier = (): [number, number] => {
    const match = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/.exec(source.slice(at))
    if (match === null) return [1, 1]
    at += match[0].length
    if (match[1] !== undefined) return match[1] === '?' ? [0, 1] : match[1] === '*' ? [0, 3] : [1, 3]
    const least = Number(match[2])
    return [least, match[3] === undefined ? least : match[4] ? Number(match[4]) : least + 3]
  }
  return alternatives()
}
