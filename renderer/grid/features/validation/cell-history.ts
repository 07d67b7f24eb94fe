import type { RowId } from '../../engine/temporary-id'
import { CellMap } from './cell-map'

type Delta<Value> = Map<RowId, Map<string, Value | undefined>>

/** Fields by the ids of their rows. */
export type CellNames = ReadonlyMap<RowId, ReadonlySet<string>>

/** What is known of cells beside their values, in step with the history: an action that is taken back takes along what it made of them. */
export class CellHistory<Value> extends CellMap<Value> {
  /** By the key of the action: what its cells had before it; while it is taken back, what they had after it. */
  private deltas = new WeakMap<object, Delta<Value>>()
  private recorded: Delta<Value> | undefined

  /** What is put meanwhile belongs to that action of the history; undefined: to none. */
  during(key: object | undefined, work: () => void): void {
    const delta: Delta<Value> = new Map()
    this.recorded = key && delta
    try {
      work()
    } finally {
      this.recorded = undefined
    }
    if (key === undefined) return
    if (delta.size > 0) this.deltas.set(key, delta)
    else this.deltas.delete(key)
  }

  override put(id: RowId, field: string, value: Value | undefined): void {
    const before = this.recorded && this.get(id, field)
    if (this.recorded !== undefined && before !== value) remember(this.recorded, id, field, before)
    super.put(id, field, value)
  }

  /**
   * Takes an action back or does it again; gives back the cells for which that makes a difference. `cells`: those that it gave another
   * value; what was put about them since goes with the value, and comes back with it.
   */
  swap(key: object, cells: CellNames = new Map()): CellNames {
    const delta = this.deltas.get(key)
    const swapped = new Map<RowId, Set<string>>()
    const put = (id: RowId, field: string) => {
      const value = delta?.get(id)?.get(field)
      if (this.get(id, field) === value) return
      this.put(id, field, value)
      const fields = swapped.get(id)
      if (fields === undefined) swapped.set(id, new Set([field]))
      else fields.add(field)
    }
    this.during(key, () => {
      for (const [id, fields] of delta ?? []) for (const field of fields.keys()) put(id, field)
      if (this.isEmpty) return
      for (const [id, fields] of cells) for (const field of fields) if (!delta?.get(id)?.has(field)) put(id, field)
    })
    return swapped
  }

  override forget(): void {
    super.forget()
    this.deltas = new WeakMap()
  }
}

/** What an action first meets in a cell is what was there before it. */
function remember<Value>(delta: Delta<Value>, id: RowId, field: string, value: Value | undefined): void {
  const cells = delta.get(id)
  if (cells === undefined) delta.set(id, new Map([[field, value]]))
  else if (!cells.has(field)) cells.set(field, value)
}
