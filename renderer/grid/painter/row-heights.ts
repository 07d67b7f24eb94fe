import type { Grid } from '../engine/grid'
import type { RowId } from '../engine/temporary-id'
import type { Geometry } from './geometry'
import type { RowBand } from './row-band'

/** The heights to which rows have grown, kept by row, so that they are known when rows come, go or move. */
export class RowHeights {
  private readonly known = new Map<RowId, number>()

  constructor(
    private readonly grid: Grid,
    private readonly geometry: Geometry,
  ) {}

  /** Takes the heights of painted rows; true when one was not known. */
  measure(bands: readonly RowBand[]): boolean {
    let grew = false
    const take = (at: number, height: number) => {
      const shown = this.grid.shown(at)
      if (shown === undefined || height === 0 || !this.geometry.measure(at, height)) return
      this.known.set(shown.id, height)
      grew = true
    }
    for (const band of bands) band.measure(take)
    return grew
  }

  /** Says all that is known to a geometry whose rows began again. */
  remember(): void {
    if (this.known.size === 0) return
    const { store, view } = this.grid
    for (let at = 0; at < this.geometry.rows; at++) {
      const height = this.known.get(store.idAt(view.toStore(at)))
      if (height !== undefined) this.geometry.measure(at, height)
    }
  }
}
