import type { Row } from '../../model/source'
import type { NamesOf, OptionsOf } from './column-cells'
import type { ColumnSort } from './row-order'
import type { RowId } from './temporary-id'

/** Rows that open. Keep its identity while nothing of it changes. */
export interface RowFolding {
  readonly stateOf: (row: Row, index: number) => 'open' | 'closed' | 'none'
  readonly toggle: (row: Row, index: number) => void
  /** A tree: how deep a row stands, from 0. Absent: rows have no others below them. */
  readonly levelOf?: (row: Row, index: number) => number
}

/** What a grid is told from outside; it may be told again at any time. */
export interface GridSettings {
  readonly readOnly?: boolean | undefined
  /** Rows may come and go. */
  readonly rowsChangeable?: boolean | undefined
  /** Rows that a pasted block fills the grid up to. Default: any number. */
  readonly most?: number | undefined
  readonly isRowDisabled?: ((row: Row) => boolean) | undefined
  readonly isLoaded?: ((index: number) => boolean) | undefined
  readonly newRow?: (() => Row) | undefined
  readonly optionsOf?: OptionsOf | undefined
  readonly namesOf?: NamesOf | undefined
  /** Sorts elsewhere. */
  readonly onSort?: ((sorts: readonly ColumnSort[]) => void) | undefined
  /** Rows to be read: cells as viewers show them, columns that fill the room, and a choice of rows that other rows do not end. */
  readonly list?: boolean | undefined
  /** Columns fill the room that they leave. */
  readonly spread?: boolean | undefined
  readonly folding?: RowFolding | undefined
  /** Rows before the first one, such as those of the pages before. Default 0. */
  readonly countedBefore?: number | undefined
  /** The row that others follow. */
  readonly current?: RowId | undefined
}
