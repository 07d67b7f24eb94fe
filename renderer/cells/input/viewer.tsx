import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { InputSettings } from './schema'

export function Viewer({ value, ellipsis }: CellViewerProps<string, InputSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}
