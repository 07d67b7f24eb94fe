import { dateCodec } from '../shared/date-codec'
import { WIRE_FORMAT } from './schema'

export const codec = dateCodec(WIRE_FORMAT)
