import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/steps.mjs'
import { ADMIN_PASSWORD } from '../../tests/e2e/support/server'
import { Caller } from './load'
import type { Answer, Asked, Spent, Wanted } from './talk'

/** The bundle of `process.ts`. */
export const PROGRAM = join(root, '.cache', 'bench', 'server', 'main.js')

/** What calls cost, each: microseconds of processor, milliseconds on the clock, statements, and how often the database was waited for. */
export interface Cost {
  readonly server: number
  readonly database: number
  readonly wall: number
  readonly statements: number
  readonly trips: number
}

/** The servers of the bench in one process, with a user signed in at each. */
export class RunningServers {
  private constructor(
    private readonly child: ChildProcess,
    private readonly callers: readonly Caller[],
    private readonly databaseCpu: (index: number) => Promise<number>,
  ) {}

  /** `databaseCpu` tells the microseconds of processor that the database of a server has taken. */
  static async start(wanted: readonly Wanted[], databaseCpu: (index: number) => Promise<number>): Promise<RunningServers> {
    const { PATH = '' } = process.env
    const env = { PATH, ADMIN_PASSWORD, USER_CALLS_PER_SECOND: '10000', BENCH_SERVERS: JSON.stringify(wanted) }
    const child = spawn(process.execPath, [PROGRAM], { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
    const told = await heard(child)
    if (!('urls' in told)) throw new Error('The servers told their cost before their addresses.')
    const callers = told.urls.map(url => new Caller(url))
    for (const [index, caller] of callers.entries()) if (!wanted[index]?.bare) await caller.signIn('admin', ADMIN_PASSWORD)
    return new RunningServers(child, callers, databaseCpu)
  }

  callerOf(index: number): Caller {
    const caller = this.callers[index]
    if (!caller) throw new Error(`There is no server ${index}.`)
    return caller
  }

  /** What each of so many calls of one server costs, with what is done behind their answers. `work` makes them, and tells how long it took. */
  async cost(index: number, work: (caller: Caller) => Promise<number>, calls: number): Promise<Cost> {
    const caller = this.callerOf(index)
    const before = await this.spent(index, {})
    const wall = await work(caller)
    const after = await this.spent(index, { finished: index })
    const each = (kind: 'server' | 'database' | 'statements' | 'trips') => (after[kind] - before[kind]) / calls
    return { server: each('server'), database: each('database'), wall: wall / calls, statements: each('statements'), trips: each('trips') }
  }

  /** Which share of the work of one server is that of watching, by samples of its stack. */
  async sampledShare(index: number, work: (caller: Caller) => Promise<unknown>): Promise<number> {
    await this.ask({ sampling: 'begin' })
    await work(this.callerOf(index))
    return (await this.ask({ sampling: 'end' })).share ?? Number.NaN
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
    await Promise.all(this.callers.map(caller => caller.close()))
  }

  private async ask(asked: Asked): Promise<Spent> {
    const answer = heard(this.child)
    this.child.send(asked)
    const told = await answer
    if (!('cpu' in told)) throw new Error('The servers told their addresses twice.')
    return told
  }

  private async spent(index: number, asked: Asked): Promise<Omit<Spent, 'cpu'> & { server: number; database: number }> {
    const { cpu, ...sent } = await this.ask(asked)
    return { ...sent, server: cpu, database: await this.databaseCpu(index) }
  }
}

async function heard(child: ChildProcess): Promise<Answer> {
  const over = new AbortController()
  const ended = once(child, 'exit', over).then(([code]) => {
    throw new Error(`The servers of the bench ended with ${code}.`)
  })
  try {
    const [told] = await Promise.race([once(child, 'message', over), ended])
    return told as Answer
  } finally {
    over.abort()
  }
}
