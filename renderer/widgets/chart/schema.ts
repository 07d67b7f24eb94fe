import type { JSONSchemaType } from 'ajv'

export interface ChartSeries {
  value: string
  title: string
}

/** How rows are drawn. Names of fields are those of the rows that the block's source answers. */
export interface ChartSettings {
  kind: 'line' | 'bar' | 'pie'
  category: string
  series: ChartSeries[]
  unit: string
  precision: number
  stacked: boolean
  area: boolean
  horizontal: boolean
  link?: string | null
  height: number
}

const series = {
  type: 'object',
  properties: {
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds its numbers.' },
    title: { type: 'string', minLength: 1, description: 'Its name.' },
  },
  required: ['value', 'title'],
  additionalProperties: false,
} as const

export const settings: JSONSchemaType<ChartSettings> = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: ['line', 'bar', 'pie'], description: 'What is drawn.' },
    category: { type: 'string', minLength: 1, field: 'name', description: 'Field that names the points, bars or slices.' },
    series: { type: 'array', items: series, minItems: 1, maxItems: 6, description: 'What is drawn of each row; of a pie only the first.' },
    unit: { type: 'string', default: '', description: 'Stands behind the numbers.' },
    precision: { type: 'integer', default: 0, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
    stacked: { type: 'boolean', default: false, description: 'Bars and areas stand on each other. Default false.' },
    area: { type: 'boolean', default: false, description: 'Fills below lines. Default false.' },
    horizontal: { type: 'boolean', default: false, description: 'Bars lie. Default false.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a point leads to; `{name}` stands for a field of its row.',
    },
    height: { type: 'integer', default: 280, minimum: 120, maximum: 1000, description: 'Pixels. Default 280.' },
  },
  required: ['kind', 'category', 'series', 'unit', 'precision', 'stacked', 'area', 'horizontal', 'height'],
  additionalProperties: false,
}
