import type { CellSchema } from '../../model/cell-type'
import { textOperators } from '../shared/operators'

export interface QrcodeSettings {
  /** Pixels of a side in the details. */
  readonly size: number
}

export const cellSchema: CellSchema<QrcodeSettings> = {
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
}
