import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type SliderSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const slider: CellType<number, SliderSettings> = {
  ...cellSchema,
  codec,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text' },
  Viewer,
  Editor,
}
