import type { CellSchema } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { orderOperators } from '../shared/operators'

export const WIRE_FORMAT = 'YYYY-MM-DD'

export const cellSchema: CellSchema<DateSettings> = {
  type: 'date',
  title: '日期',
  kind: 'date',
  operators: orderOperators,
  width: 120,
  settings: {
    type: 'object',
    properties: { format: { type: 'string', default: WIRE_FORMAT, minLength: 1 } },
    required: ['format'],
    additionalProperties: false,
  },
}
