import { type CharacterSet, classSets, dotSet, invert, rangeSet, union } from './character-set'

/** A regular expression as far as backtracking is concerned: anchors and kinds of groups are gone. */
export type PatternNode =
  | { readonly node: 'set'; readonly set: CharacterSet }
  | { readonly node: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly node: 'choice'; readonly parts: readonly PatternNode[] }
  | { readonly node: 'repeat'; readonly body: PatternNode; readonly least: number; readonly most: number }

/** The pattern says something that a linear-time engine cannot do, or would understand differently. */
export class UnsupportedPattern extends Error {}

const controls: Readonly<Record<string, number>> = { t: 9, n: 10, v: 11, f: 12, r: 13 }
const quantifier = /(?:([*+?])|\{(\d+)(,(\d*))?\})\??/y
const codeEscape = /u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})/y

/** Reads a pattern that `RegExp` accepts. */
export function parsePattern(text: string): PatternNode {
  return new PatternParser(text).choice()
}

class PatternParser {
  private offset = 0

  constructor(private readonly text: string) {}

  choice(): PatternNode {
    const parts = [this.sequence()]
    while (this.take('|')) parts.push(this.sequence())
    return { node: 'choice', parts }
  }

  private sequence(): PatternNode {
    const parts: PatternNode[] = []
    while (this.offset < this.text.length && !this.sees('|') && !this.sees(')')) parts.push(this.repeated(this.atom()))
    return { node: 'sequence', parts }
  }

  private repeated(body: PatternNode): PatternNode {
    const found = this.match(quantifier)
    if (found === null) return body
    const [, mark, from, comma, to] = found
    if (mark !== undefined) return { node: 'repeat', body, least: mark === '+' ? 1 : 0, most: mark === '?' ? 1 : Number.POSITIVE_INFINITY }
    const least = Number(from)
    const most = comma === undefined ? least : to === '' ? Number.POSITIVE_INFINITY : Number(to)
    if (Math.max(least, Number.isFinite(most) ? most : 0) > 1000) throw new UnsupportedPattern('more than 1000 repetitions')
    return { node: 'repeat', body, least, most }
  }

  private atom(): PatternNode {
    if (this.take('(')) return this.group()
    if (this.take('[')) return { node: 'set', set: this.characterClass() }
    if (this.take('\\')) return this.escaped()
    if (this.take('.')) return { node: 'set', set: dotSet }
    if (this.take('^') || this.take('$')) return { node: 'sequence', parts: [] }
    return { node: 'set', set: this.literal() }
  }

  private group(): PatternNode {
    if (this.take('?')) {
      if (this.match(/(?:<?[=!])/y) !== null) throw new UnsupportedPattern('a look-ahead or look-behind')
      if (this.match(/:|<[A-Za-z_][A-Za-z0-9_]*>/y) === null) throw new UnsupportedPattern('a group of this kind')
    }
    const inner = this.choice()
    this.take(')')
    return inner
  }

  private escaped(): PatternNode {
    if (this.take('b') || this.take('B')) return { node: 'sequence', parts: [] }
    return { node: 'set', set: this.escapedSet() }
  }

  /** The set of an escape whose backslash was read. */
  private escapedSet(): CharacterSet {
    const hex = this.match(codeEscape)
    if (hex !== null) return single(Number.parseInt(hex[1] ?? hex[2] ?? '', 16))
    const letter = this.text[this.offset++] ?? ''
    const named = classSets.get(letter)
    if (named !== undefined) return named
    const control = controls[letter]
    if (control !== undefined) return single(control)
    if (/[1-9k]/.test(letter)) throw new UnsupportedPattern('a reference to an earlier group')
    if (/[0-9A-Za-z]/.test(letter)) throw new UnsupportedPattern(`the escape "\\${letter}"`)
    return single(letter.charCodeAt(0))
  }

  private characterClass(): CharacterSet {
    const inverted = this.take('^')
    if (this.sees(']')) throw new UnsupportedPattern('an empty character class')
    let set = 0n
    while (this.offset < this.text.length && !this.take(']')) set = union(set, this.classPart())
    return inverted ? invert(set) : set
  }

  private classPart(): CharacterSet {
    if (this.sees('[:')) throw new UnsupportedPattern('"[:" in a character class')
    const start = this.offset
    const set = this.classItem()
    if (!this.sees('-') || this.text[this.offset + 1] === ']') return set
    const from = codeOf(this.text.slice(start, this.offset))
    this.offset++
    const toStart = this.offset
    const last = this.classItem()
    const to = codeOf(this.text.slice(toStart, this.offset))
    return from === undefined || to === undefined ? union(set, last, single(45)) : rangeSet(from, to)
  }

  private classItem(): CharacterSet {
    if (!this.take('\\')) return this.literal()
    return this.take('b') ? single(8) : this.escapedSet()
  }

  private literal(): CharacterSet {
    return single(this.text.charCodeAt(this.offset++))
  }

  private match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.offset
    const found = pattern.exec(this.text)
    if (found !== null) this.offset += found[0].length
    return found
  }

  private sees(mark: string): boolean {
    return this.text.startsWith(mark, this.offset)
  }

  private take(mark: string): boolean {
    if (!this.sees(mark)) return false
    this.offset += mark.length
    return true
  }
}

function single(code: number): CharacterSet {
  return rangeSet(code, code)
}

/** The code of a class item as written; undefined for one that stands for several characters. */
function codeOf(item: string): number | undefined {
  if (!item.startsWith('\\')) return item.charCodeAt(0)
  const [, hex] = /^\\[ux]([0-9a-fA-F]+)$/.exec(item) ?? []
  if (hex !== undefined) return Number.parseInt(hex, 16)
  const letter = item[1] ?? ''
  return classSets.has(letter) ? undefined : (controls[letter] ?? letter.charCodeAt(0))
}
