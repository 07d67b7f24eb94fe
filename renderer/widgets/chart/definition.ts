import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { AGGREGATES, type Aggregate, PERIODS, type Period } from '../../ui/data/aggregate'

export interface ChartSeries {
  value: string
  title: string
  /** Rows of the same category become one by it; null: each row is a point. */
  aggregate?: Aggregate | null
}

export interface ChartBand {
  to: number
  tone: 'primary' | 'success' | 'warning' | 'danger'
}

export const CHART_KINDS = ['line', 'bar', 'pie', 'gauge', 'map'] as const

/** How rows are drawn. Names of fields are those of the rows that the block's source answers. */
export interface ChartSettings {
  kind: (typeof CHART_KINDS)[number]
  category: string
  by: Period
  series: ChartSeries[]
  unit: string
  precision: number
  stacked: boolean
  area: boolean
  horizontal: boolean
  order: 'rows' | 'name' | 'rising' | 'falling'
  /** Points at most; null: all. */
  most?: number | null
  min: number
  /** Of a gauge; null: 100. */
  max: number
  bands: ChartBand[]
  link?: string | null
  height: number
}

const series = {
  type: 'object',
  properties: {
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds its numbers.' },
    title: { type: 'string', minLength: 1, description: 'Its name.' },
    aggregate: {
      type: 'string',
      nullable: true,
      enum: [...AGGREGATES, null],
      description:
        'Rows of the same category become one: `sum`, `average`, `count`, `distinct`, `max` or `min`. Default: each row is a point.',
    },
  },
  required: ['value', 'title'],
  additionalProperties: false,
} as const

const band = {
  type: 'object',
  properties: {
    to: { type: 'number', description: 'Where it ends.' },
    tone: { type: 'string', enum: ['primary', 'success', 'warning', 'danger'], description: 'Its colour.' },
  },
  required: ['to', 'tone'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<ChartSettings> = {
  type: 'object',
  properties: {
    kind: { type: 'string', enum: CHART_KINDS, description: 'What is drawn.' },
    category: {
      type: 'string',
      minLength: 1,
      field: 'name',
      description: 'Field that names the points, bars, slices or gauges; of a map the province, by its name or code.',
    },
    by: { type: 'string', enum: PERIODS, default: 'value', description: 'Dates are put together by it. Default `value`: as they are.' },
    series: {
      type: 'array',
      items: series,
      minItems: 1,
      maxItems: 6,
      description: 'What is drawn of each row; of a pie, a gauge and a map only the first.',
    },
    unit: { type: 'string', default: '', description: 'Stands behind the numbers.' },
    precision: { type: 'integer', default: 0, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
    stacked: { type: 'boolean', default: false, description: 'Bars and areas stand on each other. Default false.' },
    area: { type: 'boolean', default: false, description: 'Fills below lines. Default false.' },
    horizontal: { type: 'boolean', default: false, description: 'Bars lie. Default false.' },
    order: {
      type: 'string',
      enum: ['rows', 'name', 'rising', 'falling'],
      default: 'rows',
      description: 'Points as the rows come, by name, or by the first series. Default `rows`.',
    },
    most: { type: 'integer', nullable: true, minimum: 1, maximum: 1000, description: 'Points at most. Default: all.' },
    min: { type: 'number', default: 0, description: 'Where a gauge begins. Default 0.' },
    max: { type: 'number', default: 100, description: 'Where a gauge ends. Default 100.' },
    bands: { type: 'array', items: band, default: [], maxItems: 6, description: 'Coloured parts of a gauge, from its beginning on.' },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a point leads to; `{name}` stands for a field of its row.',
    },
    height: { type: 'integer', default: 280, minimum: 120, maximum: 1000, description: 'Pixels. Default 280.' },
  },
  required: [
    'kind',
    'category',
    'by',
    'series',
    'unit',
    'precision',
    'stacked',
    'area',
    'horizontal',
    'order',
    'min',
    'max',
    'bands',
    'height',
  ],
  additionalProperties: false,
}

/** Lines, bars or a pie. What draws them is a part of its own, loaded behind the numbers. */
export const chart: WidgetType<ChartSettings> = {
  widget: 'chart',
  title: '图表',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./chart')).Chart,
}
