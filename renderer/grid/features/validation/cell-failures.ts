import type { RowId } from '../../engine/temporary-id'

type Marks = Map<string, string>

/** Which cells were refused, and why. The marks of a row leave with it, and come back with it. Holds something for refused cells only. */
export class CellFailures {
  private readonly rows = new Map<RowId, Marks>()
  /** Marks of rows that were removed and may come back. */
  private readonly away = new Map<RowId, Marks>()
  /** How many cells of each field are refused. */
  private readonly fields = new Map<string, number>()

  get count(): number {
    let count = 0
    for (const cells of this.fields.values()) count += cells
    return count
  }

  /** How many rows have a refused cell. */
  get rowCount(): number {
    return this.rows.size
  }

  /** Messages of one row by field; undefined when none of its cells was refused. */
  of(id: RowId): ReadonlyMap<string, string> | undefined {
    return this.rows.size === 0 ? undefined : this.rows.get(id)
  }

  /** Every row that is here with its marks. */
  get all(): Iterable<readonly [RowId, ReadonlyMap<string, string>]> {
    return this.rows
  }

  /** Whether a cell of that field is refused in any row. */
  isIn(field: string): boolean {
    return (this.fields.get(field) ?? 0) > 0
  }

  /** Marks a cell, or takes its mark, also while its row is away: `undefined`. */
  put(id: RowId, field: string, message: string | undefined): void {
    const marks = this.rows.get(id)
    if (message === undefined) {
      if (this.away.size > 0) this.away.get(id)?.delete(field)
      if (marks?.delete(field) !== true) return
      this.add(field, -1)
      if (marks.size === 0) this.rows.delete(id)
      return
    }
    if (marks?.has(field) !== true) this.add(field, 1)
    if (marks === undefined) this.rows.set(id, new Map([[field, message]]))
    else marks.set(field, message)
  }

  leave(id: RowId): void {
    this.carry(id, this.rows, this.away, -1)
  }

  comeBack(id: RowId): void {
    this.carry(id, this.away, this.rows, 1)
  }

  /** Rows go by another id from now on. */
  rename(ids: ReadonlyMap<RowId, RowId>): void {
    for (const rows of [this.rows, this.away])
      for (const [id, marks] of [...rows]) {
        const next = ids.get(id)
        if (next === undefined) continue
        rows.delete(id)
        rows.set(next, marks)
      }
  }

  /** No row that is here has a mark. */
  clear(): void {
    this.rows.clear()
    this.fields.clear()
  }

  /** Nor one that was removed. */
  forget(): void {
    this.clear()
    this.away.clear()
  }

  private carry(id: RowId, from: Map<RowId, Marks>, to: Map<RowId, Marks>, by: 1 | -1): void {
    const marks = from.size === 0 ? undefined : from.get(id)
    if (marks === undefined) return
    from.delete(id)
    to.set(id, marks)
    for (const field of marks.keys()) this.add(field, by)
  }

  private add(field: string, by: 1 | -1): void {
    this.fields.set(field, (this.fields.get(field) ?? 0) + by)
  }
}
