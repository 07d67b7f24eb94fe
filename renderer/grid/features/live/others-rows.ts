import type { RefObject } from 'react'
import type { FieldModel } from '../../../model/field'
import { type Row, VERSION } from '../../../model/source'
import { type CellTypes, cellText } from '../../../registry'
import type { RowStore } from '../../engine/row-store'
import type { CellName } from '../../engine/shown-row'
import type { RowId } from '../../engine/temporary-id'
import type { DataGridHandle } from '../../surface/props'
import { conflictingFields, mergeWithoutConflicts } from './conflicting-fields'

interface Place {
  readonly cells: CellTypes
  readonly store: RowStore
  readonly grid: RefObject<DataGridHandle>
  readonly fields: readonly FieldModel[]
  /** The cell whose editor is open. */
  readonly open: CellName | undefined
}

/** What another user saved of a row and this user has not decided about. */
interface Conflict {
  readonly row: Row
  readonly fields: readonly string[]
  /** By field, until they are answered. */
  readonly prompts: Map<string, OpenPrompt>
}

interface OpenPrompt {
  readonly value: unknown
  readonly withdraw: () => void
}

/**
 * Rows that others saved, taken into those that stand here. Of a cell that this user changed as well, nothing is taken: for the open
 * one the other's value is offered, and what is still not decided at a save, the save asks. A row without a version has no such
 * save, so that all of its values are offered.
 */
export class OthersRows {
  private readonly conflicts = new Map<RowId, Conflict>()
  private waiting = false

  constructor(private readonly place: () => Place) {}

  /** Merges a row by its key; a row that is not here is none of ours. */
  take(row: Row): void {
    const { store, fields } = this.place()
    const id = store.idOf(row)
    const conflict = this.conflicts.get(id)
    if (conflict !== undefined && conflict.row !== row && isOlder(row, conflict.row)) return
    const before = store.at(store.indexOf(id))
    if (id === '' || before === undefined || isOlder(row, store.marks.baseOf(before, id))) {
      this.forget(id)
      return
    }
    const conflicting = this.conflictingFields(id, row)
    const base = store.marks.baseOf(before, id)
    mergeWithoutConflicts(store, id, row, conflicting)
    for (const field of fields) {
      const [was, is] = [before[field.name], row[field.name]]
      // What the other left alone is no news, whatever this user made of it.
      if (conflicting.includes(field.name) || !Object.hasOwn(row, field.name) || Object.is(was, is) || Object.is(base[field.name], is))
        continue
      this.place().grid.current?.reloaded({ id, key: field.name }, textOf(this.place().cells, field, was))
    }
    this.keep(id, { row, fields: conflicting, prompts: conflict?.prompts ?? new Map() })
  }

  /** What is conflicting may be something else once a cell was closed, undone or saved. */
  readonly recheck = (): void => {
    if (this.conflicts.size === 0 || this.waiting) return
    this.waiting = true
    // The value of a cell that closes is put into its row after that is told.
    queueMicrotask(() => {
      this.waiting = false
      for (const [id, { row, fields }] of [...this.conflicts]) {
        const { store } = this.place()
        const now = store.at(store.indexOf(id))
        if (now === undefined || isOlder(row, store.marks.baseOf(now, id))) this.forget(id)
        else if (this.conflictingFields(id, row).join() !== fields.join()) this.take(row)
      }
    })
  }

  private conflictingFields(id: RowId, row: Row): readonly string[] {
    const { store, fields, open } = this.place()
    const names = fields.map(({ name }) => name)
    return conflictingFields(store, id, row, names, open?.id === id ? open.key : undefined)
  }

  private keep(id: RowId, conflict: Conflict): void {
    const { row, fields, prompts } = conflict
    for (const [field, { withdraw }] of prompts) {
      if (fields.includes(field)) continue
      withdraw()
      prompts.delete(field)
    }
    if (fields.length === 0) this.conflicts.delete(id)
    else this.conflicts.set(id, conflict)
    const { open, fields: all } = this.place()
    for (const field of all) {
      const { name } = field
      const wanted = prompts.has(name) || row[VERSION] === undefined || (open?.id === id && open.key === name)
      if (wanted && fields.includes(name) && prompts.get(name)?.value !== row[name]) this.prompt(id, field, conflict)
    }
  }

  private prompt(id: RowId, field: FieldModel, { row, prompts }: Conflict): void {
    const { name } = field
    const value = row[name]
    const withdraw = this.place().grid.current?.promptConflict({ id, key: name }, textOf(this.place().cells, field, value), taken => {
      const { store } = this.place()
      const index = store.indexOf(id)
      prompts.delete(name)
      if (index < 0) return
      if (taken) store.edit([{ index, values: { [name]: value } }])
      // Decided: the value of this user is a change of the other's from now on.
      else store.merge(id, { [name]: value }, index)
      this.take(row)
    })
    if (withdraw) prompts.set(name, { value, withdraw })
  }

  private forget(id: RowId): void {
    for (const { withdraw } of this.conflicts.get(id)?.prompts.values() ?? []) withdraw()
    this.conflicts.delete(id)
  }
}

/** What was told late must not undo what is newer. */
function isOlder(row: Row, known: Row): boolean {
  const [sent, ours] = [row[VERSION], known[VERSION]]
  return typeof sent === 'number' && typeof ours === 'number' && sent <= ours
}

function textOf(cells: CellTypes, field: FieldModel, wire: unknown): string {
  try {
    return cellText(cells, field, wire)
  } catch {
    return String(wire ?? '')
  }
}
