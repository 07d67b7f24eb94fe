import { SEMANTICS } from '../../../profile/semantics'
import { COLUMN_NAME, EXPRESSION, NAMES, PAIRS, TEXT } from '../../step'
import type { RuleName } from '../../types'

const NAME = { type: 'string', minLength: 1, maxLength: 100 }
const ACT = { enum: ['pass', 'mark', 'apart', 'stop'] }
const BOUND = { type: 'string', maxLength: 50 }

/** Settings of each rule; those that `OPTIONAL` does not name are needed. */
const PROPERTIES: { readonly [Name in RuleName]: Readonly<Record<string, object>> } = {
  complete: { columns: NAMES },
  unique: { columns: NAMES },
  valid: { column: COLUMN_NAME, kind: { enum: SEMANTICS } },
  range: { column: COLUMN_NAME, least: BOUND, most: BOUND },
  listed: { column: COLUMN_NAME, values: { type: 'array', items: TEXT, maxItems: 1000 }, dictionary: { type: 'string', maxLength: 100 } },
  holds: { when: EXPRESSION },
  found: { with: { type: 'object' }, on: PAIRS },
  timely: { column: COLUMN_NAME, days: { type: 'integer', minimum: 0, maximum: 36_500 }, since: COLUMN_NAME },
}
const OPTIONAL = new Set(['least', 'most', 'values', 'dictionary', 'since'])

/** The rules of a step. */
export const RULES = {
  type: 'array',
  minItems: 1,
  maxItems: 50,
  items: {
    type: 'object',
    discriminator: { propertyName: 'is' },
    required: ['is'],
    oneOf: Object.entries(PROPERTIES).map(([is, properties]) => ({
      type: 'object',
      properties: { is: { const: is }, name: NAME, act: ACT, ...properties },
      required: ['is', 'name', 'act', ...Object.keys(properties).filter(key => !OPTIONAL.has(key))],
      additionalProperties: false,
    })),
  },
}
