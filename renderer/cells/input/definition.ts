import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface InputSettings {
  /** Characters that can be typed. */
  readonly maxLength?: number | null
  readonly prefix?: string | null
  readonly suffix?: string | null
}

export const definition: CellDefinition<string, InputSettings> = {
  type: 'input',
  aliases: ['text'],
  title: '单行文本',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      maxLength: { type: 'integer', minimum: 1, nullable: true },
      prefix: { type: 'string', nullable: true },
      suffix: { type: 'string', nullable: true },
    },
    required: [],
    additionalProperties: false,
  },
  limits: { length: 'maxLength' },
  codec: textCodec,
  plain: value => value ?? '',
  quick: { by: 'text' },
}
