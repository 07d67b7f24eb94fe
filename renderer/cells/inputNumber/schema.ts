import type { CellSchema } from '../../model/cell-type'
import { orderOperators } from '../shared/operators'

export interface NumberSettings {
  readonly min?: number | null
  readonly max?: number | null
  /** Decimals that are kept; absent: as typed. */
  readonly precision?: number | null
  /** What the arrow keys add. */
  readonly step: number
}

export const cellSchema: CellSchema<NumberSettings> = {
  type: 'inputNumber',
  aliases: ['number'],
  title: '数字',
  kind: 'decimal',
  operators: orderOperators,
  align: 'right',
  settings: {
    type: 'object',
    properties: {
      min: { type: 'number', nullable: true },
      max: { type: 'number', nullable: true },
      precision: { type: 'integer', minimum: 0, maximum: 10, nullable: true },
      step: { type: 'number', exclusiveMinimum: 0, default: 1 },
    },
    required: ['step'],
    additionalProperties: false,
  },
}
