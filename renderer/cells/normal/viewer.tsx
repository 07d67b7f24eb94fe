import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { NoSettings } from '../shared/settings'

export function Viewer({ value, ellipsis }: CellViewerProps<string, NoSettings>) {
  return <Ellipsis text={value ?? ''} length={ellipsis} />
}
