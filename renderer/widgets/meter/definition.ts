import type { JSONSchemaType } from 'ajv'
import type { WidgetType } from '../../model/widget'

/** How far a number has come. */
export interface MeterSettings {
  /** The number that fills the bar. */
  max: number
  /** Behind the number. */
  unit: string
}

const settings: JSONSchemaType<MeterSettings> = {
  type: 'object',
  properties: {
    max: { type: 'number', exclusiveMinimum: 0, default: 100, description: 'The number that fills the bar.' },
    unit: { type: 'string', default: '%', description: 'Behind the number.' },
  },
  required: ['max', 'unit'],
  additionalProperties: false,
}

/** A bar for a number, such as the value of a slot. */
export const meter: WidgetType<MeterSettings> = {
  widget: 'meter',
  title: '进度条',
  settings,
  data: 'record',
  load: async () => (await import('./meter')).Meter,
}
