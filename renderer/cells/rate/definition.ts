import { orderOperators } from '../../controls/base/operators'
import { boundedCodec } from '../../controls/choice/bounded-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface RateSettings {
  /** Stars that can be given. */
  readonly count: number
  /** Half stars can be given too. */
  readonly allowHalf: boolean
}

const codec = boundedCodec<RateSettings>(({ count, allowHalf }) => ({ min: 0, max: count, step: allowHalf ? 0.5 : 1 }))

export const definition: CellDefinition<number, RateSettings> = {
  type: 'rate',
  title: '评分',
  kind: 'decimal',
  operators: orderOperators,
  width: 160,
  settings: {
    type: 'object',
    properties: { count: { type: 'integer', minimum: 1, maximum: 10, default: 5 }, allowHalf: { type: 'boolean', default: false } },
    required: ['count', 'allowHalf'],
    additionalProperties: false,
  },
  limits: { min: 0, max: 'count', step: 'allowHalf' },
  codec,
}
