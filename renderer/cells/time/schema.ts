import type { CellSchema } from '../../model/cell-type'
import { orderOperators } from '../shared/operators'

export const WIRE_FORMAT = 'HH:mm:ss'

export interface TimeSettings {
  /** How people see it, in the letters of dayjs. */
  readonly format: string
}

export const cellSchema: CellSchema<TimeSettings> = {
  type: 'time',
  title: '时间',
  kind: 'time',
  operators: orderOperators,
  width: 110,
  settings: {
    type: 'object',
    properties: { format: { type: 'string', default: WIRE_FORMAT, minLength: 1 } },
    required: ['format'],
    additionalProperties: false,
  },
}
