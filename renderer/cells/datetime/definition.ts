import { dateCodec } from '../../controls/date/date-codec'
import { dateDefinition } from '../../controls/date/date-definition'

export const WIRE_FORMAT = 'YYYY-MM-DD HH:mm:ss'

export const definition = dateDefinition(
  { type: 'datetime', title: '日期时间', kind: 'datetime', width: 172 },
  WIRE_FORMAT,
  dateCodec(WIRE_FORMAT),
)
