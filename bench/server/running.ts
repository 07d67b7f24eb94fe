import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { root } from '../../scripts/steps.mjs'
import { ADMIN_PASSWORD } from '../../tests/e2e/support/server'
import { Caller, type Load } from './load'
import type { Answer, Asked, Wanted } from './talk'

/** The bundle of `process.ts`. */
export const PROGRAM = join(root, '.cache', 'bench', 'server', 'main.js')

/** What calls cost: microseconds of processor, and milliseconds on the clock, for each. */
export interface Cost {
  readonly server: number
  readonly database: number
  readonly wall: number
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
    for (const caller of callers) await caller.signIn('admin', ADMIN_PASSWORD)
    return new RunningServers(child, callers, databaseCpu)
  }

  /** What each of so many calls of one server costs, with what is done behind their answers. */
  async cost(index: number, load: Load, calls: number): Promise<Cost> {
    const before = await this.spent(index, {})
    const wall = (await this.callers[index]?.run(load, calls)) ?? Number.NaN
    const after = await this.spent(index, { finished: index })
    return { server: (after.server - before.server) / calls, database: (after.database - before.database) / calls, wall: wall / calls }
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit')
    this.child.disconnect()
    await ended
    await Promise.all(this.callers.map(caller => caller.close()))
  }

  private async spent(index: number, asked: Asked): Promise<{ server: number; database: number }> {
    const answer = heard(this.child)
    this.child.send(asked)
    const told = await answer
    if (!('cpu' in told)) throw new Error('The servers told their addresses twice.')
    return { server: told.cpu, database: await this.databaseCpu(index) }
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
