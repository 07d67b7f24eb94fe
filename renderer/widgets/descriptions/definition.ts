import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { type ToneSettings, toneProperties } from '../../ui/look/tones'
import { heightOf } from './height'

export interface DescriptionItem extends ToneSettings {
  title: string
  value: string
  /** Absent: a text; a number is written with its thousands apart. */
  precision?: number | null
  unit?: string | null
  span: number
  link?: string | null
}

export interface DescriptionsSettings {
  items: DescriptionItem[]
  /** A record, such as what is selected in a sibling; absent: that of the source. */
  record?: { [field: string]: unknown } | null
  columns: number
  bordered: boolean
  none?: string | null
}

const item = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, description: 'Its name.' },
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds it.' },
    precision: {
      type: 'integer',
      nullable: true,
      minimum: 0,
      maximum: 6,
      description: 'It is a number with so many digits behind the point. Default: it is a text.',
    },
    unit: { type: 'string', nullable: true, description: 'Stands behind it.' },
    span: { type: 'integer', default: 1, minimum: 1, maximum: 4, description: 'Columns that it takes. Default 1.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that it leads to; `{name}` stands for a field.',
    },
    ...toneProperties,
  },
  required: ['title', 'value', 'span', 'tones'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<DescriptionsSettings> = {
  type: 'object',
  properties: {
    items: { type: 'array', items: item, minItems: 1, maxItems: 60, description: 'What is shown, in its order.' },
    record: {
      type: 'object',
      nullable: true,
      required: [],
      additionalProperties: true,
      description: 'What is shown without a source, such as `{{ orders.selected }}`.',
    },
    columns: { type: 'integer', default: 3, minimum: 1, maximum: 4, description: 'At most, where there is room. Default 3.' },
    bordered: { type: 'boolean', default: true, description: 'With lines. Default true.' },
    none: { type: 'string', nullable: true, description: 'What stands there without a record. Default `暂无数据`.' },
  },
  required: ['items', 'columns', 'bordered'],
  additionalProperties: false,
}

/** One record, its fields beside their names. */
export const descriptions: WidgetType<DescriptionsSettings> = {
  widget: 'descriptions',
  title: '描述列表',
  settings,
  data: 'rows',
  sourceless: true,
  height: heightOf,
  load: async () => (await import('./descriptions')).DescriptionsBlock,
}
