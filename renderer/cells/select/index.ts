import { optionOf } from '../../dictionary'
import type { CellType } from '../../model/cell-type'
import type { ChoiceSettings } from '../shared/choice-codec'
import { restingEditor } from '../shared/resting'
import { codec } from './codec'
import { inGrid } from './in-grid'
import { cellSchema } from './schema'
import { Viewer } from './viewer'

const Editor = restingEditor<string, ChoiceSettings>(async () => (await import('./editor')).Editor, {
  text: (value, { options }) => (value === null ? '' : (optionOf(options, value)?.text ?? value)),
  opens: 'list',
})

export const select: CellType<string, ChoiceSettings> = { ...cellSchema, codec, Viewer, Editor, ...inGrid }
