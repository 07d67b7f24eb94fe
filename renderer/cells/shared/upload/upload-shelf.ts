import type { Host } from '../../../model/host'
import { joinValues, splitValues } from '../comma'
import { texts } from './texts'
import { type UploadTarget, uploadFile } from './upload-file'

/** A file of the cell: stored, on its way, or refused. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  readonly status: 'done' | 'uploading' | 'error'
  /** 0 to 100. */
  readonly percent: number
  /** Where it is stored; only when done. */
  readonly path?: string
  readonly message?: string
}

export interface UploadPlace extends UploadTarget {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** The last this many are kept; 0: all. */
  readonly number: number
  /** A warning that keeps the file out; undefined lets it in. */
  readonly refuse?: (file: File) => string | undefined
}

let lastId = 0

/**
 * The files of one cell that are on their way or were refused. The value changes once all on their way have arrived or
 * failed; those that failed stay here until they are removed.
 */
export class UploadShelf {
  private pending: readonly UploadItem[] = []
  private readonly aborts = new Map<string, AbortController>()
  private readonly listeners = new Set<() => void>()

  constructor(
    private readonly host: Host,
    private place: UploadPlace,
  ) {}

  /** What the cell is now. */
  stand(place: UploadPlace): void {
    this.place = place
  }

  /** The value, where nobody edits it. */
  holds(value: string | null): void {
    this.place = { ...this.place, value }
  }

  items = (): readonly UploadItem[] => this.pending

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  add(files: Iterable<File>): void {
    const { number, refuse } = this.place
    const accepted = [...files].filter(file => {
      const warning = refuse?.(file)
      if (warning !== undefined) this.host.notify.warning(warning)
      return warning === undefined
    })
    const kept = (number > 0 ? accepted.slice(-number) : accepted).map(file => ({ file, id: `upload-${++lastId}` }))
    if (kept.length === 0) return
    const items = kept.map(({ file, id }) => ({ id, name: file.name, status: 'uploading', percent: 0 }) as const)
    // The only place is for the new one: one that was refused before makes room.
    const before = number === 1 ? this.pending.filter(({ status }) => status !== 'error') : this.pending
    this.change([...before, ...items])
    for (const { file, id } of kept) void this.upload(file, id)
  }

  /** Takes a stored file out of the value, or stops and forgets one that is not stored. */
  remove(id: string): void {
    if (this.pending.some(item => item.id === id)) {
      this.aborts.get(id)?.abort()
      this.change(this.pending.filter(item => item.id !== id))
    } else this.tell(splitValues(this.place.value).filter(path => path !== id))
  }

  stop(): void {
    for (const abort of this.aborts.values()) abort.abort()
  }

  private async upload(file: File, id: string): Promise<void> {
    const abort = new AbortController()
    this.aborts.set(id, abort)
    try {
      const onProgress = (share: number) => this.patch(id, { percent: Math.floor(Math.min(1, Math.max(0, share)) * 100) })
      const path = await uploadFile(this.host, file, this.place, abort.signal, onProgress)
      if (!abort.signal.aborted) this.patch(id, { status: 'done', percent: 100, path })
    } catch (error) {
      if (abort.signal.aborted) return
      this.host.notify.error(texts.fileFailed(file.name))
      this.patch(id, { status: 'error', message: error instanceof Error && error.message !== '' ? error.message : texts.unknown })
    } finally {
      this.aborts.delete(id)
    }
  }

  private patch(id: string, part: Partial<UploadItem>): void {
    this.change(this.pending.map(item => (item.id === id ? { ...item, ...part } : item)))
  }

  private change(next: readonly UploadItem[]): void {
    const settled = next.every(item => item.status !== 'uploading')
    const arrived = settled ? next.flatMap(item => (item.path === undefined ? [] : [item.path])) : []
    this.pending = arrived.length > 0 ? next.filter(item => item.path === undefined) : next
    for (const listener of [...this.listeners]) listener()
    if (arrived.length === 0) return
    const { value, number } = this.place
    const all = [...splitValues(value), ...arrived]
    this.tell(number > 0 ? all.slice(-number) : all)
  }

  private tell(paths: readonly string[]): void {
    const value = joinValues(paths)
    this.holds(value)
    this.place.onChange(value)
  }
}
