import type { CellSchema } from '../../model/cell-type'
import { type UploadSettings, uploadProperties, uploadRequired } from '../shared/upload/upload-file'

export interface ImageSettings extends UploadSettings {
  /** Whether a part of each picture is chosen before it is kept. */
  readonly crop: boolean
  /** Pixels of the part that is proposed. */
  readonly cropWidth: number
  readonly cropHeight: number
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
      ...uploadProperties(1),
      crop: { type: 'boolean', default: false },
      cropWidth: { type: 'integer', minimum: 1, maximum: 3000, default: 410 },
      cropHeight: { type: 'integer', minimum: 1, maximum: 3000, default: 150 },
    },
    required: [...uploadRequired, 'crop', 'cropWidth', 'cropHeight'],
    additionalProperties: false,
  },
}
