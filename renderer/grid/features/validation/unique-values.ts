import type { Row } from '../../../model/source'
import { isRowMove, type RowStep } from '../../engine/row-change'
import { uniqueText } from './column-validator'

/** So many times the rows are looked through before it is worth counting all. */
const LOOKS = 8
const FEW = 4

/** How often each value of one column occurs. Counted when often asked for, then kept in step with the rows. */
export class UniqueValues {
  /** How often the rows were looked through, while nothing is counted. */
  private looks = 0
  /** Every value that a row holds; undefined while nothing is counted. */
  private counted: Set<string> | undefined
  /** How many rows hold a value that more than one does. */
  private readonly repeated = new Map<string, number>()

  constructor(
    private readonly field: string,
    private readonly rows: () => readonly Row[],
  ) {}

  /** Whether some value is held by two rows. */
  get anyRepeated(): boolean {
    this.prepare()
    return this.repeated.size > 0
  }

  /** Whether another row holds the same value as this one. */
  isRepeated(row: Row): boolean {
    if (this.counted !== undefined && this.repeated.size === 0) return false
    const text = uniqueText(row[this.field])
    return text !== undefined && this.holders(text) > 1
  }

  /** Counts what was done to the rows; gives back the values that came (1 and more) or went (-1 and less), and nothing of both. */
  follow(steps: readonly RowStep[]): ReadonlyMap<string, number> {
    const { field } = this
    const texts = new Map<string, number>()
    const count = (value: unknown, by: 1 | -1) => {
      const text = uniqueText(value)
      if (text === undefined) return
      this.count(text, by)
      const sum = (texts.get(text) ?? 0) + by
      if (sum === 0) texts.delete(text)
      else texts.set(text, sum)
    }
    for (const step of steps) {
      if (isRowMove(step)) for (const { row } of step.rows) count(row[field], step.step === 'place' ? 1 : -1)
      if (step.step === 'edit')
        for (const { before = {}, after } of step.edits) {
          if (!(field in after)) continue
          count(before[field], -1)
          count(after[field], 1)
        }
    }
    return texts
  }

  /** How many rows hold it. */
  holders(text: string): number {
    if (this.counted === undefined && this.looksOnce()) {
      let holders = 0
      for (const row of this.rows()) if (uniqueText(row[this.field]) === text) holders++
      return holders
    }
    this.prepare()
    return this.repeated.get(text) ?? (this.counted?.has(text) ? 1 : 0)
  }

  /** The rows that hold one of the values, by value: those that more than one row holds, or that one does. */
  rowsWith(texts: ReadonlySet<string>): ReadonlyMap<string, readonly Row[]> {
    const found = new Map<string, Row[]>()
    if (texts.size === 0) return found
    if (this.counted === undefined && !this.looksOnce()) this.prepare()
    // A few texts are compared sooner than all of the column are hashed.
    const few = texts.size <= FEW ? [...texts] : undefined
    for (const row of this.rows()) {
      const text = uniqueText(row[this.field])
      if (text === undefined || !(few?.includes(text) ?? texts.has(text))) continue
      const rows = found.get(text)
      if (rows === undefined) found.set(text, [row])
      else rows.push(row)
    }
    return found
  }

  /** How many rows hold it, where that is known without a look at each of them. */
  known(text: string): number | undefined {
    return this.counted === undefined ? undefined : this.holders(text)
  }

  /** Counts all values at once: worth it for callers that ask about every row. */
  prepare(): void {
    if (this.counted !== undefined) return
    const { field, repeated } = this
    const counted = new Set<string>()
    const rows = this.rows()
    let size = 0
    for (let index = 0; index < rows.length; index++) {
      const value = rows[index]?.[field]
      const text = typeof value === 'string' ? value : uniqueText(value)
      if (text === undefined || text === '') continue
      counted.add(text)
      if (counted.size === size) repeated.set(text, (repeated.get(text) ?? 1) + 1)
      else size++
    }
    this.counted = counted
  }

  /** Rows are others now: count again when asked. */
  forget(): void {
    this.counted = undefined
    this.repeated.clear()
    this.looks = 0
  }

  private looksOnce(): boolean {
    return this.looks++ < LOOKS
  }

  /** A cell came (1) or went (-1). */
  private count(text: string, by: 1 | -1): void {
    const { counted, repeated } = this
    if (counted === undefined) return
    const before = this.holders(text)
    if (by === 1) {
      counted.add(text)
      if (before > 0) repeated.set(text, before + 1)
    } else if (before > 2) repeated.set(text, before - 1)
    else if (!repeated.delete(text)) counted.delete(text)
  }
}
