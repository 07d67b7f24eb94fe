import type { JSONSchemaType } from 'ajv'

export interface SlideCheckSettings {
  /** Pixels at most. */
  width: number
}

export const settings: JSONSchemaType<SlideCheckSettings> = {
  type: 'object',
  properties: { width: { type: 'integer', default: 360, minimum: 160, maximum: 1200, description: 'Pixels at most. Default 360.' } },
  required: ['width'],
  additionalProperties: false,
}
