import type { CellSchema } from '../../model/cell-type'
import type { ChoiceSettings } from '../shared/choice-codec'
import { choiceOperators } from '../shared/operators'

export const cellSchema: CellSchema<ChoiceSettings> = {
  type: 'select',
  aliases: ['list'],
  title: '下拉选择',
  kind: 'text',
  operators: choiceOperators,
  choices: true,
  settings: {
    type: 'object',
    properties: { number: { type: 'boolean', default: false } },
    required: ['number'],
    additionalProperties: false,
  },
}
