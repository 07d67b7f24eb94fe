import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { TextareaSettings } from './schema'

export function Viewer({ value, view, ellipsis }: CellViewerProps<string, TextareaSettings>) {
  if (view === 'list') return <Ellipsis text={value ?? ''} length={ellipsis} />
  return <span style={{ whiteSpace: 'pre-wrap' }}>{value}</span>
}
