import type { CellType } from '../../model/cell-type'
import { lazyPart } from '../../widgets/lazy-part'
import { codec } from './codec'
import { cellSchema, type InputPopSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyPart(async () => (await import('./editor')).Editor)

export const inputPop: CellType<string, InputPopSettings> = {
  ...cellSchema,
  codec,
  plain: value => (value ?? '').replace(/\s*[\r\n]+\s*/g, ' '),
  quick: { by: 'text', lines: true, opens: true, maxLength: ({ settings }) => settings.maxLength ?? undefined },
  Viewer,
  Editor,
}
