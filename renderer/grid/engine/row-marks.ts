import type { Row } from '../../model/source'
import type { RowId } from './temporary-id'

/** The marks for readers. */
export type ReadonlyRowMarks = Pick<
  RowMarks,
  'draftRowId' | 'isAdded' | 'isChanged' | 'isCellChanged' | 'baseOf' | 'dirty' | 'counts' | 'removedIds' | 'removedRows'
>

/** What became of the rows since they were loaded or saved. Holds something for touched rows only. */
export class RowMarks {
  /** A new row in which nothing was entered yet: it is no change. */
  draftRowId: RowId | undefined
  private readonly added = new Set<RowId>()
  private readonly removed = new Map<RowId, Row>()
  /** Rows as the server has them, from their first edit on. */
  private readonly base = new Map<RowId, Row>()

  isAdded(id: RowId): boolean {
    return this.added.has(id)
  }

  /** Whether a row that the server has differs from what the server has. */
  isChanged(id: RowId): boolean {
    return this.base.has(id)
  }

  /** Whether that cell does. */
  isCellChanged(row: Row, id: RowId, field: string): boolean {
    const base = this.base.get(id)
    return base !== undefined && !Object.is(base[field], row[field])
  }

  /** The row as the server has it; the row itself while it is untouched. */
  baseOf(row: Row, id: RowId): Row {
    return this.base.get(id) ?? row
  }

  get dirty(): boolean {
    return this.addedCount > 0 || this.removed.size > 0 || this.base.size > 0
  }

  /** How many rows are new, changed and removed. */
  get counts(): { readonly added: number; readonly changed: number; readonly removed: number } {
    return { added: this.addedCount, changed: this.base.size, removed: this.removed.size }
  }

  private get addedCount(): number {
    return this.added.size - (this.draftRowId === undefined ? 0 : 1)
  }

  /** Rows that the server has and the grid no longer, in the order of their removal. */
  get removedRows(): readonly Row[] {
    return [...this.removed.values()]
  }

  get removedIds(): readonly RowId[] {
    return [...this.removed.keys()]
  }

  edited(id: RowId, before: Row, after: Row): void {
    if (this.added.has(id)) return
    const base = this.base.get(id) ?? before
    if (sameValues(base, after)) this.base.delete(id)
    else this.base.set(id, base)
  }

  taken(id: RowId, row: Row): void {
    if (!this.added.delete(id)) this.removed.set(id, row)
  }

  placed(id: RowId): void {
    if (!this.removed.delete(id)) this.added.add(id)
  }

  /** A new row begins that is no change yet. */
  begun(id: RowId): void {
    this.added.add(id)
    this.draftRowId = id
  }

  /** The server's row changed under the grid. */
  rebased(id: RowId, base: Row, row: Row): void {
    if (sameValues(base, row)) this.base.delete(id)
    else this.base.set(id, base)
  }

  /** The server no longer has the row: what is left of it belongs to no user. */
  gone(id: RowId): void {
    this.base.delete(id)
    this.removed.delete(id)
    this.added.delete(id)
    if (this.draftRowId === id) this.draftRowId = undefined
  }

  /** Holds what the others hold. */
  replaceWith(others: RowMarks): void {
    this.clear()
    for (const id of others.added) this.added.add(id)
    for (const [id, row] of others.removed) this.removed.set(id, row)
    for (const [id, base] of others.base) this.base.set(id, base)
    this.draftRowId = others.draftRowId
  }

  clear(): void {
    this.added.clear()
    this.removed.clear()
    this.base.clear()
    this.draftRowId = undefined
  }
}

/** Texts such as `sex_dictText` come along with a value, and go when it changes. */
const isDisplayText = (field: string) => field.endsWith('_dictText')

/** Whether both hold the same values; a field that is left out equals one that is undefined. */
function sameValues(one: Row, other: Row): boolean {
  for (const field of Object.keys(one)) if (!Object.is(one[field], other[field]) && !isDisplayText(field)) return false
  for (const field of Object.keys(other)) if (!(field in one) && other[field] !== undefined && !isDisplayText(field)) return false
  return true
}
