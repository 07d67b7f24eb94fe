import type { JSONSchemaType } from 'ajv'

/** Of cell types that have nothing to set. */
export type NoSettings = Record<string, never>

export const noSettings: JSONSchemaType<NoSettings> = { type: 'object', properties: {}, required: [], additionalProperties: false }
