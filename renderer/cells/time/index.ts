import type { CellType } from '../../model/cell-type'
import { restingEditor } from '../shared/resting'
import { codec } from './codec'
import { cellSchema, type TimeSettings } from './schema'
import { Viewer } from './viewer'

const Editor = restingEditor(async () => (await import('./editor')).Editor, { ...codec, opens: 'calendar' })

export const time: CellType<string, TimeSettings> = {
  ...cellSchema,
  codec,
  guards: true,
  Viewer,
  Editor,
  plain: (value, at) => codec.text(value, at),
  quick: { by: 'text', opens: true },
}
