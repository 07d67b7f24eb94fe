import type { LessonProgress, WatchedInterval, WatchedReport } from '../calls'

/** Seconds that a lesson may be ahead of the clock; what goes further was not watched but jumped over. */
const SLACK = 1
/** The fastest that players go, and the seconds of time that the server lets one report be about. */
const MAX_SPEED = 2
const MAX_ELAPSED = 120
/** Seconds of the shortest interval that is cut off: the server counts hundredths. */
const SHORTEST = 0.01

interface WatchParts {
  readonly lessonId: string
  /** False: what is read has no speed. */
  readonly played: boolean
  readonly report: (body: WatchedReport) => Promise<LessonProgress>
  readonly onProgress: (progress: LessonProgress) => void
  /** Whether the last report was lost; what it was about comes with the next. */
  readonly onLost: (lost: boolean) => void
  /** Milliseconds. */
  readonly now: () => number
}

/** Collects what is watched of a lesson, and reports it until the server has taken it. */
export class Watch {
  private readonly pending: WatchedInterval[] = []
  private last: { readonly second: number; readonly at: number } | undefined
  private position = 0
  private reportedPosition = 0
  private reportedAt: number
  private busy = false

  constructor(private readonly parts: WatchParts) {
    this.reportedAt = parts.now()
  }

  /** Called again and again while the lesson goes on, with where it stands. */
  at(second: number): void {
    const { last } = this
    const at = this.parts.now()
    this.position = second
    this.last = { second, at }
    if (last === undefined || second <= last.second || second - last.second > ((at - last.at) / 1000) * MAX_SPEED + SLACK) return
    const stretch = this.pending.at(-1)
    if (stretch?.end === last.second) this.pending[this.pending.length - 1] = { start: stretch.start, end: second }
    else this.pending.push({ start: last.second, end: second })
  }

  /** What comes next does not follow what was watched last: the lesson pauses, or jumps. */
  stop(second: number): void {
    this.position = second
    this.last = undefined
  }

  /** Reports what was watched, as far as time allows; nothing where there is nothing new. */
  async flush(): Promise<void> {
    if (this.busy || (this.pending.length === 0 && this.position === this.reportedPosition)) return
    const { lessonId, report, onProgress, onLost, now } = this.parts
    const { position } = this
    const watched = this.take()
    this.busy = true
    try {
      const progress = await report({ lessonId, position, watched })
      this.reportedAt = now()
      this.reportedPosition = position
      onLost(false)
      onProgress(progress)
    } catch {
      this.pending.unshift(...watched)
      onLost(true)
    } finally {
      this.busy = false
    }
  }

  /** The first of what is pending, no more than can have been watched since the last report. */
  private take(): WatchedInterval[] {
    const elapsed = Math.min((this.parts.now() - this.reportedAt) / 1000, MAX_ELAPSED)
    let left = elapsed * (this.parts.played ? MAX_SPEED : 1)
    const taken: WatchedInterval[] = []
    for (let next = this.pending[0]; next && left >= SHORTEST && taken.length < 200; next = this.pending[0]) {
      const end = Math.min(next.end, next.start + left)
      taken.push({ start: next.start, end })
      left -= end - next.start
      if (end === next.end) this.pending.shift()
      else this.pending[0] = { start: end, end: next.end }
    }
    return taken
  }
}
