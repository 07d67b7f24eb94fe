import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { type ToneSettings, toneProperties } from '../../ui/look/tones'

export interface TimelineSettings extends ToneSettings {
  text: string
  time: string
  before?: string | null
  description?: string | null
  link?: string | null
  order: 'rows' | 'newest' | 'oldest'
  most: number
  height: number
}

const settings: JSONSchemaType<TimelineSettings> = {
  type: 'object',
  properties: {
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field of what happened.' },
    time: { type: 'string', minLength: 1, field: 'name', description: 'Field of a date, or a date and time.' },
    before: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'name',
      description: 'Field that stands in bold before the text, such as a person.',
    },
    description: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field that stands below the text.' },
    ...toneProperties,
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that it leads to; `{name}` stands for a field.',
    },
    order: {
      type: 'string',
      enum: ['rows', 'newest', 'oldest'],
      default: 'rows',
      description: 'As the rows come, the newest or the oldest first. Default `rows`.',
    },
    most: { type: 'integer', default: 50, minimum: 1, maximum: 500, description: 'At most. Default 50.' },
    height: { type: 'integer', default: 280, minimum: 80, maximum: 1000, description: 'Pixels; what is longer scrolls. Default 280.' },
  },
  required: ['text', 'time', 'tones', 'order', 'most', 'height'],
  additionalProperties: false,
}

/** What happened, one after the other. */
export const timeline: WidgetType<TimelineSettings> = {
  widget: 'timeline',
  title: '时间轴',
  settings,
  data: 'rows',
  height: 280,
  load: async () => (await import('./timeline')).TimelineBlock,
}
