import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'

export interface InputPopSettings {
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const cellSchema: CellSchema<InputPopSettings> = {
  type: 'input_pop',
  title: '弹出文本框',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: { maxLength: { type: 'integer', minimum: 1, nullable: true } },
    required: [],
    additionalProperties: false,
  },
}
