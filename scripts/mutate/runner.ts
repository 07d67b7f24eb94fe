import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { guarded, type Mutant, mutated } from './mutants'
import type { PureRoom } from './rooms'

/** Runs the tests of a room again and again, each time with another change of one of its files; nothing is written. */
export class RoomRunner {
  private changed: { readonly file: string; readonly mutant: Mutant } | undefined
  private vitest: Vitest | undefined

  private constructor(
    private readonly root: string,
    private readonly room: PureRoom,
  ) {}

  static async open(root: string, room: PureRoom): Promise<RoomRunner> {
    const runner = new RoomRunner(root, room)
    runner.vitest = await runner.start()
    return runner
  }

  private start(): Promise<Vitest> {
    const load = (id: string) => this.load(id)
    return createVitest(
      'test',
      {
        root: this.root,
        config: false,
        watch: false,
        environment: 'node',
        include: this.room.tests.flatMap(test => (test.endsWith('.ts') ? [test] : [`${test}/**/*.test.ts`])),
        setupFiles: ['tests/helpers/patience.ts', 'scripts/mutate/deadline.ts'],
        pool: 'threads',
        maxWorkers: 1,
        isolate: false,
        bail: 1,
        testTimeout: 20_000,
        reporters: [{}],
      },
      { logLevel: 'silent', plugins: [{ name: 'mutant', enforce: 'pre', load }] },
    )
  }

  private load(id: string): string | undefined {
    const file = id.slice(this.root.length + 1)
    if (!id.startsWith(join(this.root, this.room.folder)) || !/^[^?]*(?<!\.test)\.ts$/.test(file)) return undefined
    const text = readFileSync(id, 'utf8')
    return guarded(file, this.changed?.file === file ? mutated(text, this.changed.mutant) : text)
  }

  /** Whether all tests pass with the mutant, or without one. */
  async passes(change?: { readonly file: string; readonly mutant: Mutant }): Promise<boolean> {
    const vitest = this.vitest
    if (!vitest) throw new Error('The runner is closed.')
    const touched = [this.changed?.file, change?.file]
    this.changed = change
    for (const file of touched) if (file !== undefined) vitest.invalidateFile(join(this.root, file))
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(await vitest.globTestSpecifications())
    return unhandledErrors.length === 0 && testModules.length > 0 && testModules.every(module => module.ok())
  }

  async close(): Promise<void> {
    await this.vitest?.close()
    this.vitest = undefined
  }
}
