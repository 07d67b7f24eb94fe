import type { CellSchema } from '../../model/cell-type'
import { orderOperators } from '../shared/operators'

export interface SliderSettings {
  readonly min: number
  readonly max: number
  readonly step: number
  /** Stands behind the number, such as `%`. Null: nothing. */
  readonly suffix?: string | null
}

export const cellSchema: CellSchema<SliderSettings> = {
  type: 'slider',
  title: '滑动条',
  kind: 'decimal',
  operators: orderOperators,
  align: 'right',
  settings: {
    type: 'object',
    properties: {
      min: { type: 'number', default: 0 },
      max: { type: 'number', default: 100 },
      step: { type: 'number', exclusiveMinimum: 0, default: 1 },
      suffix: { type: 'string', nullable: true },
    },
    required: ['min', 'max', 'step'],
    additionalProperties: false,
  },
}
