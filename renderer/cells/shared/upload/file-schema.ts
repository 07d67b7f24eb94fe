import type { CellSchema } from '../../../model/cell-type'
import type { FileSettings } from './files-editor'
import { uploadProperties, uploadRequired } from './upload-file'

/** The schema of a cell of files that keeps `number` of them unless its field says otherwise. */
export const fileSchema = (type: string, title: string, number: number): CellSchema<FileSettings> => ({
  type,
  title,
  kind: 'text',
  // Stored paths are nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: { ...uploadProperties(number), accept: { type: 'string', nullable: true } },
    required: [...uploadRequired],
    additionalProperties: false,
  },
})
