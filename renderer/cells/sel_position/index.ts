import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { positionLabels } from './positions'
import { cellSchema, type PositionSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const selPosition: CellType<string, PositionSettings> = {
  ...cellSchema,
  codec,
  names: ({ store }) => positionLabels[store],
  Viewer,
  Editor,
}
