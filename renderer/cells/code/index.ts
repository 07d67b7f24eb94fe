import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { type CodeSettings, cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const code: CellType<string, CodeSettings> = {
  ...cellSchema,
  codec,
  plain: value => (value ?? '').replace(/\s*[\r\n]+\s*/g, ' '),
  quick: { by: 'text', lines: true, opens: true },
  Viewer,
  Editor,
}
