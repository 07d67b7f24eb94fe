import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface InputPopSettings {
  /** Characters that can be typed. */
  readonly maxLength?: number | null
}

export const definition: CellDefinition<string, InputPopSettings> = {
  type: 'input_pop',
  title: '弹出文本框',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: { maxLength: { type: 'integer', minimum: 1, nullable: true } },
    required: [],
    additionalProperties: false,
  },
  limits: { length: 'maxLength' },
  codec: textCodec,
  plain: value => (value ?? '').replace(/\s*[\r\n]+\s*/g, ' '),
  quick: { by: 'text', lines: true, opens: true },
}
