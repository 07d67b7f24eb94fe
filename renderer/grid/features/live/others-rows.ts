import type { RefObject } from 'react'
import type { FieldModel } from '../../../model/field'
import { type Row, VERSION } from '../../../model/source'
import { cellText } from '../../../registry'
import type { RowStore } from '../../engine/row-store'
import type { CellName } from '../../engine/shown-row'
import type { RowId } from '../../engine/temporary-id'
import type { DataGridHandle } from '../../surface/props'
import { conflictingFields, mergeWithoutConflicts } from './conflicting-fields'

interface Place {
  readonly store: RowStore
  readonly grid: RefObject<DataGridHandle>
  readonly fields: readonly FieldModel[]
  /** The cell whose editor is open. */
  readonly open: CellName | undefined
}

/** What somebody else saved of a row and this person has not decided about. */
interface Contest {
  readonly row: Row
  readonly fields: readonly string[]
  /** By field, until they are answered. */
  readonly offers: Map<string, Offered>
}

interface Offered {
  readonly value: unknown
  readonly withdraw: () => void
}

/**
 * Rows that others saved, taken into those that stand here. Of a cell that this person changed as well, nothing is taken: for the open
 * one the other's value is offered, and what is still not decided when he saves, the save asks. A row without a version has no such
 * save, so that all of its values are offered.
 */
export class OthersRows {
  private readonly contests = new Map<RowId, Contest>()
  private waiting = false

  constructor(private readonly place: () => Place) {}

  /** Merges a row by its key; a row that is not here is none of ours. */
  take(row: Row): void {
    const { store, fields } = this.place()
    const id = store.idOf(row)
    const contest = this.contests.get(id)
    if (contest !== undefined && contest.row !== row && isOlder(row, contest.row)) return
    const before = store.at(store.indexOf(id))
    if (id === '' || before === undefined || isOlder(row, store.marks.baseOf(before, id))) {
      this.forget(id)
      return
    }
    const contested = this.contested(id, row)
    const base = store.marks.baseOf(before, id)
    mergeWithoutConflicts(store, id, row, contested)
    for (const field of fields) {
      const [was, is] = [before[field.name], row[field.name]]
      // What the other left alone is no news, whatever this person made of it.
      if (contested.includes(field.name) || !Object.hasOwn(row, field.name) || Object.is(was, is) || Object.is(base[field.name], is))
        continue
      this.place().grid.current?.reloaded({ id, key: field.name }, textOf(field, was))
    }
    this.keep(id, { row, fields: contested, offers: contest?.offers ?? new Map() })
  }

  /** What is contested may be something else once a cell was closed, undone or saved. */
  readonly reconsider = (): void => {
    if (this.contests.size === 0 || this.waiting) return
    this.waiting = true
    // The value of a cell that closes is put into its row after that is told.
    queueMicrotask(() => {
      this.waiting = false
      for (const [id, { row, fields }] of [...this.contests]) {
        const { store } = this.place()
        const now = store.at(store.indexOf(id))
        if (now === undefined || isOlder(row, store.marks.baseOf(now, id))) this.forget(id)
        else if (this.contested(id, row).join() !== fields.join()) this.take(row)
      }
    })
  }

  private contested(id: RowId, row: Row): readonly string[] {
    const { store, fields, open } = this.place()
    const names = fields.map(({ name }) => name)
    return conflictingFields(store, id, row, names, open?.id === id ? open.key : undefined)
  }

  private keep(id: RowId, contest: Contest): void {
    const { row, fields, offers } = contest
    for (const [field, { withdraw }] of offers) {
      if (fields.includes(field)) continue
      withdraw()
      offers.delete(field)
    }
    if (fields.length === 0) this.contests.delete(id)
    else this.contests.set(id, contest)
    const { open, fields: all } = this.place()
    for (const field of all) {
      const { name } = field
      const wanted = offers.has(name) || row[VERSION] === undefined || (open?.id === id && open.key === name)
      if (wanted && fields.includes(name) && offers.get(name)?.value !== row[name]) this.offer(id, field, contest)
    }
  }

  private offer(id: RowId, field: FieldModel, { row, offers }: Contest): void {
    const { name } = field
    const value = row[name]
    const withdraw = this.place().grid.current?.offer({ id, key: name }, textOf(field, value), taken => {
      const { store } = this.place()
      const index = store.indexOf(id)
      offers.delete(name)
      if (index < 0) return
      if (taken) store.edit([{ index, values: { [name]: value } }])
      // Decided: his own value is a change of the other's from now on.
      else store.merge(id, { [name]: value }, index)
      this.take(row)
    })
    if (withdraw) offers.set(name, { value, withdraw })
  }

  private forget(id: RowId): void {
    for (const { withdraw } of this.contests.get(id)?.offers.values() ?? []) withdraw()
    this.contests.delete(id)
  }
}

/** What was told late must not undo what is newer. */
function isOlder(row: Row, known: Row): boolean {
  const [told, here] = [row[VERSION], known[VERSION]]
  return typeof told === 'number' && typeof here === 'number' && told <= here
}

function textOf(field: FieldModel, wire: unknown): string {
  try {
    return cellText(field, wire)
  } catch {
    return String(wire ?? '')
  }
}
