import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as soon } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest, type Vitest } from 'vitest/node'
import { guarded, type Mutant } from './mutants'
import type { PureRoom } from './rooms'
import { switched } from './switched'
import { CHANNEL, type Tried } from './tried'

/** A mutant of a file. */
export interface Change {
  readonly file: string
  readonly mutant: Mutant
}

/** vitest for the tests of a room alone, which loads the room with all its changes. Nothing is written. */
function vitestOf(root: string, room: PureRoom, changes: readonly Change[]): Promise<Vitest> {
  const load = (id: string): string | undefined => {
    const file = id.slice(root.length + 1)
    if (!id.startsWith(join(root, room.path)) || !/^[^?]*(?<!\.test)\.ts$/.test(file)) return undefined
    const switches = changes.flatMap((change, at) => (change.file === file ? [{ id: at, mutant: change.mutant }] : []))
    return guarded(file, switched(file, readFileSync(id, 'utf8'), switches))
  }
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      environment: 'node',
      include: room.tests.flatMap(test => (test.endsWith('.ts') ? [test] : [`${test}/**/*.test.ts`])),
      exclude: (room.leftOut ?? []).map(path => `${path}/**`),
      setupFiles: ['tests/helpers/patience.ts', 'scripts/mutate/deadline.ts'],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      testTimeout: 300_000,
      reporters: [{}],
      runner: 'scripts/mutate/test-runner.ts',
    },
    { logLevel: 'silent', plugins: [{ name: 'mutant', enforce: 'pre', load }] },
  )
}

/** What goes wrong in a run of the tests. */
async function problemsOf(vitest: Vitest): Promise<readonly string[]> {
  // An error without a handler may be the doing of a mutant.
  const { testModules } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
  if (testModules.length === 0) return ['There are no tests.']
  const failed = testModules
    .filter(module => !module.ok())
    .flatMap(module => [...module.children.allTests('failed')].map(test => `${module.relativeModuleId}: ${test.fullName}`))
  const broken = testModules.flatMap(module => module.errors().map(({ message }) => `${module.relativeModuleId}: ${message}`))
  return [...failed, ...broken]
}

/** Runs the tests with all mutants in the files, switched on one after another: the places in `changes` of those that are noticed. */
export async function noticedOf(root: string, room: PureRoom, changes: readonly Change[]): Promise<ReadonlySet<number>> {
  const noticed = new Set<number>()
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = event => {
    const { data } = event as unknown as { readonly data: Tried }
    for (const id of data.noticed) noticed.add(id)
  }
  const vitest = await vitestOf(root, room, changes)
  try {
    const problems = await problemsOf(vitest)
    if (problems.length > 0) throw new Error(`The tests of ${room.path} fail without a mutant:\n${problems.join('\n')}`)
    await soon()
  } finally {
    await vitest.close()
    channel.close()
  }
  return noticed
}
