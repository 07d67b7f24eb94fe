import type { JSONSchemaType } from 'ajv'
import { type ToneSettings, toneProperties } from '../tones'

export interface CalendarSettings extends ToneSettings {
  date: string
  until?: string | null
  text: string
  link?: string | null
}

export const settings: JSONSchemaType<CalendarSettings> = {
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
