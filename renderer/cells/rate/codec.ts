import { boundedCodec } from '../shared/bounded-codec'
import type { RateSettings } from './schema'

export const codec = boundedCodec<RateSettings>(({ count, allowHalf }) => ({ min: 0, max: count, step: allowHalf ? 0.5 : 1 }))
