import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface TextareaSettings {
  /** Lines shown at first; it grows with its text. */
  readonly rows: number
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const definition: CellDefinition<string, TextareaSettings> = {
  type: 'textarea',
  title: '多行文本',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      rows: { type: 'integer', minimum: 1, maximum: 50, default: 4 },
      maxLength: { type: 'integer', minimum: 1, nullable: true },
    },
    required: ['rows'],
    additionalProperties: false,
  },
  limits: { length: 'maxLength' },
  codec: textCodec,
  plain: value => value ?? '',
  quick: { by: 'text', lines: true, opens: true },
}
