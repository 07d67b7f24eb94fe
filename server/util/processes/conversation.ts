import type { ChildProcess } from 'node:child_process'

/** How a task ends that is not done: it took too long, it took too much or ended its process, its caller stopped it. */
export type Fault = 'slow' | 'burst' | 'stopped'

export class ProcessFault extends Error {
  override readonly name = 'ProcessFault'

  constructor(readonly fault: Fault) {
    super(fault)
  }
}

export interface TimeBounds {
  /** Milliseconds without a word while one is waited for. */
  readonly silence: number
  /** Milliseconds in all. */
  readonly time: number
  readonly signal?: AbortSignal | undefined
}

/** Talk with a process: what it is told, and what it says. */
export interface Talk {
  send(message: object): void
  /** The next word of the process. Throws a `ProcessFault` where none comes. */
  next(): Promise<unknown>
}

/** Words of a process one after the other, within bounds of time. */
export class Conversation implements Talk {
  private readonly messages: unknown[] = []
  private fault: ProcessFault | undefined
  private wake: (() => void) | undefined
  private readonly whole: NodeJS.Timeout
  private readonly onMessage = (message: unknown) => {
    this.messages.push(message)
    this.wake?.()
  }
  private readonly ended = () => this.fail('burst')
  private readonly stopped = () => this.fail('stopped')

  constructor(
    private readonly child: ChildProcess,
    private readonly bounds: TimeBounds,
  ) {
    this.whole = setTimeout(() => this.fail('slow'), bounds.time)
    child.on('message', this.onMessage)
    child.on('exit', this.ended)
    bounds.signal?.addEventListener('abort', this.stopped)
    if (!child.connected) this.ended()
  }

  send(message: object): void {
    this.child.send(message, error => {
      if (error) this.fail('burst')
    })
  }

  async next(): Promise<unknown> {
    const silence = setTimeout(() => this.fail('slow'), this.bounds.silence)
    try {
      while (this.messages.length === 0 && !this.fault)
        await new Promise<void>(resolve => {
          this.wake = resolve
        })
    } finally {
      clearTimeout(silence)
    }
    if (this.fault) throw this.fault
    return this.messages.shift()
  }

  /** The first fault counts. */
  fail(fault: Fault): void {
    this.fault ??= new ProcessFault(fault)
    this.wake?.()
  }

  end(): void {
    clearTimeout(this.whole)
    this.child.off('message', this.onMessage)
    this.child.off('exit', this.ended)
    this.bounds.signal?.removeEventListener('abort', this.stopped)
  }
}
