import type { ListQuery, Page, Row } from '../../model/source'
import type { RowStore } from '../engine/row-store'
import { Signal } from '../engine/signal'
import type { RowId } from '../engine/temporary-id'
import { placeholder, placeOf } from './placeholder'

export type ReadRows = (query: ListQuery, signal: AbortSignal) => Promise<Page>

export type BulkPhase = 'loading' | 'ready' | 'failed'

/** Rows that are read for a filter or a search, which would look into some of them only; users do not wait for more. */
export const MOST_READ = 10_000

/** Rows that are read one page after the other so that their sums can be shown. */
const MOST_SUMMED = 5000

/** What is asked for, without the page of it. */
export type BulkQuery = Omit<ListQuery, 'page' | 'pageSize'>

/**
 * The rows of a source in a store: all of them have their place from the beginning, and are read a page at a time when they
 * come into sight. What the user changed stays where it is, whatever is read.
 */
export class BulkRows {
  phase: BulkPhase = 'loading'
  error: unknown
  /** Of the source, when it was asked first. */
  total = 0
  private query: BulkQuery = { filters: {} }
  private readonly asked = new Map<number, AbortController>()
  /** Pages that could not be read. */
  private readonly failed = new Set<number>()
  /** Pages on their way. */
  private readonly coming = new Set<Promise<void>>()
  private readonly changes = new Signal()
  readonly subscribe = this.changes.subscribe
  private seen: readonly [number, number] = [0, 0]
  /** Rows that have not arrived. */
  private missing = 0

  constructor(
    readonly store: RowStore,
    private readonly read: ReadRows,
    private readonly pageSize: number,
    /** Told of rows that have arrived, before they are shown. */
    private readonly arrived: (rows: readonly Row[]) => void = () => undefined,
  ) {}

  /** Whether every row has arrived. */
  get isComplete(): boolean {
    return this.phase === 'ready' && this.missing === 0
  }

  /** Whether every row is there or will be soon: sums of them can be shown, or have their place. */
  get sums(): boolean | 'waiting' {
    if (this.isComplete) return true
    return this.phase === 'loading' || (this.phase === 'ready' && this.total <= MOST_SUMMED) ? 'waiting' : false
  }

  get version(): number {
    return this.changes.version
  }

  /** Begins again; whatever was changed is gone. */
  async start(query: BulkQuery): Promise<void> {
    this.stop()
    this.query = query
    this.phase = 'loading'
    this.error = undefined
    this.failed.clear()
    this.changes.emit()
    const controller = new AbortController()
    this.asked.set(1, controller)
    try {
      const { rows, total } = await this.read({ ...query, page: 1, pageSize: this.pageSize }, controller.signal)
      if (controller.signal.aborted) return
      this.total = Math.max(total, rows.length)
      const { key } = this.store
      this.missing = this.total - rows.length
      const coming = Array.from({ length: this.total - rows.length }, (_, index) => placeholder(key, rows.length + index))
      this.store.load([...rows, ...coming])
      this.phase = 'ready'
      this.arrived(rows)
    } catch (error) {
      if (controller.signal.aborted) return
      this.phase = 'failed'
      this.error = error
    }
    this.changes.emit()
  }

  /** Rows from `first` to `last` are seen: those that are not there are read. */
  readonly see = (first: number, last: number): void => {
    this.seen = [first, last]
    const wanted = new Set<number>()
    for (let index = first; index <= last; index++) {
      const place = placeOf(this.store.idAt(index))
      if (place !== undefined) wanted.add(Math.floor(place / this.pageSize) + 1)
    }
    for (const page of wanted) if (!this.asked.has(page)) this.ask(page)
  }

  /** Reads all rows that have not arrived; false where they are more than `MOST_READ`, or some could not be read. */
  readonly readAll = async (): Promise<boolean> => {
    if (this.missing > MOST_READ) return false
    this.see(0, this.store.size - 1)
    await Promise.all(this.coming)
    return this.isComplete
  }

  /** Reads what is missing for the sums, a page after the other; ends where one could not be read, or the rows are too many. */
  readonly readForSums = async (): Promise<void> => {
    const { query } = this
    const pages = Math.ceil(this.total / this.pageSize)
    for (let page = 2; page <= pages && this.sums === 'waiting' && this.failed.size === 0; page++) {
      if (query !== this.query) return
      if (!this.asked.has(page)) this.ask(page)
      await Promise.all(this.coming)
    }
  }

  readonly isLoaded = (index: number): boolean => placeOf(this.store.idAt(index)) === undefined

  /** Reads again what could not be read. */
  retry(): void {
    if (this.phase === 'failed') void this.start(this.query)
    else this.see(...this.seen)
  }

  stop(): void {
    for (const controller of this.asked.values()) controller.abort()
    this.asked.clear()
    // What goes on page by page belongs to the question before.
    this.query = { ...this.query }
  }

  private ask(page: number): void {
    const coming = this.readPage(page).finally(() => this.coming.delete(coming))
    this.coming.add(coming)
  }

  private async readPage(page: number): Promise<void> {
    const controller = new AbortController()
    this.asked.set(page, controller)
    try {
      const { rows } = await this.read({ ...this.query, page, pageSize: this.pageSize }, controller.signal)
      if (controller.signal.aborted) return
      this.place(rows, (page - 1) * this.pageSize)
      this.failed.delete(page)
      if (this.failed.size === 0) this.error = undefined
    } catch (error) {
      if (controller.signal.aborted) return
      // Asked again when it is seen again.
      this.asked.delete(page)
      this.failed.add(page)
      this.error = error
    }
    this.changes.emit()
  }

  /** Puts rows into their places. One that is there already, since others came or went meanwhile, takes no second one. */
  private place(rows: readonly Row[], from: number): void {
    const { store } = this
    const sent = new Set(rows.map(row => store.idOf(row)))
    const known = new Set(store.all().flatMap(row => (sent.has(store.idOf(row)) ? [store.idOf(row)] : [])))
    const gone: RowId[] = []
    const fresh: { readonly id: RowId; readonly near: number; readonly row: Row }[] = []
    for (let place = from; place < Math.min(from + this.pageSize, this.total); place++) {
      const id = store.idOf(placeholder(store.key, place))
      const row = rows[place - from]
      if (row === undefined || known.has(store.idOf(row))) gone.push(id)
      else fresh.push({ id, near: place, row })
    }
    this.missing -= fresh.length + gone.length
    store.fill(fresh)
    for (const id of gone) store.drop(id, from)
    this.arrived(fresh.map(({ row }) => row))
  }
}
