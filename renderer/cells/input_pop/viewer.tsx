import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { InputPopSettings } from './schema'

/** Lines stand behind each other in a list, and below each other in the details. */
export function Viewer({ value, ellipsis, view }: CellViewerProps<string, InputPopSettings>) {
  if (view === 'details') return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}
