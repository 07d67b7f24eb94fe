import type { RowId } from '../../engine/temporary-id'
import { CellFailures } from './cell-failures'

/**
 * Why cells are refused, whatever says so: a rule, a text that cannot be read, or a value that is still to come. What was meant, and is
 * not there, tells more than what rules say of what stands in its place.
 */
export class CellErrors {
  private readonly failures = new CellFailures()
  /** Cells that were given a text which cannot be read: refused until they are given another value. */
  private readonly unread = new CellFailures()
  /** Cells whose value is still to come, and why: refused by each validation of all cells. */
  private readonly awaited = new CellFailures()
  private readonly kinds = [this.failures, this.unread, this.awaited]

  get count(): number {
    return this.failures.count
  }

  /** How many rows have a refused cell. */
  get rowCount(): number {
    return this.failures.rowCount
  }

  /** Cells whose value is still to come. */
  get awaitedCount(): number {
    return this.awaited.count
  }

  /** Messages of one row by field; undefined when none of its cells is refused. */
  of(id: RowId): ReadonlyMap<string, string> | undefined {
    return this.failures.of(id)
  }

  /** Every refused cell. */
  get cells(): readonly (readonly [RowId, string])[] {
    return [...this.failures.all].flatMap(([id, marks]) => [...marks.keys()].map(field => [id, field] as const))
  }

  /** Whether a cell of that field is refused in any row. */
  isIn(field: string): boolean {
    return this.failures.isIn(field)
  }

  /** Fields of the row that were given a text which cannot be read. */
  unreadIn(id: RowId): readonly string[] {
    return [...(this.unread.of(id)?.keys() ?? [])]
  }

  /** Takes what a rule says of a cell; undefined: it accepts. */
  put(id: RowId, field: string, message: string | undefined): void {
    const reason = this.awaited.of(id)?.get(field)
    // Once it was told that the cell waits, it stands until the value is there.
    const waits = reason !== undefined && reason === this.failures.of(id)?.get(field)
    this.failures.put(id, field, waits ? reason : (this.unread.of(id)?.get(field) ?? message))
  }

  /** Puts a mark, or takes it, whatever was said of the cell. */
  set(id: RowId, field: string, message: string | undefined): void {
    this.failures.put(id, field, message)
  }

  /** The cell is given a value. */
  renew(id: RowId, field: string): void {
    this.unread.put(id, field, undefined)
    this.put(id, field, undefined)
  }

  refuse(id: RowId, field: string, message: string): void {
    this.unread.put(id, field, message)
    this.put(id, field, message)
  }

  await(id: RowId, field: string, reason: string | undefined): void {
    this.awaited.put(id, field, reason)
  }

  /** All cells are validated from here on. */
  begin(): void {
    this.failures.clear()
  }

  /** No validation of all cells ends without those whose value is not there. */
  hold(): void {
    for (const held of [this.unread, this.awaited])
      for (const [id, marks] of held.all) for (const [field, reason] of marks) this.failures.put(id, field, reason)
  }

  leave(id: RowId): void {
    for (const kind of this.kinds) kind.leave(id)
  }

  comeBack(id: RowId): void {
    for (const kind of this.kinds) kind.comeBack(id)
  }

  /** Rows go by another id from now on. */
  rename(ids: ReadonlyMap<RowId, RowId>): void {
    for (const kind of this.kinds) kind.rename(ids)
  }

  /** All rows are others. */
  forget(): void {
    for (const kind of this.kinds) kind.forget()
  }
}
