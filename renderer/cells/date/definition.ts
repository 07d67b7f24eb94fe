import { dateCodec } from '../../controls/date/date-codec'
import { dateDefinition } from '../../controls/date/date-definition'

export const WIRE_FORMAT = 'YYYY-MM-DD'

export const definition = dateDefinition({ type: 'date', title: '日期', kind: 'date', width: 120 }, WIRE_FORMAT, dateCodec(WIRE_FORMAT))
