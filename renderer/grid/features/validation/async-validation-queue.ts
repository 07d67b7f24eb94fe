import { texts } from './texts'

/** Asks for a result that takes its time; the signal is aborted once the result is not needed any more. */
export type AsyncCheck = (signal: AbortSignal) => Promise<string | undefined>

interface Question {
  readonly check: AsyncCheck
  readonly take: (message: string | undefined) => void
  /** When its patience ends, in milliseconds of `performance.now`. */
  readonly ends: number
  /** Stands in the row of those of which only some are asked at once. */
  readonly waits: boolean
  readonly controller: AbortController
  readonly done: () => void
  readonly asked: Promise<void>
}

/**
 * Asks rules that take their time: some at once and the others behind them, and of a cell's questions only the newest. One that is
 * not answered in time, or fails, refuses its cell: what is not sure is not saved.
 */
export class AsyncValidationQueue {
  /** The newest question of each cell, until it is answered. */
  private readonly open = new Map<string, Question>()
  private waiting: (readonly [string, Question])[] = []
  private running = 0

  constructor(
    private readonly atOnce: number,
    /** Milliseconds that one question may take. */
    private readonly patience: number,
  ) {}

  /** Cells whose result is on its way. */
  get size(): number {
    return this.open.size
  }

  /**
   * Asks; done when the result was taken, or when it is not needed any more. `ends`: no later than then, default never. `waits`: false for
   * a result that is part of a larger question, default true.
   */
  ask(
    cell: string,
    check: AsyncCheck,
    take: Question['take'],
    how: { readonly ends?: number | undefined; readonly waits?: boolean } = {},
  ): Promise<void> {
    const { ends = Number.POSITIVE_INFINITY, waits = true } = how
    this.open.get(cell)?.controller.abort()
    let done: () => void = () => undefined
    const asked = new Promise<void>(resolve => {
      done = resolve
    })
    const question: Question = { check, take, ends, waits, controller: new AbortController(), done, asked }
    this.open.set(cell, question)
    if (waits) this.waiting.push([cell, question])
    if (waits) this.next()
    else void this.answer(cell, question)
    return asked
  }

  /** Done when none of the questions that are open now is. */
  async settled(): Promise<void> {
    await Promise.all([...this.open.values()].map(({ asked }) => asked))
  }

  /** Gives up the question about a cell, if one is open; the cell stays as it is. */
  giveUp(cell: string): void {
    this.open.get(cell)?.controller.abort()
    this.open.delete(cell)
  }

  /** Gives up every question; its cell stays as it is. */
  forget(): void {
    for (const { controller } of this.open.values()) controller.abort()
    this.open.clear()
    for (const [, { done }] of this.waiting) done()
    this.waiting = []
  }

  private next(): void {
    while (this.running < this.atOnce) {
      const [first] = this.waiting.splice(0, 1)
      if (first === undefined) return
      this.running++
      void this.answer(...first)
    }
  }

  private async answer(cell: string, question: Question): Promise<void> {
    const { check, take, ends, controller, done } = question
    const { signal } = controller
    if (!signal.aborted) {
      const message = await inTime(check, Math.min(this.patience, ends - performance.now()), controller)
      if (this.open.get(cell) === question) {
        this.open.delete(cell)
        take(message)
      }
    }
    done()
    if (!question.waits) return
    this.running--
    this.next()
  }
}

/** The result of a check, or that it took too long or failed. Resolves at once when the result is not needed any more. */
function inTime(check: AsyncCheck, patience: number, controller: AbortController): Promise<string | undefined> {
  const { signal } = controller
  return new Promise(resolve => {
    // Timers end between two milliseconds.
    if (patience < 1) return resolve(texts.late)
    const timer = setTimeout(() => {
      resolve(texts.late)
      controller.abort()
    }, Math.ceil(patience))
    const end = (message: string | undefined) => {
      clearTimeout(timer)
      resolve(message)
    }
    signal.addEventListener('abort', () => end(undefined))
    check(signal).then(end, () => end(texts.failed))
  })
}
