import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'

export interface EllipsisSettings {
  /** Characters before the text is cut, in lists and in details alike. */
  readonly length: number
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const cellSchema: CellSchema<EllipsisSettings> = {
  type: 'ellipsis',
  title: '省略文本',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      length: { type: 'integer', minimum: 1, default: 25 },
      maxLength: { type: 'integer', minimum: 1, nullable: true },
    },
    required: ['length'],
    additionalProperties: false,
  },
}
