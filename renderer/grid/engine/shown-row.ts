import type { Row } from '../../model/source'
import type { RowId } from './temporary-id'

/** A row on the screen. */
export interface ShownRow {
  readonly row: Row
  /** Its place in the store. */
  readonly index: number
  readonly id: RowId
}

/** The cell that is open. `by`: what opened it; `typed`: the text that stood there first. */
export interface OpenCell {
  readonly id: RowId
  readonly key: string
  readonly how: 'text' | 'choice' | 'editor'
  readonly by: 'type' | 'key' | 'click'
}
