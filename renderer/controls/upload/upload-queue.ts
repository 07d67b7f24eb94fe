import { extensionOf, HEAD_BYTES, isAccepted, kindOf } from '../../model/file-kinds'
import type { Host } from '../../model/host'
import { Store } from '../../model/store'
import { joinValues, splitValues } from '../base/comma'
import { folderOf } from './folders'
import { texts } from './texts'
import { goesInParts, reasonOf, type UploadTarget, uploadFailure, uploadFile } from './upload-file'

/** A file of the cell: stored, on its way, stopped by its person, or refused. */
export interface UploadItem {
  readonly id: string
  readonly name: string
  readonly status: 'done' | 'uploading' | 'paused' | 'error'
  /** 0 to 100. */
  readonly percent: number
  /** Where it is stored; only when done. */
  readonly path?: string
  readonly message?: string
  /** Goes on where it stopped: it can be paused. */
  readonly inParts?: boolean
  /** The connection is lost, and tried again. */
  readonly waiting?: boolean
}

/** What becomes of a file that has arrived, such as a cut-out of it; its path, or undefined when it is not to be kept. */
export type Refine = (file: File, path: string, upload: (file: File) => Promise<string>) => Promise<string | undefined>

export interface UploadPlace extends UploadTarget {
  readonly value: string | null
  readonly onChange: (value: string | null) => void
  /** Told when files are on their way, and when none is any more; `giveUp` stops them. */
  readonly onBusy?: (busy: boolean, giveUp: () => void) => void
  /** The last this many are kept; 0: all. */
  readonly number: number
  /** The files that are taken, as an `<input type="file">` lists them, and by their content; absent or '': any. */
  readonly accept?: string
  /** What is said of a file that is not one of them. */
  readonly refusal?: string
  /** Default: the file is kept as it is. */
  readonly refine?: Refine
}

/** How a person reads how far an item is. */
export function stateText({ status, percent, waiting = false }: UploadItem): string {
  if (status === 'paused') return texts.paused(percent)
  if (status === 'uploading') return waiting ? texts.waiting(percent) : texts.uploading(percent)
  return status === 'done' ? texts.done : texts.failed
}

const onItsWay = ({ status }: UploadItem) => status === 'uploading' || status === 'paused'

let lastId = 0

/** Uploads of a cell that go at once: a browser would hold back more of them, and what is held back looks like silence. */
const AT_ONCE = 4

/** Lets so much work go at once; the rest waits for its turn. */
class Turns {
  private free = AT_ONCE
  private readonly waiting: (() => void)[] = []

  async take(work: () => Promise<void>): Promise<void> {
    if (this.free > 0) this.free -= 1
    else await new Promise<void>(resolve => this.waiting.push(resolve))
    try {
      await work()
    } finally {
      const next = this.waiting.shift()
      if (next) next()
      else this.free += 1
    }
  }
}

/** As people tell files of folders apart. */
const shownName = (file: File) => [folderOf(file), file.name].filter(part => part !== '').join('/')

/**
 * The files of one cell that are on their way or were refused. The value changes once all on their way have arrived or
 * failed; those that failed stay here until they are removed or sent again.
 */
export class UploadQueue {
  private readonly pending = new Store<readonly UploadItem[]>([])
  readonly items = this.pending.get
  readonly subscribe = this.pending.subscribe
  private readonly files = new Map<string, File>()
  private readonly aborts = new Map<string, AbortController>()
  private readonly turns = new Turns()

  constructor(
    private readonly host: Host,
    private place: UploadPlace,
  ) {}

  /** What the cell is now. */
  stand(place: UploadPlace): void {
    this.place = place
  }

  /** The value, without an editor. */
  holds(value: string | null): void {
    this.place = { ...this.place, value }
  }

  /** Whether the value is still to change by itself. */
  get busy(): boolean {
    return this.items().some(onItsWay)
  }

  add(files: Iterable<File>): void {
    const { number, accept = '', refusal } = this.place
    const accepted = [...files].filter(file => {
      const takes = isAccepted(accept, file)
      if (!takes) this.host.notify.warning(refusal ?? texts.notAccepted(file.name, accept))
      return takes
    })
    const kept = (number > 0 ? accepted.slice(-number) : accepted).map(file => ({ file, id: `upload-${++lastId}` }))
    if (kept.length === 0) return
    for (const { file, id } of kept) this.files.set(id, file)
    const items = kept.map(({ file, id }) => {
      const inParts = goesInParts(this.host, file, this.place)
      return { id, name: shownName(file), status: 'uploading', percent: 0, inParts } as const
    })
    // The only place is for the new one: one that was refused before makes room.
    const before = number === 1 ? this.items().filter(({ status }) => status !== 'error') : this.items()
    this.change([...before, ...items])
    for (const { file, id } of kept) void this.upload(file, id)
  }

