import { type DaySettings, dateCodec } from '../../controls/date/date-codec'
import { dateDefinition } from '../../controls/date/date-definition'
import type { CellDefinition } from '../../model/cell-type'

export const WIRE_FORMAT = 'YYYY-MM-DD'

const codec = dateCodec(WIRE_FORMAT)

/** A day, or with a `picker` the first day of what is chosen as a whole. */
export const definition: CellDefinition<string, DaySettings> = {
  ...dateDefinition({ type: 'date', title: '日期', kind: 'date', width: 120 }, WIRE_FORMAT, codec),
  settings: {
    type: 'object',
    properties: {
      format: { type: 'string', default: WIRE_FORMAT, minLength: 1 },
      picker: { type: 'string', enum: ['month', 'year'], nullable: true },
    },
    required: ['format'],
    additionalProperties: false,
  },
  codec,
  plain: (value, at) => codec.text(value, at),
}
