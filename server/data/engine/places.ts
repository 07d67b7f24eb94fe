import { EngineError } from './engine-error'

/** Tasks that may wait; further ones are refused. */
const MOST_WAITING = 100

interface Waiting {
  readonly background: boolean
  readonly go: () => void
}

/** So many tasks run at once, those of jobs one fewer; others wait in their order. */
export class Places {
  private running = 0
  private background = 0
  private waiting: Waiting[] = []

  constructor(private readonly most: number) {}

  /** Resolves when there is a place; what it returns frees it. */
  async take(background: boolean, signal: AbortSignal | undefined): Promise<() => void> {
    if (signal?.aborted) throw new EngineError('cancelled', 'Cancelled before it was begun.')
    if (this.isFree(background)) this.count(background, 1)
    else await this.wait(background, signal)
    let freed = false
    return () => {
      if (!freed) this.free(background)
      freed = true
    }
  }

  private isFree(background: boolean): boolean {
    return this.running < this.most && (!background || this.background < Math.max(1, this.most - 1))
  }

  private count(background: boolean, by: 1 | -1): void {
    this.running += by
    if (background) this.background += by
  }

  private wait(background: boolean, signal: AbortSignal | undefined): Promise<void> {
    if (this.waiting.length >= MOST_WAITING) throw new EngineError('busy', `${MOST_WAITING} tasks wait.`)
    return new Promise((resolve, reject) => {
      const go = () => {
        signal?.removeEventListener('abort', leave)
        resolve()
      }
      const entry = { background, go }
      const leave = () => {
        this.waiting = this.waiting.filter(other => other !== entry)
        reject(new EngineError('cancelled', 'Cancelled before it was begun.'))
      }
      this.waiting.push(entry)
      signal?.addEventListener('abort', leave, { once: true })
    })
  }

  private free(background: boolean): void {
    this.count(background, -1)
    const next = this.waiting.findIndex(entry => this.isFree(entry.background))
    const [entry] = next < 0 ? [] : this.waiting.splice(next, 1)
    if (!entry) return
    this.count(entry.background, 1)
    entry.go()
  }
}
