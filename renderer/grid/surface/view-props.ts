import type { Grid } from '../engine/grid'
import { gridState } from '../engine/grid-state'
import type { GridViewProps } from './props'

/** The props with which a grid was drawn last. */
class LatestProps {
  private latest: GridViewProps | undefined

  /** To be called by the component of the grid only. */
  set(props: GridViewProps): void {
    this.latest = props
  }

  /** Throws where the grid has no component. */
  get(): GridViewProps {
    if (this.latest === undefined) throw new Error('grid: its component has not been drawn')
    return this.latest
  }
}

export const latestProps = gridState('props', () => new LatestProps())

export const propsOf = (grid: Grid): GridViewProps => grid.get(latestProps).get()

/** Whether rows may come, go and move. */
export function areRowsChangeable(grid: Grid): boolean {
  const { readOnly, rowsChangeable } = propsOf(grid)
  return !readOnly && rowsChangeable !== false
}
