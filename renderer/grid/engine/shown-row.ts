import type { Row } from '../../model/source'
import type { RowId } from './temporary-id'

/** A row on the screen. */
export interface ShownRow {
  readonly row: Row
  /** Its place in the store. */
  readonly index: number
  readonly id: RowId
}

/** A cell by its row and its column, wherever both stand. */
export interface CellName {
  readonly id: RowId
  readonly key: string
}
