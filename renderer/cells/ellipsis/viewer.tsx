import type { CellViewerProps } from '../../model/cell-type'
import { Ellipsis } from '../shared/ellipsis'
import type { EllipsisSettings } from './schema'

/** A text of so many characters, wherever it stands; the whole of it in a tooltip. */
export function Viewer({ value, settings }: CellViewerProps<string, EllipsisSettings>) {
  return <Ellipsis text={value ?? ''} length={settings.length} />
}
