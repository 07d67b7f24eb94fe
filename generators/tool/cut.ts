import { closingQuote } from '../contract/source'

/** Goes through a text of JSON once and cuts values out of it unread. Throws a `SyntaxError` where the text is none as far as it looks. */
export class Cutter {
  #at = 0

  constructor(readonly text: string) {}

  /** Goes through an object that stands here; `take` takes the value of each key, by `value` or by `members`. */
  members(take: (key: string) => void): void {
    const known = new Set<string>()
    this.#expect('{')
    if (this.#skip('}')) return
    do {
      const key = JSON.parse(this.#string()) as string
      if (known.has(key)) throw new SyntaxError(`the key "${key}" stands twice`)
      known.add(key)
      this.#expect(':')
      take(key)
    } while (this.#skip(','))
    this.#expect('}')
  }

  /** The text of the value that stands here. */
  value(): string {
    const first = this.#next()
    if (first === '"') return this.#string()
    const start = this.#at
    if (first === '{' || first === '[') this.#passBrackets()
    else while (this.#at < this.text.length && !END.test(this.text.charAt(this.#at))) this.#at++
    if (this.#at === start) throw new SyntaxError('a value is missing')
    return this.text.slice(start, this.#at)
  }

  /** Where the text goes on behind what was taken last. */
  get position(): number {
    return this.#at
  }

  /** Whether nothing is left. */
  atEnd(): boolean {
    return this.#next() === ''
  }

  #next(): string {
    while (isSpace(this.text.charCodeAt(this.#at))) this.#at++
    return this.text.charAt(this.#at)
  }

  #skip(sign: string): boolean {
    const found = this.#next() === sign
    if (found) this.#at++
    return found
  }

  #expect(sign: string): void {
    if (!this.#skip(sign)) throw new SyntaxError(`"${sign}" is missing`)
  }

  #string(): string {
    if (this.#next() !== '"') throw new SyntaxError('a text is missing')
    const start = this.#at
    this.#at = endOfString(this.text, start) + 1
    return this.text.slice(start, this.#at)
  }

  #passBrackets(): void {
    const { text } = this
    let depth = 0
    for (let at = this.#at; at < text.length; at++) {
      const code = text.charCodeAt(at)
      if (code === 0x22) at = endOfString(text, at)
      else if (code === 0x7b || code === 0x5b) depth++
      else if ((code === 0x7d || code === 0x5d) && --depth === 0) {
        this.#at = at + 1
        return
      }
    }
    throw new SyntaxError('the text ends inside of a value')
  }
}

const END = /[\s,\]}]/

const isSpace = (code: number) => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09

function endOfString(text: string, start: number): number {
  const end = closingQuote(text, start)
  if (end === -1) throw new SyntaxError('a text has no end')
  return end
}

/** Whether texts of JSON differ in nothing but the space between their signs. */
export function sameJson(one: string, other: string): boolean {
  if (one === other) return true
  let [left, right] = [0, 0]
  for (;;) {
    const [before, after] = [pastSpace(one, left), pastSpace(other, right)]
    // Space in a number or a word makes it another text.
    if (before > left !== after > right && isWord(one, left - 1) && isWord(one, before)) return false
    if (before === one.length || after === other.length) return before === one.length && after === other.length
    const end = one.charCodeAt(before) === 0x22 ? endOfString(one, before) + 1 : before + 1
    if (!other.startsWith(one.slice(before, end), after)) return false
    ;[left, right] = [end, after + end - before]
  }
}

function pastSpace(text: string, start: number): number {
  let at = start
  while (isSpace(text.charCodeAt(at))) at++
  return at
}

/** Whether a part of a number or of a word stands there. */
const isWord = (text: string, at: number) => at >= 0 && at < text.length && !'{}[],:"'.includes(text.charAt(at))
