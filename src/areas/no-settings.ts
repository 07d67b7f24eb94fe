import type { JSONSchemaType } from 'ajv'

export type NoSettings = Record<string, never>

/** Of widgets that have none. */
export const noSettings: JSONSchemaType<NoSettings> = { type: 'object', properties: {}, required: [], additionalProperties: false }
