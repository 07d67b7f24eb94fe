import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { AGGREGATES, type Aggregate } from '../../ui/data/aggregate'
import { TONES, type Tone } from '../../ui/look/tones'

export interface StatisticItem {
  title: string
  value: string
  aggregate?: Aggregate | null
  unit?: string | null
  precision?: number | null
  tone?: Tone | null
  link?: string | null
}

export interface StatisticSettings {
  items: StatisticItem[]
}

const item = {
  type: 'object',
  properties: {
    title: { type: 'string', minLength: 1, description: 'What it counts.' },
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds it.' },
    aggregate: {
      type: 'string',
      nullable: true,
      enum: [...AGGREGATES, null],
      description:
        'Made of all rows: `sum`, `average`, `count`, `distinct`, `max` or `min`. Default: the value of the record, or of the first row.',
    },
    unit: { type: 'string', nullable: true, description: 'Stands behind the number.' },
    precision: { type: 'integer', nullable: true, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
    tone: { type: 'string', nullable: true, enum: [...TONES, null], description: 'Its colour. Default: that of texts.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that it leads to; `{name}` stands for a field of the record.',
    },
  },
  required: ['title', 'value'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<StatisticSettings> = {
  type: 'object',
  properties: { items: { type: 'array', items: item, minItems: 1, maxItems: 12, description: 'The numbers, in their order.' } },
  required: ['items'],
  additionalProperties: false,
}

/** Several numbers side by side, of one record or made of rows. */
export const statistic: WidgetType<StatisticSettings> = {
  widget: 'statistic',
  title: '统计数值',
  settings,
  data: 'rows',
  height: 64,
  load: async () => (await import('./statistic')).StatisticBlock,
}
