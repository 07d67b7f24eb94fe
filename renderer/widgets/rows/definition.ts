import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { type ToneSettings, toneProperties } from '../../ui/look/tones'

/** What a line of a short list shows; each is the name of a field. */
export interface RowsSettings extends ToneSettings {
  text: string
  before?: string | null
  tag?: string | null
  time?: string | null
  link?: string | null
  height: number
}

const settings: JSONSchemaType<RowsSettings> = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field of the line itself.' },
    before: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'name',
      description: 'Field that stands in bold before it, such as a person.',
    },
    tag: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of a tag at its end.' },
    ...toneProperties,
    time: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of a date and time; shown short.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a line leads to; `{name}` stands for a field.',
    },
    height: { type: 'integer', default: 280, minimum: 80, maximum: 1000, description: 'Pixels of the list at least. Default 280.' },
  },
  required: ['text', 'tones', 'height'],
  additionalProperties: false,
}

/** A short list without columns: what happened, what is to be read. */
export const rows: WidgetType<RowsSettings> = {
  widget: 'rows',
  title: '简表',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./rows')).Rows,
}
