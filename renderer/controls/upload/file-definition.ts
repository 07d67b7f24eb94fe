import type { CellDefinition } from '../../model/cell-type'
import type { FileSettings } from './files-editor'
import { filesCodec } from './stored-codec'
import { uploadProperties, uploadRequired } from './upload-file'

/** A cell of files that keeps `number` of them unless its field says otherwise. */
export const fileDefinition = (type: string, title: string, number: number): CellDefinition<string, FileSettings> => ({
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
  codec: filesCodec(({ accept }) => accept ?? ''),
  guards: true,
})
