import { randomBytes } from 'node:crypto'
import { access, constants, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { writeArchiveFile } from '../../util/archive/file'
import { fail } from '../../util/errors'
import { BackupError, type BackupFiles, type CheckReport, snapshot, tryRestore, UntrustedBackup, verify } from './repository'
import { texts } from './texts'

export interface BackupSettings {
  /** Where archives lie; null: in `backups` below the data folder. */
  readonly folder: string | null
  /** Seals archives; empty: they are not sealed. */
  readonly passphrase: string
}

export interface ArchiveOptions {
  readonly folder: string
  readonly passphrase: string
  /** By which archives that are not sealed are known to be of this installation. */
  readonly key: () => Buffer
  /** Of the role that administers the database. */
  readonly url: () => string
  readonly files: () => BackupFiles
  /** Of this program. */
  readonly version: string
}

/** What is told of an archive; it lies beside it. Times in milliseconds since 1970. */
export interface ArchiveNotes {
  readonly name: string
  readonly begun: number
  readonly seconds: number
  readonly size: number
  /** Account of who asked for it; empty: the command. */
  readonly by: string
  /** Made by a schedule or a flow. */
  readonly planned: boolean
  /** Removed by no schedule, however old it is. */
  readonly kept: boolean
  readonly sealed: boolean
  readonly rows: number
  readonly files: number
  readonly version: string
  readonly server: string
  readonly checked?: { readonly at: number; readonly ok: boolean; readonly text: string }
}

/** How far a work is: bytes of bytes, and at what. */
export interface WorkOptions {
  readonly signal?: AbortSignal | undefined
  readonly onProgress?: ((done: number, of: number, text: string) => void) | undefined
}

type Origin = Pick<ArchiveNotes, 'planned' | 'kept'>

const BY_HAND: Origin = { planned: false, kept: false }

const NAME = /^weft-\d{8}-\d{6}-[0-9a-f]{4}\.(tar|sealed)$/
const DAY = 24 * 3_600_000

/** By the clock of China, as people sort them. */
function newName(now: number, sealed: boolean): string {
  const [date = '', time = ''] = new Date(now + 8 * 3_600_000).toISOString().split(/[T.]/)
  return `weft-${date.replaceAll('-', '')}-${time.replaceAll(':', '')}-${randomBytes(2).toString('hex')}.${sealed ? 'sealed' : 'tar'}`
}

/** The archives of one folder. */
export class Archives {
  constructor(private readonly options: ArchiveOptions) {}

  get folder(): string {
    return this.options.folder
  }

  /** The path of an archive; refuses names that are none. */
  path(name: string): string {
    return NAME.test(name) ? join(this.options.folder, name) : fail(texts.notFound)
  }

  /** The newest first. */
  async list(): Promise<readonly ArchiveNotes[]> {
    const names = await readdir(this.options.folder).catch(() => [])
    const found = await Promise.all(names.filter(name => NAME.test(name)).map(name => this.find(name)))
    return found.flatMap(notes => notes ?? []).sort((left, right) => right.begun - left.begun)
  }

  /** What is told of an archive; undefined when there is none. Of one that was brought here, its file alone tells. */
  async find(name: string): Promise<ArchiveNotes | undefined> {
    const path = this.path(name)
    const found = await stat(path).catch(() => null)
    if (!found) return undefined
    const text = await readFile(`${path}.json`, 'utf8').catch(() => '{}')
    const usual = { begun: found.mtimeMs, seconds: 0, by: '', ...BY_HAND, sealed: name.endsWith('.sealed'), rows: 0, files: 0 }
    return { ...usual, version: '', server: '', ...parse(text), name, size: found.size }
  }

  /** Makes the folder where there is none; refuses one that cannot be written to, by its name and the cause. */
  async prepareFolder(): Promise<void> {
    const { folder } = this.options
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK | constants.X_OK)
    } catch (error) {
      throw new BackupError(texts.badFolder(folder, causeOf(error)))
    }
  }

  /** Makes an archive while servers work. Nothing stays of one that fails. */
  async make(by: string, origin: Origin = BY_HAND, { signal, onProgress }: WorkOptions = {}): Promise<ArchiveNotes> {
    const { folder, passphrase, key, url, files, version } = this.options
    const begun = Date.now()
    const name = newName(begun, passphrase !== '')
    await this.prepareFolder()
    await this.removeUnfinished()
    const { entries, manifest } = snapshot({
      url: url(),
      files: files(),
      version,
      signal,
      onProgress: (done, of, what) => onProgress?.(done, of, texts[what]),
    })
    await writeArchiveFile(this.path(name), entries, { passphrase, key: key() }).catch((error: NodeJS.ErrnoException) => {
      throw error.code === 'ENOSPC' ? new BackupError(texts.noSpace(folder)) : error
    })
    const { size } = await stat(this.path(name))
    const written = manifest()
    const rows = written?.tables.reduce((sum, table) => sum + table.rows, 0) ?? 0
    const seconds = Math.round((Date.now() - begun) / 100) / 10
    const notes = {
      name,
      begun,
      seconds,
      size,
      by,
      ...origin,
      sealed: passphrase !== '',
      rows,
      files: written?.files.count ?? 0,
      version,
      server: hostname(),
    }
    await this.write(notes)
    return notes
  }

  /** Restores an archive into a database of its own, which is removed again, and notes what became of it. */
  async check(name: string, { signal, onProgress }: WorkOptions = {}): Promise<CheckReport> {
    const notes = (await this.find(name)) ?? fail(texts.notFound)
    try {
      const report = await this.tryOut(notes, { signal, onProgress })
      await this.write({ ...notes, checked: { at: Date.now(), ok: true, text: report.held.join('；') } })
      return report
    } catch (error) {
      // One whose origin is not known may be a good one of an old version: it is not marked as bad, since those are removed first.
      if (error instanceof BackupError && !(error instanceof UntrustedBackup))
        await this.write({ ...notes, checked: { at: Date.now(), ok: false, text: error.message } })
      throw error
    }
  }

  private async tryOut({ name, size }: ArchiveNotes, { signal, onProgress }: WorkOptions): Promise<CheckReport> {
    let done = 0
    const onBytes = (bytes: number) => {
      done += bytes
      onProgress?.(done, 2 * size, done <= size ? texts.reading : texts.restoring)
    }
    const { passphrase, key, url } = this.options
    const reading = { path: this.path(name), passphrase, key: key(), onBytes, signal }
    const facts = await verify(reading)
    return tryRestore({ ...reading, facts, url: url() })
  }

  /** Removes an archive; whether there was one. */
  async remove(name: string): Promise<boolean> {
    const path = this.path(name)
    const there = (await stat(path).catch(() => null)) !== null
    await rm(path, { force: true })
    await rm(`${path}.json`, { force: true })
    return there
  }

  /** Removes the oldest of those that schedules have made not to be kept, and those that did not pass their check; how many. */
  async keepNewest(count: number): Promise<number> {
    const made = (await this.list()).filter(({ planned, kept }) => planned && !kept)
    const bad = made.filter(({ checked }) => checked?.ok === false)
    const old = [...bad, ...made.filter(notes => !bad.includes(notes)).slice(count)]
    for (const { name } of old) await this.remove(name)
    return old.length
  }

  private async write(notes: ArchiveNotes): Promise<void> {
    const place = `${this.path(notes.name)}.json`
    await writeFile(`${place}.new`, JSON.stringify(notes), { mode: 0o600 })
    await rename(`${place}.new`, place)
  }

  /** What a process that was killed has left behind. */
  private async removeUnfinished(): Promise<void> {
    for (const name of await readdir(this.options.folder)) {
      const path = join(this.options.folder, name)
      const found = name.endsWith('.part') ? await stat(path).catch(() => null) : null
      if (found && Date.now() - found.mtimeMs > DAY) await rm(path, { force: true })
    }
  }
}

/** Why a folder cannot be used, by what the system calls it. */
function causeOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? ''
  return new Map(Object.entries(texts.folderCauses)).get(code) ?? code
}

function parse(text: string): Partial<ArchiveNotes> {
  try {
    return JSON.parse(text) as Partial<ArchiveNotes>
  } catch {
    return {}
  }
}
