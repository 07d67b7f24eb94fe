import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { firstLine } from './first-line'
import { cellSchema, type RichTextSettings } from './schema'

const Viewer = lazyPart(async () => (await import('./viewer')).Viewer)
const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const umeditor: CellType<string, RichTextSettings> = {
  ...cellSchema,
  codec,
  plain: value => firstLine(value),
  guards: true,
  Viewer,
  Editor,
}
