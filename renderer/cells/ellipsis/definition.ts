import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface EllipsisSettings {
  /** Chinese characters before the text fades, in lists and in details alike. */
  readonly length: number
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const definition: CellDefinition<string, EllipsisSettings> = {
  type: 'ellipsis',
  title: '省略文本',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      length: { type: 'integer', minimum: 1, default: 25 },
      maxLength: { type: 'integer', minimum: 1, nullable: true },
    },
    required: ['length'],
    additionalProperties: false,
  },
  limits: { length: 'maxLength' },
  codec: textCodec,
  quick: { by: 'text' },
}
