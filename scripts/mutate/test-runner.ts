import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'
import { type RunnerTestCase, type RunnerTestFile, TestRunner, type VitestTestRunner } from 'vitest'

import { CHANNEL, type Tried } from './tried'

/** Milliseconds that a file of tests has for a mutant, besides ten times what it needs without one. */
const LEAST_TIME = 2000

type StartTests = (files: readonly string[], runner: unknown) => Promise<readonly RunnerTestFile[]>

// Of the same copy that vitest itself runs tests by.
const nearVitest = createRequire(createRequire(import.meta.url).resolve('vitest'))
const { startTests } = (await import(pathToFileURL(nearVitest.resolve('@vitest/runner')).href)) as { startTests: StartTests }

const channel = new BroadcastChannel(CHANNEL)
channel.unref()
const reached = new Set<number>()
const noticed = new Set<number>()
let active = -1

const state: { weftMutantTime?: number } & object = Object.assign(globalThis, {
  weftMutant: (id: number) => {
    reached.add(id)
    return id === active
  },
})

interface Inner {
  readonly workerState: { readonly evaluatedModules: Modules }
}

interface Modules {
  getModuleById(id: string): object | undefined
  invalidateModule(module: object): void
}

/** Runs each file of tests once as it is, and then once for each mutant that it reaches and that no file has noticed. */
export default class MutantRunner extends TestRunner {
  private trying = false
  private failed = false

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    const { evaluatedModules } = (this as unknown as Inner).workerState
    const loaded = evaluatedModules.getModuleById(path)
    if (loaded) evaluatedModules.invalidateModule(loaded)
    return super.importFile(path, source)
  }

  override onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    if (this.failed) test.mode = 'skip'
    return super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test)
    this.failed ||= this.trying && test.result?.state === 'fail'
  }

  // @ts-expect-error: the one that it replaces waits for nothing.
  override async onAfterRunFiles(files: readonly RunnerTestFile[]): Promise<void> {
    super.onAfterRunFiles()
    if (this.trying) return
    this.trying = true
    for (const { filepath, result } of files) if (result?.state === 'pass') await this.silently(() => this.tryAll(filepath))
    this.trying = false
  }

  /** What is tried is no result of the run. */
  private async silently(work: () => Promise<void>): Promise<void> {
    const { onCollectStart, onCollected, onTaskUpdate } = this as VitestTestRunner
    Object.assign(this, { onCollectStart: super.onCollectStart, onCollected: undefined, onTaskUpdate: undefined })
    await work()
    Object.assign(this, { onCollectStart, onCollected, onTaskUpdate })
  }

  private async tryAll(file: string): Promise<void> {
    const loaded = [...reached]
    // What runs while modules load for the first time is behind us.
    reached.clear()
    const start = performance.now()
    if (!(await this.passes(file, -1))) return
    state.weftMutantTime = LEAST_TIME + 10 * (performance.now() - start)
    const all = [...reached]
    for (const id of all) {
      if (noticed.has(id) || (await this.passes(file, id))) continue
      noticed.add(id)
      // Something that the mutant made is still there: nothing more can be said by this file.
      if (!(await this.passes(file, -1))) break
    }
    delete state.weftMutantTime
    channel.postMessage({ loaded, reached: all, noticed: [...noticed] } satisfies Tried)
  }

  private async passes(file: string, id: number): Promise<boolean> {
    this.failed = false
    active = id
    try {
      return (await startTests([file], this)).every(({ result }) => result?.state === 'pass')
    } finally {
      active = -1
      this.failed = false
    }
  }
}
