import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setImmediate as soon } from 'node:timers/promises'
import { BroadcastChannel } from 'node:worker_threads'
import { createVitest, type Vitest } from 'vitest/node'
import { guarded, type Mutant, mutated } from './mutants'
import type { PureRoom } from './rooms'
import { type Switch, switched } from './switched'
import { CHANNEL, type Tried } from './tried'

/** A mutant of a file. */
export interface Change {
  readonly file: string
  readonly mutant: Mutant
}

type Write = (file: string, text: string) => string

/** vitest for the tests of a room alone; what it loads of the room is what `write` makes of it. Nothing is written. */
function vitestOf(root: string, room: PureRoom, write: Write, more: { readonly runner?: string; readonly bail?: number }): Promise<Vitest> {
  const load = (id: string): string | undefined => {
    const file = id.slice(root.length + 1)
    if (!id.startsWith(join(root, room.path)) || !/^[^?]*(?<!\.test)\.ts$/.test(file)) return undefined
    return guarded(file, write(file, readFileSync(id, 'utf8')))
  }
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      environment: 'node',
      include: room.tests.flatMap(test => (test.endsWith('.ts') ? [test] : [`${test}/**/*.test.ts`])),
      setupFiles: ['tests/helpers/patience.ts', 'scripts/mutate/deadline.ts'],
      pool: 'threads',
      maxWorkers: 1,
      isolate: false,
      testTimeout: 20_000,
      reporters: [{}],
      ...more,
    },
    { logLevel: 'silent', plugins: [{ name: 'mutant', enforce: 'pre', load }] },
  )
}

async function passes(vitest: Vitest): Promise<boolean> {
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
  return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every(module => module.ok())
}

/** Runs the tests once with all mutants in the files, switched on one after another: which of them are reached, and which noticed. */
export async function trySwitched(
  root: string,
  room: PureRoom,
  changes: readonly Change[],
): Promise<{
  readonly loaded: ReadonlySet<number>
  readonly reached: ReadonlySet<number>
  readonly noticed: ReadonlySet<number>
}> {
  const [loaded, reached, noticed] = [new Set<number>(), new Set<number>(), new Set<number>()]
  const switchesOf = (file: string): readonly Switch[] =>
    changes.flatMap((change, id) => (change.file === file ? [{ id, mutant: change.mutant }] : []))
  const channel = new BroadcastChannel(CHANNEL)
  channel.onmessage = event => {
    const { data: tried } = event as unknown as { readonly data: Tried }
    for (const id of tried.loaded) loaded.add(id)
    for (const id of tried.reached) reached.add(id)
    for (const id of tried.noticed) noticed.add(id)
  }
  const vitest = await vitestOf(root, room, (file, text) => switched(file, text, switchesOf(file)), {
    runner: 'scripts/mutate/test-runner.ts',
  })
  try {
    if (!(await passes(vitest))) throw new Error(`The tests of ${room.path} fail without a mutant.`)
    await soon()
  } finally {
    await vitest.close()
    channel.close()
  }
  return { loaded, reached, noticed }
}

/** Runs the tests anew for each mutant: for those that are there only while their module loads. */
export async function tryOneByOne(root: string, room: PureRoom, changes: readonly Change[]): Promise<readonly Change[]> {
  let current: Change | undefined
  const write: Write = (file, text) => (current?.file === file ? mutated(text, current.mutant) : text)
  const vitest = await vitestOf(root, room, write, { bail: 1 })
  const lived: Change[] = []
  try {
    for (const change of changes) {
      for (const file of [current?.file, change.file]) if (file !== undefined) vitest.invalidateFile(join(root, file))
      current = change
      if (await passes(vitest)) lived.push(change)
    }
  } finally {
    await vitest.close()
  }
  return lived
}
