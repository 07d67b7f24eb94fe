import type { JSONSchemaType } from 'ajv'

export interface DocumentSearchSettings {
  fileTypes: string[]
  textTypes?: string | null
  documentTypes?: string | null
  companies?: string | null
}

export const settings: JSONSchemaType<DocumentSearchSettings> = {
  type: 'object',
  properties: {
    fileTypes: {
      type: 'array',
      items: { type: 'string', minLength: 1 },
      default: ['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf', 'txt'],
      description: 'Kinds of files that the advanced search offers.',
    },
    textTypes: { type: 'string', nullable: true, minLength: 1, description: 'Dictionary of kinds of text. Default: not asked.' },
    documentTypes: { type: 'string', nullable: true, minLength: 1, description: 'Dictionary of document types. Default: not asked.' },
    companies: { type: 'string', nullable: true, minLength: 1, description: 'Dictionary of companies. Default: not asked.' },
  },
  required: ['fileTypes'],
  additionalProperties: false,
}
