import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { BroadcastChannel } from 'node:worker_threads'
import { type RunnerTestCase, type RunnerTestFile, TestRunner, type VitestTestRunner } from 'vitest'

import { CHANNEL, type Tried } from './tried'

/** Milliseconds that a file of tests has for a mutant, besides ten times what it needs without one. */
const LEAST_TIME = 500

/** After so many mutants a file is tried without one. */
const CHECKED = 20

type StartTests = (files: readonly string[], runner: unknown) => Promise<readonly RunnerTestFile[]>

// Of the same copy that vitest itself runs tests by.
const nearVitest = createRequire(createRequire(import.meta.url).resolve('vitest'))
const { startTests } = (await import(pathToFileURL(nearVitest.resolve('@vitest/runner')).href)) as { startTests: StartTests }

const channel = new BroadcastChannel(CHANNEL)
channel.unref()
/** At the number of a mutant: its place ran. */
let places: true[] = []
const noticed = new Set<number>()
let active = -1

const state: { weftMutantTime?: number } & object = Object.assign(globalThis, {
  weftMutant: (id: number) => {
    places[id] = true
    return id === active
  },
})

interface Module {
  readonly id: string
}

/** What of the runner its types keep to itself. */
interface Inner {
  readonly workerState: {
    readonly evaluatedModules: { readonly idToModuleMap: ReadonlyMap<string, Module>; invalidateModule(module: Module): void }
  }
}

/**
 * Runs each file of tests once as it is, and then once for each mutant that it reaches and that no file has noticed. Modules stay loaded;
 * they are loaded anew only for mutants that are there while they load.
 */
export default class MutantRunner extends TestRunner {
  private trying = false
  private failed = false

  private get modules() {
    return (this as unknown as Inner).workerState.evaluatedModules
  }

  override importFile(path: string, source: 'collect' | 'setup'): unknown {
    const loaded = this.modules.idToModuleMap.get(path)
    if (loaded) this.modules.invalidateModule(loaded)
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
    const loaded = await this.placesOf(file, true)
    const reached = await this.placesOf(file, false)
    for (let at = 0; at < reached.length; at += CHECKED) await this.try(file, reached.slice(at, at + CHECKED))
    await this.tryAnew(
      file,
      loaded.filter(id => !reached.includes(id)),
    )
    delete state.weftMutantTime
    channel.postMessage({ noticed: [...noticed] } satisfies Tried)
  }

  /** The mutants whose places the file runs, with or without those that run while modules load. */
  private async placesOf(file: string, anew: boolean): Promise<readonly number[]> {
    const start = performance.now()
    places = []
    const passed = await this.passes(file, -1, anew)
    state.weftMutantTime = Math.max(state.weftMutantTime ?? 0, LEAST_TIME + 10 * (performance.now() - start))
    return passed ? Object.keys(places).map(Number) : []
  }

  private async try(file: string, ids: readonly number[]): Promise<void> {
    const failed: number[] = []
    for (const id of ids) if (!noticed.has(id) && !(await this.passes(file, id, false))) failed.push(id)
    // Something that one of them made may still be there.
    if (failed.length > 0 && !(await this.passes(file, -1, false))) await this.tryAnew(file, failed)
    else for (const id of failed) noticed.add(id)
  }

  private async tryAnew(file: string, ids: readonly number[]): Promise<void> {
    for (const id of ids) if (!noticed.has(id) && !(await this.passes(file, id, true))) noticed.add(id)
    if (ids.length > 0) await this.passes(file, -1, true)
  }

  /** Whether the tests of the file pass with a mutant (-1: none), and with modules that are loaded anew. */
  private async passes(file: string, id: number, anew: boolean): Promise<boolean> {
    this.failed = false
    active = id
    if (anew)
      for (const module of this.modules.idToModuleMap.values()) if (!/node_modules/.test(module.id)) this.modules.invalidateModule(module)
    try {
      return (await startTests([file], this)).every(({ result }) => result?.state === 'pass')
    } finally {
      active = -1
      this.failed = false
    }
  }
}
