import type { CellSchema } from '../../model/cell-type'
import { orderOperators } from '../shared/operators'

export interface RateSettings {
  /** Stars that can be given. */
  readonly count: number
  /** Half stars can be given too. */
  readonly allowHalf: boolean
}

export const cellSchema: CellSchema<RateSettings> = {
  type: 'rate',
  title: '评分',
  kind: 'decimal',
  operators: orderOperators,
  width: 160,
  settings: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 1, maximum: 10, default: 5 }, allowHalf: { type: 'boolean', default: false } },
    required: ['count', 'allowHalf'],
    additionalProperties: false,
  },
}
