import type { CellViewerProps } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { texts } from '../texts'

/** How many rows there are. */
export function Viewer({ value }: CellViewerProps<readonly Row[], unknown>) {
  return value === null || value.length === 0 ? null : texts.rows(value.length)
}
