import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'

export interface InputSettings {
  /** Characters that can be typed. */
  readonly maxLength?: number | null
  readonly prefix?: string | null
  readonly suffix?: string | null
}

export const cellSchema: CellSchema<InputSettings> = {
  type: 'input',
  aliases: ['text'],
  title: '单行文本',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      maxLength: { type: 'integer', minimum: 1, nullable: true },
      prefix: { type: 'string', nullable: true },
      suffix: { type: 'string', nullable: true },
    },
    required: [],
    additionalProperties: false,
  },
}
