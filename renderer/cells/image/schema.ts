import type { CellSchema } from '../../model/cell-type'
import { type UploadSettings, uploadProperties, uploadRequired } from '../shared/upload/upload-file'

export type ImageSettings = UploadSettings

export const cellSchema: CellSchema<ImageSettings> = {
  type: 'image',
  title: '图片上传',
  kind: 'text',
  // Stored paths are nothing to search for.
  operators: [],
  settings: { type: 'object', properties: uploadProperties(1), required: [...uploadRequired], additionalProperties: false },
}
