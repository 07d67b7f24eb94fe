import type { LogLevel } from '../define'
import { texts } from '../texts'
import type { Report } from './repository'

/** What is told is written this often, in milliseconds. */
const EVERY = 500
const LONGEST_LINE = 2000

/** Gathers progress and lines of one attempt and writes them now and then, in order. */
export class Reporter {
  private progressed: Report['progress']
  private lines: { level: LogLevel; text: string; at: number }[] = []
  private count = 0
  private timer: NodeJS.Timeout | undefined
  private writing = Promise.resolve()

  constructor(
    private readonly most: number,
    private readonly write: (report: Report) => Promise<void>,
  ) {}

  progress(done: number, of: number, text?: string): void {
    this.progressed = { done, of, text }
    this.soon()
  }

  log(level: LogLevel, text: string): void {
    this.count++
    if (this.count > this.most + 1) return
    const kept = this.count > this.most ? texts.moreLines(this.most) : text.slice(0, LONGEST_LINE)
    this.lines.push({ level: this.count > this.most ? 'warn' : level, text: kept, at: Date.now() })
    this.soon()
  }

  private soon(): void {
    this.timer ??= setTimeout(() => void this.flush(), EVERY).unref()
  }

  /** Writes what has gathered; what cannot be written is tried again with the next. */
  flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing.then(() => this.writeNow())
    return this.writing
  }

  private async writeNow(): Promise<void> {
    const { progressed, lines } = this
    if (!progressed && lines.length === 0) return
    this.progressed = undefined
    this.lines = []
    try {
      await this.write({ progress: progressed, lines })
    } catch {
      this.progressed ??= progressed
      this.lines = [...lines, ...this.lines]
      this.soon()
    }
  }
}
