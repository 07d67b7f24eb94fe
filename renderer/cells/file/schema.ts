import type { CellSchema } from '../../model/cell-type'

export interface FileSettings {
  /** What the file is for; the server knows the words. */
  readonly biz: string
  /** Files that are kept, the last ones; 0: all. */
  readonly number: number
  /** As an `<input type="file">` takes it, such as `.pdf,.docx`. */
  readonly accept?: string | null
}

export const cellSchema: CellSchema<FileSettings> = {
  type: 'file',
  aliases: ['upload'],
  title: '文件上传',
  kind: 'text',
  // Stored paths are nothing to search for.
  operators: [],
  settings: {
    type: 'object',
    properties: {
      biz: { type: 'string', default: 'temp', minLength: 1 },
      number: { type: 'integer', minimum: 0, default: 0 },
      accept: { type: 'string', nullable: true },
    },
    required: ['biz', 'number'],
    additionalProperties: false,
  },
}
