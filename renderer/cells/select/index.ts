import { optionOf } from '../../dictionary'
import type { CellType } from '../../model/cell-type'
import { lazyEditor } from '../shared/lazy-editor'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema, type SelectSettings } from './schema'
import { Viewer } from './viewer'

const Editor = lazyEditor<string, SelectSettings>(async () => (await import('./editor')).Editor, {
  text: (value, { options }) => (value === null ? '' : (optionOf(options, value)?.text ?? value)),
  fromText: codec.fromText,
  opens: 'list',
})

export const select: CellType<string, SelectSettings> = { ...cellSchema, codec, guards: true, Viewer, Editor, ...inGrid }
