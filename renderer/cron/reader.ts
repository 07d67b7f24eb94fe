import { CronError } from './cron-error'
import { texts } from './texts'
import type { CronUnit } from './units'

const wide = new Map([
  ['，', ','],
  ['－', '-'],
  ['／', '/'],
  ['＊', '*'],
  ['？', '?'],
  ['＃', '#'],
])

/** The text of one field, read from left to right. */
export class Reader {
  private at = 0

  constructor(
    readonly unit: CronUnit,
    readonly text: string,
    /** Where the text begins in the expression. */
    private readonly start: number,
  ) {}

  /** An error at a place of the field; default: at what is read next. */
  error(message: string, place = this.at): CronError {
    const position = this.start + place
    return new CronError(texts.at(texts.units[this.unit], position + 1, message), position, this.unit)
  }

  get place(): number {
    return this.at
  }

  get ended(): boolean {
    return this.at >= this.text.length
  }

  /** The next character in capitals; empty at the end. */
  get next(): string {
    return this.text.charAt(this.at).toUpperCase()
  }

  /** Reads that character, if it is the next one. */
  skip(character: string): boolean {
    if (this.next !== character || character === '') return false
    this.at++
    return true
  }

  /** The digits that come next; undefined when there are none. */
  number(): number | undefined {
    return this.take(/^\d+/, Number)
  }

  /** The letters that come next, but for a last L or W that stands behind a name. */
  word(): string | undefined {
    return this.take(/^[a-z]{3}(?=[LW]?(?:[^a-z]|$))|^[a-z]+/i, word => word.toUpperCase())
  }

  /** Refuses what is left. */
  unexpected(): CronError {
    if (this.ended) return this.error(texts.ended)
    const found = this.text.charAt(this.at)
    const plain = wide.get(found)
    return this.error(plain === undefined ? texts.unexpected(found) : texts.wide(found, plain))
  }

  private take<Found>(pattern: RegExp, read: (text: string) => Found): Found | undefined {
    const found = pattern.exec(this.text.slice(this.at))?.[0]
    if (found === undefined) return undefined
    this.at += found.length
    return read(found)
  }
}
