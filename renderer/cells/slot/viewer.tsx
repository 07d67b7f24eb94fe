import type { CellViewerProps } from '../../model/cell-type'
import type { SlotSettings } from './schema'
import { SlotWidget } from './slot-widget'

export function Viewer({ settings, value, row, field }: CellViewerProps<unknown, SlotSettings>) {
  return <SlotWidget settings={settings} value={value} row={row} title={field.title} />
}
