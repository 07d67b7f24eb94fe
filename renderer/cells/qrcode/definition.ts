import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

export interface QrcodeSettings {
  /** Pixels of a side in the details. */
  readonly size: number
}

export const definition: CellDefinition<string, QrcodeSettings> = {
  type: 'qrcode',
  title: '二维码',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: { size: { type: 'integer', minimum: 64, maximum: 512, default: 160 } },
    required: ['size'],
    additionalProperties: false,
  },
  codec: textCodec,
  quick: { by: 'text' },
}
