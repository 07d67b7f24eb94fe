import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'
import { type ToneSettings, toneProperties } from '../../ui/look/tones'

export interface CalendarSettings extends ToneSettings {
  date: string
  until?: string | null
  text: string
  link?: string | null
}

const settings: JSONSchemaType<CalendarSettings> = {
  type: 'object',
  properties: {
    date: { type: 'string', minLength: 1, field: 'name', description: 'Field of the day.' },
    until: { type: 'string', nullable: true, minLength: 1, field: 'name', description: 'Field of the last day. Default: it lasts one.' },
    text: { type: 'string', minLength: 1, field: 'name', description: 'Field of what stands on the day.' },
    ...toneProperties,
    link: {
      type: 'string',
      nullable: true,
      minLength: 1,
      field: 'link',
      description: 'Path that it leads to; `{name}` stands for a field.',
    },
  },
  required: ['date', 'text', 'tones'],
  additionalProperties: false,
}

/** Rows on their days. */
export const calendar: WidgetType<CalendarSettings> = {
  widget: 'calendar',
  title: '日历',
  settings,
  data: 'rows',
  height: 560,
  load: async () => (await import('./calendar')).CalendarBlock,
}
