import type { CellSchema } from '../../model/cell-type'
import { type ChoiceSettings, choiceProperties } from '../shared/choice-codec'
import { choiceOperators } from '../shared/operators'

export interface SelectSettings extends ChoiceSettings {
  /** A text that no option has can be entered too. */
  readonly allowInput: boolean
}

export const cellSchema: CellSchema<SelectSettings> = {
  type: 'select',
  aliases: ['list'],
  title: '下拉选择',
  kind: 'text',
  operators: choiceOperators,
  choices: true,
  settings: {
    type: 'object',
    properties: { ...choiceProperties, allowInput: { type: 'boolean', default: false } },
    required: ['number', 'allowInput'],
    additionalProperties: false,
  },
}
