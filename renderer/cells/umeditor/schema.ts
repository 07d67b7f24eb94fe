import type { CellSchema } from '../../model/cell-type'

export interface RichTextSettings {
  /** Pixels of the text's box at first; it can be drawn taller. */
  readonly height: number
  /** What uploaded pictures are for; the server knows the words. */
  readonly biz: string
  /** Path of the API that takes pictures. */
  readonly action: string
}

export const cellSchema: CellSchema<RichTextSettings> = {
  type: 'umeditor',
  aliases: ['editor'],
  title: '富文本',
  kind: 'text',
  // A search goes through the text as it is kept, between its tags.
  operators: ['like'],
  width: 240,
  settings: {
    type: 'object',
    properties: {
      height: { type: 'integer', minimum: 100, maximum: 2000, default: 300 },
      biz: { type: 'string', minLength: 1, default: 'jeditor' },
      action: { type: 'string', pattern: '^/', default: '/sys/common/upload' },
    },
    required: ['height', 'biz', 'action'],
    additionalProperties: false,
  },
}
