import { splitValues } from '../../controls/base/comma'
import { filesCodec } from '../../controls/upload/stored-codec'
import { fileName } from '../../controls/upload/stored-file'
import { type UploadSettings, uploadProperties, uploadRequired } from '../../controls/upload/upload-file'
import type { CellDefinition } from '../../model/cell-type'

export interface ImageSettings extends UploadSettings {
  /** Whether a part of each picture is chosen before it is kept. */
  readonly crop: boolean
  /** Pixels of the part that is proposed. */
  readonly cropWidth: number
  readonly cropHeight: number
}

/** Pixels of the box of a picture: as wide as what is cut out, or a square. */
export function pictureBox({ crop, cropWidth, cropHeight }: ImageSettings, height: number) {
  if (!crop) return { width: height, height }
  const widest = Math.min(height * (cropWidth / cropHeight), height * MOST_WIDE)
  return { width: Math.round(widest), height: Math.round(Math.min(height, (widest * cropHeight) / cropWidth)), whole: true }
}

/** Of a cut-out that is wider still, the box is lower. */
const MOST_WIDE = 3

export const definition: CellDefinition<string, ImageSettings> = {
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
  limits: { files: 'number' },
  codec: filesCodec(() => 'image/*'),
  pictures: value => splitValues(value).map(path => ({ path, name: fileName(path) })),
  guards: true,
}
