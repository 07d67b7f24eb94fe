import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type TimeSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const time: CellType<string, TimeSettings> = {
  ...cellSchema,
  codec,
  Viewer,
  Editor,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
}
