import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface SelectManySettings {
  text: string
  key: string
  note?: string | null
  chosen?: string[] | null
  most?: number | null
  height: number
}

const settings: JSONSchemaType<SelectManySettings> = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field that is shown and searched.' },
    key: { type: 'string', minLength: 1, default: 'id', field: 'name', description: 'Field that tells rows apart. Default `id`.' },
    note: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field behind the text; searched too.' },
    chosen: {
      type: 'array',
      nullable: true,
      items: { type: 'string' },
      description: 'Keys that are chosen at first, mostly `{{ }}`. Default: none.',
    },
    most: { type: 'integer', nullable: true, minimum: 1, description: 'As many may be chosen. Default: all.' },
    height: { type: 'integer', default: 360, minimum: 200, maximum: 1000, description: 'Pixels. Default 360.' },
  },
  required: ['text', 'key', 'height'],
  additionalProperties: false,
}

/** Two lists side by side: what there is and what is chosen of it, both counted and searched. */
export const selectMany: WidgetType<SelectManySettings> = {
  widget: 'selectMany',
  title: '多选列表',
  settings,
  data: 'rows',
  height: 360,
  load: async () => (await import('./select-many')).SelectMany,
}
