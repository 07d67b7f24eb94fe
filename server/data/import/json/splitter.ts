/** What opens or closes a record, a value in it, or a text. */
const SPECIAL = /["\\[\]{}]/g
const BETWEEN = /^[\s,]*$/
/** Characters of one record. */
const LONGEST = 1_000_000

/** Text that is no list of records, after so many of them. */
export class Unreadable extends Error {
  constructor(readonly after: number) {
    super(`No record of JSON after ${after}.`)
  }
}

/** Cuts a text of JSON into its records, part by part: objects or lists that follow each other, up to the end of the list that they stand in. */
export class Splitter {
  private rest = ''
  private depth = 0
  private inText = false
  /** Where the record under way begins in `rest`; -1: none is. */
  private from = -1
  private skip = 0
  private count = 0
  /** Whether the list has been closed. */
  closed = false

  next(part: string): readonly string[] {
    const text = this.rest + part
    const found: string[] = []
    let done = 0
    SPECIAL.lastIndex = this.rest.length + this.skip
    this.skip = 0
    for (let match = SPECIAL.exec(text); match && !this.closed; match = SPECIAL.exec(text)) {
      const at = match.index
      if (this.inText) this.within(match[0], at)
      else if (match[0] === '"') this.open(text, at, done)
      else if (match[0] === '{' || match[0] === '[') {
        if (this.depth === 0) this.begin(text, at, done)
        this.depth++
      } else if (this.depth === 0) this.closed = true
      else if (--this.depth === 0) {
        done = at + 1
        found.push(text.slice(this.from, done))
        this.from = -1
        this.count++
      }
    }
    this.keep(text, this.from < 0 ? done : this.from)
    return found
  }

  /** Whether a record is cut off at the end. */
  get cutOff(): boolean {
    return this.from >= 0
  }

  private within(sign: string, at: number): void {
    if (sign === '"') this.inText = false
    else if (sign === '\\') SPECIAL.lastIndex = at + 2
  }

  private open(text: string, at: number, done: number): void {
    if (this.depth === 0) this.begin(text, at, done)
    this.inText = true
  }

  private begin(text: string, at: number, done: number): void {
    if (text[at] === '"' || !BETWEEN.test(text.slice(done, at))) throw new Unreadable(this.count)
    this.from = at
  }

  private keep(text: string, from: number): void {
    this.skip = Math.max(0, SPECIAL.lastIndex - text.length)
    this.rest = this.closed ? '' : text.slice(from)
    if (this.from >= 0) this.from = 0
    if (this.rest.length > LONGEST || (this.from < 0 && !this.closed && !BETWEEN.test(this.rest))) throw new Unreadable(this.count)
  }
}
