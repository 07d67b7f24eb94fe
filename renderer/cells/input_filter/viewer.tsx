import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { FilterSettings } from './schema'

export function Viewer({ value, ellipsis }: CellViewerProps<string, FilterSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}
