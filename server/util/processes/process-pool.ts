import { type ChildProcess, fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Conversation, type Talk, type TimeBounds } from './conversation'

export { ProcessFault, type Talk } from './conversation'

/** What one task may take. */
export interface Bounds extends TimeBounds {
  /** Megabytes of what scripts hold. */
  readonly memory: number
  /** Megabytes of the whole process, with pictures and what decodes them, where the system tells it (`/proc`). */
  readonly resident: number
}

export interface PoolOptions {
  /** The script of a process; `.ts` is read by `tsx`, as the server then is. */
  readonly worker: URL
  /** Tasks at once; others wait. */
  readonly atOnce: number
}

/** Milliseconds for which a process without work is kept: what it has loaded takes a second to load. */
const IDLE = 30_000
/** Tasks after which a process is ended: what packages keep of them does not add up. */
const MOST_TASKS = 500
/** Of the other processes, so that people do not wait for these. */
const PRIORITY = 5
/** Milliseconds between two looks at the memory of a process. */
const LOOK = 250
const PAGE_BYTES = 4096

interface Member {
  readonly process: ChildProcess
  readonly memory: number
  tasks: number
  rest?: NodeJS.Timeout
}

/** Megabytes that a process holds; 0 where the system does not tell. */
function residentOf(pid: number | undefined): number {
  try {
    return (Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * PAGE_BYTES) / 1024 / 1024
  } catch {
    return 0
  }
}

/** Processes beside the server that take tasks, one after the other, each within its bounds. One that goes beyond them is ended, and no other. */
export class ProcessPool {
  private readonly idle: Member[] = []
  private readonly waiting: (() => void)[] = []
  private running = 0

  constructor(private readonly options: PoolOptions) {}

  /** Talks with a process of its own about one task. Throws a `ProcessFault` where the task goes beyond its bounds, is stopped or ends the process. */
  async use<T>(bounds: Bounds, work: (talk: Talk) => Promise<T>): Promise<T> {
    await this.turn()
    try {
      return await this.talk(bounds, work)
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.running -= 1
    }
  }

  private async turn(): Promise<void> {
    if (this.running >= this.options.atOnce) await new Promise<void>(resolve => this.waiting.push(resolve))
    else this.running += 1
  }

  private async talk<T>(bounds: Bounds, work: (talk: Talk) => Promise<T>): Promise<T> {
    bounds.signal?.throwIfAborted()
    const member = this.take(bounds.memory)
    const conversation = new Conversation(member.process, bounds)
    const look = setInterval(() => {
      if (residentOf(member.process.pid) > bounds.resident) conversation.fail('burst')
    }, LOOK).unref()
    let done = false
    try {
      const result = await work(conversation)
      done = true
      return result
    } finally {
      clearInterval(look)
      conversation.end()
      if (done) this.giveBack(member)
      else member.process.kill('SIGKILL')
    }
  }

  private take(memory: number): Member {
    const at = this.idle.findIndex(member => member.memory === memory && member.process.connected)
    const member = at < 0 ? this.start(memory) : (this.idle.splice(at, 1)[0] as Member)
    clearTimeout(member.rest)
    member.process.ref()
    member.process.channel?.ref()
    return member
  }

  private start(memory: number): Member {
    const { worker } = this.options
    const loader = worker.pathname.endsWith('.ts') ? ['--import', 'tsx'] : []
    const child = fork(fileURLToPath(worker), {
      execArgv: [...loader, `--max-old-space-size=${memory}`],
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    // A process that cannot be started says so, and exits.
    child.on('error', () => {})
    try {
      if (child.pid !== undefined) setPriority(child.pid, PRIORITY)
    } catch {
      // It has ended already, which its task hears.
    }
    return { process: child, memory, tasks: 0 }
  }

  private giveBack(member: Member): void {
    member.tasks += 1
    if (!member.process.connected || member.tasks >= MOST_TASKS) return void member.process.kill('SIGKILL')
    this.idle.push(member)
    member.process.unref()
    member.process.channel?.unref()
    member.rest = setTimeout(() => {
      this.idle.splice(this.idle.indexOf(member), 1)
      member.process.kill('SIGKILL')
    }, IDLE).unref()
  }
}
