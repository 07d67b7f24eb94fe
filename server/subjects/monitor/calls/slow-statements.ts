import { createHash } from 'node:crypto'
import type { ExplainedBy } from '../../../db/database'
import { withoutValues } from './trace'

/** A statement is slow from so many milliseconds on. */
export const SLOW = 500
/** Texts that are kept until they are written. */
const MOST = 200

/** How often a statement was slow, and how slow. */
export interface SlowStatement {
  readonly id: string
  readonly text: string
  calls: number
  /** Milliseconds of all together, and of the slowest. */
  time: number
  longest: number
  /** Its text and values as they were sent, and by what its plan is asked for; undefined where it cannot be asked. */
  readonly sent?: { readonly text: string; readonly values: readonly unknown[]; readonly by: ExplainedBy } | undefined
}

/** Statements that were slow since they were last taken. */
export class SlowStatements {
  private readonly found = new Map<string, SlowStatement>()
  /** The slowest since it was last asked, in milliseconds. */
  private slowest = 0

  add(statement: { text: string; values: readonly unknown[]; ms: number }, by: ExplainedBy | undefined): void {
    this.slowest = Math.max(this.slowest, statement.ms)
    if (statement.ms < SLOW) return
    const text = withoutValues(statement.text)
    const id = createHash('md5').update(text).digest('hex')
    const known = this.found.get(id)
    if (known) {
      known.calls++
      known.time += statement.ms
      known.longest = Math.max(known.longest, statement.ms)
    } else if (this.found.size < MOST) {
      const sent = by && { text: statement.text, values: statement.values, by }
      this.found.set(id, { id, text, calls: 1, time: statement.ms, longest: statement.ms, sent })
    }
  }

  take(): readonly SlowStatement[] {
    const all = [...this.found.values()]
    this.found.clear()
    return all
  }

  takeSlowest(): number {
    const { slowest } = this
    this.slowest = 0
    return slowest
  }
}
