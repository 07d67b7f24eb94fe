import type { Row } from '../../model/source'
import { uniqueText } from './column-judge'

/** So many values are looked for row by row before it is worth counting all. */
const LOOKS = 8

/** How often each value of one column occurs. Counted when often asked for, then kept in step with the rows. */
export class UniqueValues {
  /** Values that were looked for row by row, while nothing is counted. */
  private looks = 0
  private counts: Map<string, number> | undefined
  /** Values that more than one row holds. */
  private repeated = 0

  constructor(
    private readonly field: string,
    private readonly rows: () => readonly Row[],
  ) {}

  /** Whether another row holds the same value as this one. */
  isRepeated(row: Row): boolean {
    if (this.counts !== undefined && this.repeated === 0) return false
    const text = uniqueText(row[this.field])
    return text !== undefined && this.holders(text) > 1
  }

  /** A cell came (1) or went (-1); tells its text, if it has one. */
  count(value: unknown, by: 1 | -1): string | undefined {
    const text = uniqueText(value)
    if (text !== undefined && this.counts !== undefined) this.add(this.counts, text, by)
    return text
  }

  /** How many rows hold it. */
  holders(text: string): number {
    if (this.counts === undefined && this.looks < LOOKS) {
      this.looks++
      let holders = 0
      for (const row of this.rows()) if (uniqueText(row[this.field]) === text) holders++
      return holders
    }
    return this.counted().get(text) ?? 0
  }

  /** Counts all values at once: worth it for who asks about every row. */
  prepare(): void {
    this.counted()
  }

  /** Rows are others now: count again when asked. */
  forget(): void {
    this.counts = undefined
    this.repeated = 0
    this.looks = 0
  }

  private counted(): Map<string, number> {
    if (this.counts !== undefined) return this.counts
    const counts = new Map<string, number>()
    for (const row of this.rows()) {
      const text = uniqueText(row[this.field])
      if (text !== undefined) this.add(counts, text, 1)
    }
    this.counts = counts
    return counts
  }

  private add(counts: Map<string, number>, text: string, by: 1 | -1): void {
    const before = counts.get(text) ?? 0
    if (before + by > 0) counts.set(text, before + by)
    else counts.delete(text)
    if (before + Math.max(by, 0) === 2) this.repeated += by
  }
}
