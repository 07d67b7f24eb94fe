import type { RowId } from '../../engine/temporary-id'

type Cells<Value> = Map<string, Value>

/** Something about single cells. What is known of the cells of a row leaves with it, and comes back with it. */
export class CellMap<Value> {
  private readonly rows = new Map<RowId, Cells<Value>>()
  /** Cells of rows that were removed and may come back. */
  private readonly away = new Map<RowId, Cells<Value>>()
  /** How many cells of each field are here. */
  private readonly fields = new Map<string, number>()

  /** `isAway`: whether a row was removed and may come back. */
  constructor(private readonly isAway: (id: RowId) => boolean) {}

  get count(): number {
    let count = 0
    for (const cells of this.fields.values()) count += cells
    return count
  }

  /** Whether it holds nothing about rows that are here, nor about others. */
  get isEmpty(): boolean {
    return this.rows.size + this.away.size === 0
  }

  /** How many rows have a cell here. */
  get rowCount(): number {
    return this.rows.size
  }

  /** The cells of one row that is here, by field; undefined where it has none. */
  of(id: RowId): ReadonlyMap<string, Value> | undefined {
    return this.rows.size === 0 ? undefined : this.rows.get(id)
  }

  /** What is known of a cell, also while its row is away. */
  get(id: RowId, field: string): Value | undefined {
    return this.sideOf(id).get(id)?.get(field)
  }

  /** Every row that is here with its cells. */
  get all(): Iterable<readonly [RowId, ReadonlyMap<string, Value>]> {
    return this.rows
  }

  /** Whether a cell of that field is here in any row. */
  isIn(field: string): boolean {
    return (this.fields.get(field) ?? 0) > 0
  }

  /** Puts something about a cell, also while its row is away; undefined takes it out. */
  put(id: RowId, field: string, value: Value | undefined): void {
    const side = this.sideOf(id)
    const cells = side.get(id)
    const by = Number(value !== undefined) - Number(cells?.has(field) === true)
    if (side === this.rows && by !== 0) this.add(field, by)
    if (value === undefined) {
      if (cells?.delete(field) === true && cells.size === 0) side.delete(id)
    } else if (cells === undefined) side.set(id, new Map([[field, value]]))
    else cells.set(field, value)
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
      for (const [id, cells] of [...rows]) {
        const next = ids.get(id)
        if (next === undefined) continue
        rows.delete(id)
        rows.set(next, cells)
      }
  }

  /** No row that is here has a cell. */
  clear(): void {
    this.rows.clear()
    this.fields.clear()
  }

  /** Nor one that was removed. */
  forget(): void {
    this.clear()
    this.away.clear()
  }

  private sideOf(id: RowId): Map<RowId, Cells<Value>> {
    return this.isAway(id) ? this.away : this.rows
  }

  private carry(id: RowId, from: Map<RowId, Cells<Value>>, to: Map<RowId, Cells<Value>>, by: 1 | -1): void {
    const cells = from.size === 0 ? undefined : from.get(id)
    if (cells === undefined) return
    from.delete(id)
    to.set(id, cells)
    for (const field of cells.keys()) this.add(field, by)
  }

  private add(field: string, by: number): void {
    this.fields.set(field, (this.fields.get(field) ?? 0) + by)
  }
}
