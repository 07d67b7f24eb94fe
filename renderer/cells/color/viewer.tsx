import type { CellViewerProps } from '../../model/cell-type'
import type { ColorSettings } from './schema'
import { Swatch } from './swatch'

export function Viewer({ value }: CellViewerProps<string, ColorSettings>) {
  if (value === null) return null
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Swatch color={value} />
      {value}
    </span>
  )
}
