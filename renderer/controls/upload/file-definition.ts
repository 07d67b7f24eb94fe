import type { CellDefinition } from '../../model/cell-type'
import type { FileSettings } from './files-editor'
import { filesCodec } from './stored-codec'
import { uploadProperties, uploadRequired } from './upload-file'

const ENTRY = String.raw`(\.[\w.]+|[\w-]+/([\w.+-]+|\*))`
/** Endings and types, joined by commas. */
const ACCEPTED = String.raw`^\s*${ENTRY}(\s*,\s*${ENTRY})*\s*$`

/** A cell of files that keeps `number` of them unless its field says otherwise. */
export const fileDefinition = (type: string, title: string, number: number): CellDefinition<string, FileSettings> => ({
  type,
  title,
  kind: 'text',
  // Stored paths are nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: {
      ...uploadProperties(number),
      accept: { type: 'string', pattern: ACCEPTED, form: 'endings or types joined by commas, such as .pdf,image/*', nullable: true },
      folders: { type: 'boolean', default: false },
    },
    required: [...uploadRequired, 'folders'],
    additionalProperties: false,
  },
  limits: { files: 'number' },
  codec: filesCodec(({ accept }) => accept ?? ''),
  guards: true,
})
