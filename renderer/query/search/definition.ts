import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface DocumentSearchSettings {
  fileTypes: string[]
  textTypes?: string | null
  documentTypes?: string | null
  companies?: string | null
  scope: 'title' | 'fullText'
  suggest?: string | null
  address: boolean
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
    scope: {
      type: 'string',
      enum: ['title', 'fullText'],
      default: 'title',
      description: 'Where words are looked for at first. Default title.',
    },
    suggest: {
      type: 'string',
      nullable: true,
      pattern: '^GET /',
      description:
        'Call that answers suggestions for the words in `text`, as texts or as objects with a `text`. Default: none are offered.',
    },
    address: {
      type: 'boolean',
      default: false,
      description: 'Keeps what is looked for in the address of the page; for the one search of a page. Default false.',
    },
  },
  required: ['fileTypes', 'scope', 'address'],
  additionalProperties: false,
}

/** What documents are searched by; siblings read the parameters of the search call. */
export const documentSearch: WidgetType<DocumentSearchSettings> = {
  widget: 'documentSearch',
  title: '文档检索',
  settings,
  height: 76,
  load: async () => (await import('./document-search-form')).DocumentSearchForm,
}