  /** Stops an upload; what has come stays with the server. */
  pause(id: string): void {
    if (!this.items().some(item => item.id === id && item.status === 'uploading' && item.inParts)) return
    this.aborts.get(id)?.abort()
    this.patch(id, { status: 'paused', waiting: false })
  }

  /** Goes on with one that was paused, or sends one again that failed. */
  resume(id: string): void {
    const file = this.files.get(id)
    const item = this.items().find(one => one.id === id)
    if (file === undefined || item === undefined || item.status === 'uploading') return
    this.change(this.items().map(one => (one.id === id ? { ...withoutMessage(one), status: 'uploading' as const } : one)))
    void this.upload(file, id)
  }

  /** Takes a stored file out of the value, or stops and forgets one that is not stored. */
  remove(id: string): void {
    const item = this.items().find(one => one.id === id)
    if (item === undefined) this.notify(splitValues(this.place.value).filter(path => path !== id))
    else this.giveUp(item)
  }

  /** Stops and forgets all that is not stored. */
  private readonly clear = (): void => {
    for (const item of this.items()) this.giveUp(item)
  }

  private giveUp({ id, inParts }: UploadItem): void {
    this.aborts.get(id)?.abort()
    const file = this.files.get(id)
    if (inParts && file !== undefined) void this.host.client.dropParts?.({ file, biz: this.place.biz })
    this.forget(id)
  }

  /** Moves a stored file by one place among the others; says so where there is none. */
  move(path: string, by: -1 | 1): void {
    const paths = [...splitValues(this.place.value)]
    const from = paths.indexOf(path)
    const other = paths[from + by]
    if (from < 0 || other === undefined) {
      this.host.notify.warning(by < 0 ? texts.noMoveBefore : texts.noMoveBehind)
      return
    }
    paths[from + by] = path
    paths[from] = other
    this.notify(paths)
  }

  stop(): void {
    for (const abort of this.aborts.values()) abort.abort()
  }

  private async upload(file: File, id: string): Promise<void> {
    const abort = new AbortController()
    this.aborts.set(id, abort)
    await this.turns.take(() => this.uploadInTurn(file, id, abort))
  }

  private async uploadInTurn(file: File, id: string, abort: AbortController): Promise<void> {
    try {
      if (abort.signal.aborted) return
      if (this.place.accept && !(await hasItsContent(file))) throw new Error(texts.otherContent)
      const path = await this.send(file, id, abort.signal)
      const kept = this.place.refine === undefined ? path : await this.place.refine(file, path, cut => this.send(cut, id, abort.signal))
      if (abort.signal.aborted) return
      if (kept === undefined) this.forget(id)
      else this.patch(id, { status: 'done', percent: 100, path: kept })
    } catch (error) {
      if (abort.signal.aborted) return
      this.host.notify.error(uploadFailure(file, error))
      const message = reasonOf(error) || texts.unknown
      this.patch(id, { status: 'error', message, waiting: false })
    } finally {
      if (this.aborts.get(id) === abort) this.aborts.delete(id)
    }
  }

  private send(file: File, id: string, signal: AbortSignal): Promise<string> {
    const patch = (part: Partial<UploadItem>) => {
      if (!signal.aborted) this.patch(id, part)
    }
    const onProgress = (share: number) => patch({ percent: Math.floor(Math.min(1, Math.max(0, share)) * 100) })
    return uploadFile(this.host, file, this.place, signal, { onProgress, onWaiting: waiting => patch({ waiting }) })
  }

  private forget(id: string): void {
    this.change(this.items().filter(item => item.id !== id))
  }

  private patch(id: string, part: Partial<UploadItem>): void {
    this.change(this.items().map(item => (item.id === id ? { ...item, ...part } : item)))
  }

  private change(next: readonly UploadItem[]): void {
    const settled = !next.some(onItsWay)
    const wasBusy = this.busy
    const arrived = settled ? next.flatMap(item => (item.path === undefined ? [] : [item.path])) : []
    const pending = arrived.length > 0 ? next.filter(item => item.path === undefined) : next
    for (const id of [...this.files.keys()]) if (!pending.some(item => item.id === id)) this.files.delete(id)
    this.pending.set(pending)
    if (arrived.length > 0) {
      const { value, number } = this.place
      const all = [...splitValues(value), ...arrived]
      this.notify(number > 0 ? all.slice(-number) : all)
    }
    if (wasBusy === settled) this.place.onBusy?.(!settled, this.clear)
  }

  private notify(paths: readonly string[]): void {
    const value = joinValues(paths)
    this.holds(value)
    this.place.onChange(value)
  }
}

/** Whether the first bytes of a file are those of its extension. Extensions that are not known have any. */
async function hasItsContent(file: File): Promise<boolean> {
  const kind = kindOf(extensionOf(file.name))
  return kind === undefined || kind.fits(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

function withoutMessage({ message, ...item }: UploadItem): UploadItem {
  return item
}
