import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface DocumentSearchSettings {
  fileTypes: string[]
  textTypes?: string | null
  documentTypes?: string | null
  companies?: string | null
}

const settings: JSONSchemaType<DocumentSearchSettings> = {
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

/** What documents are searched by; siblings read the parameters of the search call. */
export const documentSearch: WidgetType<DocumentSearchSettings> = {
  widget: 'documentSearch',
  title: '文档检索',
  settings,
  height: 120,
  load: async () => (await import('./document-search-form')).DocumentSearchForm,
}
