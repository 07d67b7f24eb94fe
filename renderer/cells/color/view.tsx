import type { CellType, CellViewerProps } from '../../model/cell-type'
import { lazyPart } from '../../ui/loading/lazy-part'
import { type ColorSettings, definition } from './definition'
import { Swatch } from './swatch'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

function Viewer({ value }: CellViewerProps<string, ColorSettings>) {
  if (value === null) return null
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      <Swatch color={value} />
      {value}
    </span>
  )
}

export const color: CellType<string, ColorSettings> = { ...definition, Viewer, Editor }
