import { existsSync, type FSWatcher, watch } from 'node:fs'
import { dirname, join } from 'node:path'
import { generate } from './generate'
import { localFiles } from './load'
import type { Generated, GenerateOptions } from './options'

/** What is saved in several steps is read once. */
const SETTLED = 100
/** Milliseconds between two looks at documents of the network. */
const EVERY = 30_000

/**
 * Makes outputs, and again whenever a document of theirs changes, until the process is told to end (SIGINT, SIGTERM); then 0.
 *
 * What cannot be read is told by `say`, and what was made stays; `tell` reports what was made.
 */
export async function watching(
  runs: readonly GenerateOptions[],
  tell: (result: Generated, options: GenerateOptions) => void,
  say: (text: string) => void,
): Promise<number> {
  const watched = runs.map(options => new Watched(options, tell, say))
  for (const one of watched) await one.make()
  say('watching')
  await new Promise<void>(end => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end)
  })
  for (const one of watched) await one.end()
  return 0
}

/** The outputs of one set of options. A run that is under way is never met by another one. */
class Watched {
  readonly #folders = new Map<string, FSWatcher>()
  #files: ReadonlySet<string> = new Set()
  /** Those that were told last. */
  #problems: string | null = null
  #ended = false
  #timer: NodeJS.Timeout | undefined
  #running = Promise.resolve()
  readonly #every: NodeJS.Timeout | undefined

  constructor(
    readonly options: GenerateOptions,
    readonly tell: (result: Generated, options: GenerateOptions) => void,
    readonly say: (text: string) => void,
  ) {
    const isRemote = options.documents.some(document => /^https?:/i.test(document))
    this.#every = isRemote ? setInterval(() => void this.make(), EVERY) : undefined
    this.#watch(localFiles(options.documents, options.root ?? process.cwd()))
  }

  make(): Promise<void> {
    this.#running = this.#running.then(() => this.#make())
    return this.#running
  }

  async #make(): Promise<void> {
    if (this.#ended) return
    try {
      const result = await generate(this.options)
      // What lies in folders that were not watched may have changed since it was read.
      if (this.#watch(result.files)) this.#soon()
      const problems = result.problems.join('\n')
      if (result.stale.length > 0 || problems !== this.#problems) this.tell(result, this.options)
      this.#problems = problems
    } catch (error) {
      this.say(error instanceof Error ? error.message : String(error))
    }
  }

  /**
   * Folders, not files: those who save put a new file in the place of the old one. What is watched already loses nothing meanwhile.
   * Hands back whether a folder is new.
   */
  #watch(files: readonly string[]): boolean {
    this.#files = new Set(files)
    const wanted = new Set(files.map(file => dirname(file)))
    for (const folder of this.#folders.keys()) if (!wanted.has(folder)) this.#close(folder)
    const opened = [...wanted].filter(folder => !this.#folders.has(folder) && existsSync(folder))
    for (const folder of opened) this.#open(folder)
    return opened.length > 0
  }

  #open(folder: string): void {
    const watcher = watch(folder, (_, name) => {
      if (name === null || this.#files.has(join(folder, name))) this.#soon()
    })
    watcher.on('error', error => {
      this.say(error.message)
      this.#close(folder)
    })
    this.#folders.set(folder, watcher)
  }

  #close(folder: string): void {
    this.#folders.get(folder)?.close()
    this.#folders.delete(folder)
  }

  #soon(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.make(), SETTLED)
  }

  async end(): Promise<void> {
    this.#ended = true
    await this.#running
    for (const folder of this.#folders.keys()) this.#close(folder)
    clearTimeout(this.#timer)
    clearInterval(this.#every)
  }
}
