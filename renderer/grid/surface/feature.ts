import type { ComponentType } from 'react'
import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import type { GridColumn } from '../engine/grid-column'
import { type GridState, gridState } from '../engine/grid-state'
import type { ShownRow } from '../engine/shown-row'
import type { Lead } from '../painter/lead-cells'
import { type KeyBinding, KeyMap, type KeyMode } from './keys'
import type { GridPress, PressResult } from './pointer'
import type { MenuEntries, MenuFilter } from './popup-menu'
import type { DataGridHandle, GridViewProps } from './props'
import type { SurfaceElements } from './surface'

/**
 * Where a feature draws. `above` the rows, in the `scroller` with them, `over` the page: these wait until the first rows are painted.
 * `below` the rows, at their `foot` in the scroller, or with the `rows` into elements of the painter: these do not.
 */
export type GridSlot = 'above' | 'scroller' | 'below' | 'over' | 'rows' | 'foot'

/** A column of the grid's own, before all others, with what stands in its head. */
export interface GridLead extends Lead {
  /** Pixels in a narrow window, where the columns of the rows need the room. */
  readonly narrowWidth: number
  readonly Head: ComponentType<{ readonly grid: Grid }>
}

/** A part of the grid. All of it but the name is optional; where several features answer, they are asked in the order of their list. */
export interface GridFeature {
  readonly name: string
  /** Made with the grid, in their order: those that follow the rows do so from the beginning. */
  readonly states?: readonly GridState<unknown>[]
  readonly keys?: readonly KeyBinding[]
  /** A press on the rows. The first answer counts. */
  readonly press?: (grid: Grid, press: GridPress) => PressResult
  /** A finished click on the rows, also on what has a click of its own (`press.busy`). */
  readonly click?: (grid: Grid, press: GridPress) => void
  /** A press that ended on the cell on which it began. */
  readonly choose?: (grid: Grid, at: CellPosition, event: MouseEvent) => void
  /** The mouse rests on another cell, or on none. */
  readonly hover?: (grid: Grid, at: (() => CellPosition | undefined) | undefined) => void
  /** A press of the right button; true where a menu was opened. */
  readonly contextMenu?: (grid: Grid, press: GridPress) => boolean
  /** Entries of the menu of a row, and of that of a column. */
  readonly rowMenu?: (grid: Grid, shown: ShownRow, at: number) => MenuEntries
  readonly columnMenu?: (grid: Grid, column: GridColumn) => MenuEntries
  /** A field above the menu of a column. */
  readonly columnFilter?: (grid: Grid, column: GridColumn) => MenuFilter | undefined
  /** A column of the grid's own; the same object while it is the same one. */
  readonly lead?: (props: GridViewProps) => GridLead | undefined
  /** Pixels of what it draws in the slot `foot`. */
  readonly footHeight?: (props: GridViewProps) => number
  /** Starts its part in the page once the elements stand; what it gives back ends it. */
  readonly mount?: (grid: Grid, elements: SurfaceElements) => () => void
  /** Follows the grid once it has been drawn; what it gives back ends it. */
  readonly follow?: (grid: Grid) => () => void
  readonly views?: readonly { readonly slot: GridSlot; readonly View: ComponentType<{ readonly grid: Grid }> }[]
  /** Its part of what other rooms do with the grid. A feature declares it in `DataGridHandle` beside itself. */
  readonly handle?: (grid: Grid) => Partial<DataGridHandle>
}

const features = gridState<readonly GridFeature[]>('features', () => [])
const keyMap = gridState('keys', grid => new KeyMap(featuresOf(grid).flatMap(({ keys = [] }) => keys)))

export const featuresOf = (grid: Grid): readonly GridFeature[] => grid.get(features)

/** Composes a grid of features. */
export function composeGrid(grid: Grid, list: readonly GridFeature[]): Grid {
  grid.provide(features, list)
  for (const { states = [] } of list) for (const state of states) grid.get(state)
  return grid
}

/** Runs what is bound to a key; false where the browser is to have it. */
export const runKey = (grid: Grid, key: Parameters<KeyMap['run']>[1], mode: KeyMode): boolean => grid.get(keyMap).run(grid, key, mode)
