import type { CellSchema } from '../../model/cell-type'
import { type ChoiceSettings, choiceSettings } from '../shared/choice-codec'
import { choiceOperators } from '../shared/operators'

export const cellSchema: CellSchema<ChoiceSettings> = {
  type: 'radio',
  title: '单选',
  kind: 'text',
  operators: choiceOperators,
  choices: true,
  settings: choiceSettings,
}
