import { type ChildProcess, fork } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { EngineError } from './engine-error'
import type { EngineCell, EngineLimits, EngineOptions, EngineTask, Order, Reply } from './types'

/** Milliseconds that a task has to end after it was told to; then its process is killed. */
const GRACE = 2000
const SECONDS = 60
/** Of the other processes, so that pages do not wait for the engine. */
const PRIORITY = 5

type Rows = readonly (readonly EngineCell[])[]

/** One process of the engine, with a folder of its own to spill to. */
export class EngineProcess {
  private readonly child: ChildProcess
  private over = false

  constructor(
    private readonly folder: string,
    private readonly limits: EngineLimits,
  ) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.child = fork(fileURLToPath(new URL('./engine-worker.js', import.meta.url)), {
      execArgv: ['--max-old-space-size=256'],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    this.child.once('exit', () => {
      this.over = true
      rmSync(folder, { recursive: true, force: true })
    })
    // A process that cannot be started says so, and exits.
    this.child.on('error', () => {})
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, PRIORITY)
    } catch {
      // It has ended already, which its task hears.
    }
  }

  get alive(): boolean {
    return !this.over && this.child.connected
  }

  get pid(): number | undefined {
    return this.child.pid
  }

  /** Whether it keeps this process from ending. */
  hold(on: boolean): void {
    if (on) this.child.ref()
    else this.child.unref()
    if (on) this.child.channel?.ref()
    else this.child.channel?.unref()
  }

  kill(): void {
    this.over = true
    this.child.kill('SIGKILL')
  }

  /** The rows of the last statement, in parts: the next part is made when the last one is taken. */
  async *rows(task: EngineTask, { signal, seconds = SECONDS, onProgress }: EngineOptions): AsyncGenerator<Rows, void, undefined> {
    const replies = new Replies(this.child)
    const stopping = new Stopping(this.child, { signal, seconds })
    let ended = false
    try {
      this.send({ task, limits: this.limits, folder: this.folder })
      for (;;) {
        const reply = await replies.next()
        if ('rows' in reply) {
          yield reply.rows
          this.send({ more: true })
        } else if ('progress' in reply) onProgress?.(reply.progress)
        else {
          ended = true
          if ('done' in reply) return
          throw new EngineError(stopping.reason ?? reply.fault, reply.detail)
        }
      }
    } finally {
      // A caller that takes no more rows leaves a task under way behind.
      if (!ended) this.kill()
      stopping.end()
      replies.end()
    }
  }

  private send(order: Order): void {
    this.child.send(order, () => {})
  }
}

/** What a process says, one reply after the other; its end is the last one. */
class Replies {
  private readonly waiting: Reply[] = []
  private wake: (() => void) | undefined
  private readonly hear = (message: unknown) => this.add(message as Reply)
  private readonly hearEnd = () => this.add({ fault: 'crashed', detail: 'The process of the engine has ended.' })

  constructor(private readonly child: ChildProcess) {
    child.on('message', this.hear)
    child.on('exit', this.hearEnd)
    if (child.exitCode !== null || child.signalCode !== null || !child.connected) this.hearEnd()
  }

  private add(reply: Reply): void {
    this.waiting.push(reply)
    this.wake?.()
  }

  async next(): Promise<Reply> {
    for (;;) {
      const reply = this.waiting.shift()
      if (reply) return reply
      await new Promise<void>(resolve => {
        this.wake = resolve
      })
    }
  }

  end(): void {
    this.child.off('message', this.hear)
    this.child.off('exit', this.hearEnd)
  }
}

/** Ends a task that is cancelled or takes too long: asks first, then kills. */
class Stopping {
  reason: 'cancelled' | 'time' | undefined
  private readonly limit: NodeJS.Timeout
  private grace: NodeJS.Timeout | undefined
  private readonly cancel = () => this.stop('cancelled')

  constructor(
    private readonly child: ChildProcess,
    private readonly options: { readonly signal: AbortSignal | undefined; readonly seconds: number },
  ) {
    this.limit = setTimeout(() => this.stop('time'), options.seconds * 1000)
    if (options.signal?.aborted) this.cancel()
    else options.signal?.addEventListener('abort', this.cancel)
  }

  private stop(reason: 'cancelled' | 'time'): void {
    if (this.reason) return
    this.reason = reason
    this.child.send({ stop: true } satisfies Order, () => {})
    this.grace = setTimeout(() => this.child.kill('SIGKILL'), GRACE)
  }

  end(): void {
    clearTimeout(this.limit)
    clearTimeout(this.grace)
    this.options.signal?.removeEventListener('abort', this.cancel)
  }
}
