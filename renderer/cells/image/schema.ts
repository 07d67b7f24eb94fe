import type { CellSchema } from '../../model/cell-type'

export interface ImageSettings {
  /** What the picture is for; the server knows the words. */
  readonly biz: string
  /** Pictures that are kept, the last ones; 0: all. */
  readonly number: number
}

export const cellSchema: CellSchema<ImageSettings> = {
  type: 'image',
  title: '图片上传',
  kind: 'text',
  // Stored paths are nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: {
      biz: { type: 'string', default: 'temp', minLength: 1 },
      number: { type: 'integer', minimum: 0, default: 1 },
    },
    required: ['biz', 'number'],
    additionalProperties: false,
  },
}
