import { textOperators } from '../../controls/base/operators'
import { textCodec } from '../../controls/text/text-codec'
import type { CellDefinition } from '../../model/cell-type'

/** Kinds of barcodes. `CODE128` holds any text of ASCII; the others hold digits, or what their standard says. */
export const BARCODE_FORMATS = ['CODE128', 'CODE39', 'EAN13', 'EAN8', 'UPC', 'ITF14', 'ITF', 'MSI', 'pharmacode', 'codabar'] as const

export interface BarcodeSettings {
  readonly format: (typeof BARCODE_FORMATS)[number]
  /** Pixels of the narrowest bar in the details. */
  readonly barWidth: number
  /** Pixels of the bars in the details. */
  readonly height: number
}

export const definition: CellDefinition<string, BarcodeSettings> = {
  type: 'barcode',
  title: '条形码',
  kind: 'text',
  operators: textOperators,
  settings: {
    type: 'object',
    properties: {
      format: { type: 'string', enum: BARCODE_FORMATS, default: 'CODE128' },
      barWidth: { type: 'integer', minimum: 1, maximum: 6, default: 2 },
      height: { type: 'integer', minimum: 20, maximum: 300, default: 64 },
    },
    required: ['format', 'barWidth', 'height'],
    additionalProperties: false,
  },
  codec: textCodec,
  quick: { by: 'text' },
}
