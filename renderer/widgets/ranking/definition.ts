import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { AGGREGATES, type Aggregate } from '../../ui/data/aggregate'

/** How rows are put in their order. Names of fields are those of the rows that the block's source answers. */
export interface RankingSettings {
  name: string
  value: string
  /** Rows of the same name become one by it; null: each row is a place. */
  aggregate?: Aggregate | null
  most: number
  unit: string
  precision: number
  link?: string | null
  height: number
}

const settings: JSONSchemaType<RankingSettings> = {
  type: 'object',
  properties: {
    name: { type: 'string', minLength: 1, field: 'name', description: 'Field that names a place.' },
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds its number.' },
    aggregate: {
      type: 'string',
      nullable: true,
      enum: [...AGGREGATES, null],
      description: 'Rows of the same name become one by it, as in a chart. Default: each row is a place.',
    },
    most: { type: 'integer', default: 10, minimum: 1, maximum: 100, description: 'Places at most. Default 10.' },
    unit: { type: 'string', default: '', description: 'Stands behind the numbers.' },
    precision: { type: 'integer', default: 0, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a place leads to; `{name}` stands for a field of its first row.',
    },
    height: { type: 'integer', default: 280, minimum: 80, maximum: 1000, description: 'Pixels. Default 280.' },
  },
  required: ['name', 'value', 'most', 'unit', 'precision', 'height'],
  additionalProperties: false,
}

/** The largest first, each with a bar as long as its share of the largest. */
export const ranking: WidgetType<RankingSettings> = {
  widget: 'ranking',
  title: '排行榜',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./ranking')).Ranking,
}
