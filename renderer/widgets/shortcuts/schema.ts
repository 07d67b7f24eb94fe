import type { JSONSchemaType } from 'ajv'

export interface ShortcutsSettings {
  /** Pages at most; the rest is in the menu. */
  most: number
}

export const settings: JSONSchemaType<ShortcutsSettings> = {
  type: 'object',
  properties: { most: { type: 'integer', default: 12, minimum: 1, maximum: 100, description: 'Pages at most. Default 12.' } },
  required: ['most'],
  additionalProperties: false,
}
