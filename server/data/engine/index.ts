import { randomBytes } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { EngineProcess } from './engine-process'
import { Places } from './places'
import type { EngineCell, EngineLimits, EngineOptions, EngineTask } from './types'

export { EngineError } from './engine-error'
export type { EngineCell, EngineFault, EngineLimits, EngineOptions, EngineTask, EngineValue, Statement } from './types'

/** Milliseconds for which a process without work is kept. */
const IDLE = 30_000
/** Tasks after which a process is ended, so that what it does not give back does not add up. */
const MOST_TASKS = 200
const AT_ONCE = 3
const USUAL: EngineLimits = { memory: 1024, threads: Math.min(4, availableParallelism()), spill: 20_480 }

interface Kept {
  readonly process: EngineProcess
  /** Files of its last task: a task of the same finds its database open. */
  readonly key: string
  tasks: number
  rest?: NodeJS.Timeout
}

/**
 * Runs statements of the compiler in processes of their own, with bounded memory, threads, time and room on the disk. A process that crashes
 * or is killed fails its task and nothing else; the next task gets another one.
 */
export class DataEngine {
  private readonly idle: Kept[] = []
  private readonly busy = new Set<EngineProcess>()
  private readonly places: Places
  private readonly limits: EngineLimits
  private closed = false

  /** `folder`: where it spills to; what lies there is removed. */
  constructor(
    private readonly folder: string,
    { atOnce = AT_ONCE, ...limits }: Partial<EngineLimits> & { readonly atOnce?: number } = {},
  ) {
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    this.limits = { ...USUAL, ...limits }
    this.places = new Places(atOnce)
  }

  /** The rows of the last statement, in parts of some thousands: memory stays flat however many there are. */
  async *parts(task: EngineTask, options: EngineOptions = {}): AsyncGenerator<readonly (readonly EngineCell[])[], void, undefined> {
    const leave = await this.places.take(options.background ?? false, options.signal)
    const key = JSON.stringify([task.reads ?? [], task.writes])
    const kept = this.take(key)
    this.busy.add(kept.process)
    try {
      yield* kept.process.rows(task, options)
    } finally {
      this.busy.delete(kept.process)
      this.giveBack({ process: kept.process, key, tasks: kept.tasks + 1 })
      leave()
    }
  }

  /** All rows of the last statement: for answers that a page shows. */
  async rows(task: EngineTask, options: EngineOptions = {}): Promise<readonly (readonly EngineCell[])[]> {
    const all: (readonly EngineCell[])[] = []
    for await (const part of this.parts(task, options)) for (const row of part) all.push(row)
    return all
  }

  /** Ends all processes; tasks under way fail. */
  close(): void {
    this.closed = true
    for (const { process, rest } of this.idle.splice(0)) {
      clearTimeout(rest)
      process.kill()
    }
    for (const process of this.busy) process.kill()
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Processes at work, for what watches them. */
  get pids(): readonly number[] {
    return [...this.busy].flatMap(({ pid }) => pid ?? [])
  }

  private take(key: string): Kept {
    for (let at = this.idle.length - 1; at >= 0; at--) if (!this.idle[at]?.process.alive) this.idle.splice(at, 1)
    const same = this.idle.findIndex(kept => kept.key === key)
    const [found] = this.idle.splice(same < 0 ? 0 : same, 1)
    if (!found) return { process: new EngineProcess(join(this.folder, randomBytes(8).toString('hex')), this.limits), key, tasks: 0 }
    clearTimeout(found.rest)
    found.process.hold(true)
    return found
  }

  private giveBack(kept: Kept): void {
    const { process } = kept
    if (!process.alive || this.closed || kept.tasks >= MOST_TASKS) {
      process.kill()
      return
    }
    this.idle.push(kept)
    process.hold(false)
    kept.rest = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(kept), 1)
      process.kill()
    }, IDLE)
    kept.rest.unref()
  }
}
