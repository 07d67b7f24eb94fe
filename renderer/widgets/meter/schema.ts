import type { JSONSchemaType } from 'ajv'

/** How far a number has come. */
export interface MeterSettings {
  /** The number that fills the bar. */
  max: number
  /** Behind the number. */
  unit: string
}

export const settings: JSONSchemaType<MeterSettings> = {
  type: 'object',
  properties: {
    max: { type: 'number', exclusiveMinimum: 0, default: 100, description: 'The number that fills the bar.' },
    unit: { type: 'string', default: '%', description: 'Behind the number.' },
  },
  required: ['max', 'unit'],
  additionalProperties: false,
}
