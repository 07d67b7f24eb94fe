import type { DraftStore } from '../../form/draft-store'
import { type DraftWriting, draftWriting } from '../../form/draft-writing'
import type { FieldModel } from '../../model/field'
import { type ChangeSet, type Row, VERSION } from '../../model/source'
import type { RowStore } from '../engine/row-store'
import { Signal } from '../engine/signal'
import type { RowId } from '../engine/temporary-id'
import { isEmptySet } from './change-set'
import { joinChanges, type KeptChanges, keptChanges, NO_CHANGES } from './kept-changes'

export interface DraftPlace {
  readonly store: RowStore
  readonly fields: readonly FieldModel[]
  /** Takes in a row as the server has it, under what this user changed in it. */
  readonly take: (row: Row) => void
}

/** A change that waits for its row to be read; `values` are null where the row was removed. */
interface Waiting {
  readonly values: Row | null
  /** What had been read of it; empty in drafts that do not know. */
  readonly read: Row
}

/**
 * Keeps the unsaved changes of a grid, and offers what an earlier one left. Changes to rows that are not read wait for them. What was
 * neither saved nor given up stays kept: also what is offered and not decided, and what waits.
 */
export class DraftKeeper {
  readonly decided = new Signal()
  private offer: { readonly changes: KeptChanges; readonly time: number } | undefined
  private readonly waiting = new Map<RowId, Waiting>()
  /** Whether there was something to keep: before, what is kept is not this grid's. */
  private began = false
  private writing: DraftWriting | undefined

  constructor(
    private readonly place: () => DraftPlace,
    private readonly key: string,
    private readonly drafts: DraftStore,
  ) {}

  /** Milliseconds since 1970; undefined when nothing was left, or when it was decided. */
  get offered(): number | undefined {
    return this.offer?.time
  }

  /** Changes whose rows have not been read. */
  get waits(): number {
    return this.waiting.size
  }

  start(): () => void {
    const { store } = this.place()
    let current = true
    const writing = draftWriting(() => this.write())
    this.writing = writing
    void this.drafts.get(this.key).then(found => {
      if (!current || found === undefined) return
      const changes = { ...(found.values as unknown as ChangeSet), read: found.read as KeptChanges['read'] }
      if (isEmptySet(changes)) return
      this.decide({ changes, time: found.time })
      if (this.began) writing.touch()
    })
    const stop = store.subscribe(() => {
      if (!store.dirty && !this.began) return
      this.began = true
      writing.touch()
    })
    return () => {
      current = false
      stop()
      writing.end()
    }
  }

  restore(): void {
    const { offer } = this
    if (offer === undefined) return
    const { store } = this.place()
    const { added, changed, removed, read } = offer.changes
    for (const row of changed) this.waiting.set(store.idOf(row), { values: row, read: read[store.idOf(row)] ?? {} })
    for (const row of removed) this.waiting.set(store.idOf(row), { values: null, read: row })
    this.began = true
    this.decide(undefined)
    store.together(() => {
      store.insert(added.map(({ row }) => row))
      this.arrived()
    })
  }

  discard(): void {
    this.decide(undefined)
    this.write()
  }

  /** What was in the rows is saved. */
  saved(): void {
    this.write()
  }

  /** What is in the rows is given up, and what waits for others. */
  giveUp(): void {
    this.waiting.clear()
    this.keep(this.offer?.changes ?? NO_CHANGES)
  }

  /** Puts what waits for them onto rows that have arrived. */
  readonly arrived = (): void => {
    if (this.waiting.size === 0) return
    const { store, take } = this.place()
    const newer: Row[] = []
    store.together(() => {
      for (const [id, waiting] of this.waiting) {
        const index = store.indexOf(id)
        const row = store.at(index)
        if (row === undefined) continue
        this.waiting.delete(id)
        const known = store.marks.baseOf(row, id)
        if (this.put(id, index, waiting, known)) newer.push(known)
      }
    })
    for (const row of newer) take(row)
  }

  /** Gives back whether others saved the row meanwhile, and what they did is still to be taken in. */
  private put(id: RowId, index: number, { values, read }: Waiting, known: Row): boolean {
    const { store } = this.place()
    const isNewer = read[VERSION] !== undefined && read[VERSION] !== known[VERSION]
    // Back to what was read then: what others did since is told apart from it, and meets a removal when that is saved.
    if (isNewer) store.merge(id, values === null ? { [VERSION]: read[VERSION] } : read, index)
    if (values === null) store.remove([index])
    else
      store.edit([{ index, values: Object.fromEntries(Object.entries(values).filter(([name]) => name !== store.key && name !== VERSION)) }])
    return isNewer && values !== null
  }

  private decide(offer: typeof this.offer): void {
    this.offer = offer
    this.decided.emit()
  }

  private write(): void {
    const { store, fields } = this.place()
    const now = joinChanges(store.key, this.waitingChanges(), keptChanges(store, fields))
    this.keep(this.offer === undefined ? now : joinChanges(store.key, this.offer.changes, now))
  }

  private waitingChanges(): KeptChanges {
    const all = [...this.waiting]
    return {
      added: [],
      changed: all.flatMap(([, { values }]) => (values === null ? [] : [values])),
      removed: all.flatMap(([, { values, read }]) => (values === null ? [read] : [])),
      read: Object.fromEntries(all.map(([id, { read }]) => [id, read])),
    }
  }

  private keep({ read, ...changes }: KeptChanges): void {
    this.writing?.cancel()
    if (isEmptySet(changes)) void this.drafts.remove(this.key)
    else void this.drafts.set(this.key, { values: changes, read, time: Date.now() })
  }
}
