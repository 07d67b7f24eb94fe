import type { RowId } from '../../engine/temporary-id'

/** Which rows are chosen. Ids of rows that left are forgotten by `keep`. */
export class RowSelection {
  private chosen = new Set<RowId>()
  /** The row whose box was used last: Shift chooses from it on. */
  anchor: RowId | undefined
  /** Counts up with each change. */
  edition = 0

  constructor(readonly kind: 'none' | 'checkbox' | 'radio') {}

  get size(): number {
    return this.chosen.size
  }

  get ids(): readonly RowId[] {
    return [...this.chosen]
  }

  has(id: RowId): boolean {
    return this.chosen.has(id)
  }

  /** A radio keeps one. */
  set(ids: Iterable<RowId>): void {
    this.edition++
    this.chosen = new Set(ids)
    if (this.kind !== 'radio' || this.chosen.size < 2) return
    const [last] = [...this.chosen].slice(-1)
    this.chosen = new Set(last === undefined ? [] : [last])
  }

  toggle(id: RowId): void {
    this.anchor = id
    this.edition++
    if (this.kind === 'radio') this.chosen = new Set([id])
    else if (!this.chosen.delete(id)) this.chosen.add(id)
  }

  add(ids: Iterable<RowId>): void {
    this.edition++
    for (const id of ids) this.chosen.add(id)
  }

  /** True when something was forgotten. */
  forget(ids: Iterable<RowId>): boolean {
    let forgot = false
    for (const id of ids) forgot = this.chosen.delete(id) || forgot
    if (forgot) this.edition++
    return forgot
  }
}
