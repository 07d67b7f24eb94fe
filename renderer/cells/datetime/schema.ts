import type { CellSchema } from '../../model/cell-type'
import type { DateSettings } from '../shared/date-codec'
import { orderOperators } from '../shared/operators'

export const WIRE_FORMAT = 'YYYY-MM-DD HH:mm:ss'

export const cellSchema: CellSchema<DateSettings> = {
  type: 'datetime',
  title: '日期时间',
  kind: 'datetime',
  operators: orderOperators,
  width: 172,
  settings: {
    type: 'object',
    properties: { format: { type: 'string', default: WIRE_FORMAT, minLength: 1 } },
    required: ['format'],
    additionalProperties: false,
  },
}
