import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

export interface FigureNote {
  text: string
  value: string
}

/** How one number is shown. Names of fields are those of the record that the block's source answers. */
export interface FigureSettings {
  /** Absent: the answer itself is the number. */
  value?: string | null
  unit: string
  icon?: string | null
  precision: number
  tone: 'primary' | 'success' | 'warning' | 'danger'
  /** The number that it is compared with, such as that of yesterday. */
  compare?: string | null
  /** What it is compared with, in words. Absent: yesterday. */
  compareText?: string | null
  /** Smaller numbers below. */
  notes: FigureNote[]
}

const note = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, description: 'What it counts.' },
    value: { type: 'string', minLength: 1, field: 'name', description: 'Field that holds it.' },
  },
  required: ['text', 'value'],
  additionalProperties: false,
} as const

const settings: JSONSchemaType<FigureSettings> = {
  type: 'object',
  properties: {
    value: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'name',
      description: 'Field that holds the number. Default: the answer itself.',
    },
    unit: { type: 'string', default: '', description: 'Stands behind the number.' },
    icon: { type: 'string', nullable: true, icon: true, description: 'Name of an icon of Ant Design.' },
    precision: { type: 'integer', default: 0, minimum: 0, maximum: 6, description: 'Digits behind the point. Default 0.' },
    tone: {
      type: 'string',
      enum: ['primary', 'success', 'warning', 'danger'],
      default: 'primary',
      description: 'Colour of its icon. Default `primary`.',
    },
    compare: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'name',
      description: 'Field that holds the number before; the change is shown in per cent, or as a number where that says more.',
    },
    compareText: { type: 'string', nullable: true, description: 'What it is compared with. Default `较昨日同期`.' },
    notes: { type: 'array', items: note, default: [], maxItems: 3, description: 'Up to three smaller numbers below.' },
  },
  required: ['unit', 'precision', 'tone', 'notes'],
  additionalProperties: false,
}

/** Several notes have room for a second line, see `figure.css`. */
const heightOf = ({ compare, notes }: FigureSettings) => (notes.length + Number(typeof compare === 'string') > 1 ? 127 : 106)

/** One number with its change and what belongs to it. */
export const figure: WidgetType<FigureSettings> = {
  widget: 'figure',
  title: '指标',
  settings,
  data: 'record',
  ownHeading: true,
  height: heightOf,
  narrow: 12,
  load: async () => (await import('./figure')).Figure,
}
