import type { CellType } from '../../model/cell-type'
import { lazyEditor } from '../shared/lazy-editor'
import { codec } from './codec'
import { cellSchema, type TimeSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyEditor(async () => (await import('./editor')).Editor, { ...codec, opens: 'calendar' })

export const time: CellType<string, TimeSettings> = {
  ...cellSchema,
  codec,
  guards: true,
  Viewer,
  Editor,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
}
