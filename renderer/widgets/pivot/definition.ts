import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { AGGREGATES, type Aggregate, PERIODS, type Period } from '../../ui/data/aggregate'

export interface PivotDimension {
  value: string
  title: string
  by: Period
}

export interface PivotValue {
  value: string
  title: string
  aggregate: Aggregate
  unit: string
  precision: number
}

export const PIVOT_ORDERS = ['name', 'rising', 'falling'] as const

/** How rows are put together. Names of fields are those of the rows that the block's source answers. */
export interface PivotSettings {
  rows: PivotDimension[]
  columns: PivotDimension[]
  values: PivotValue[]
  subtotals: boolean
  totals: 'none' | 'rows' | 'columns' | 'both'
  order: (typeof PIVOT_ORDERS)[number]
  link?: string | null
  height: number
}

const dimension = {
  type: 'object',
  properties: {
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field whose values stand in the heading.' },
    title: { type: 'string', minLength: 1, description: 'Its name.' },
    by: { type: 'string', enum: PERIODS, default: 'value', description: 'Dates are put together by it. Default `value`: as they are.' },
  },
  required: ['value', 'title', 'by'],
  additionalProperties: false,
} as const

const value = {
  type: 'object',
  properties: {
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds its numbers.' },
    title: { type: 'string', minLength: 1, description: 'Its name.' },
    aggregate: {
      type: 'string',
      enum: AGGREGATES,
      default: 'sum',
      description:
        '`sum`, `average`, `count`, `distinct`, `max` or `min`; totals are made of the rows, not of other totals. Default `sum`.',
    },
    unit: { type: 'string', default: '', description: 'Stands behind the numbers.' },
    precision: { type: 'integer', default: 0, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
  },
  required: ['value', 'title', 'aggregate', 'unit', 'precision'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<PivotSettings> = {
  type: 'object',
  properties: {
    rows: { type: 'array', items: dimension, minItems: 1, maxItems: 4, description: 'Headings of lines, from the outermost.' },
    columns: {
      type: 'array',
      items: dimension,
      default: [],
      maxItems: 3,
      description: 'Headings of columns, from the outermost. Default: none.',
    },
    values: { type: 'array', items: value, minItems: 1, maxItems: 6, description: 'What stands in the cells.' },
    subtotals: { type: 'boolean', default: true, description: 'Below each group of lines, and behind each of columns. Default true.' },
    totals: {
      type: 'string',
      enum: ['none', 'rows', 'columns', 'both'],
      default: 'both',
      description: 'A last line, a last column, or both. Default `both`.',
    },
    order: {
      type: 'string',
      enum: PIVOT_ORDERS,
      default: 'name',
      description: 'Lines by name, or by their totals of the first value, until the user chooses another order. Default `name`.',
    },
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that a cell leads to; `{name}` stands for a field of `rows` or `columns`.',
    },
    height: { type: 'integer', default: 400, minimum: 160, maximum: 1200, description: 'Pixels. Default 400.' },
  },
  required: ['rows', 'columns', 'values', 'subtotals', 'totals', 'order', 'height'],
  additionalProperties: false,
}

/** Rows put together in two directions. What draws it is a part of its own, loaded behind the numbers. */
export const pivot: WidgetType<PivotSettings> = {
  widget: 'pivot',
  title: '透视表',
  settings,
  data: 'rows',
  height: 400,
  load: async () => (await import('./pivot')).PivotBlock,
}
