import type { CellSchema } from '../../model/cell-type'
import { choicesOperators } from '../shared/operators'
import { type NoSettings, noSettings } from '../shared/settings'

export const cellSchema: CellSchema<NoSettings> = {
  type: 'checkbox',
  aliases: ['checkbox_group'],
  title: '多选框',
  kind: 'text',
  operators: choicesOperators,
  choices: true,
  withoutChoices: 'checkbox_meta',
  settings: noSettings,
}
