import { optionOf } from '../../dictionary'
import type { CellType } from '../../model/cell-type'
import { restingEditor } from '../shared/resting'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema, type SelectSettings } from './schema'
import { Viewer } from './viewer'

const Editor = restingEditor<string, SelectSettings>(async () => (await import('./editor')).Editor, {
  text: (value, { options }) => (value === null ? '' : (optionOf(options, value)?.text ?? value)),
  fromText: codec.fromText,
  opens: 'list',
})

export const select: CellType<string, SelectSettings> = { ...cellSchema, codec, guards: true, Viewer, Editor, ...inGrid }
