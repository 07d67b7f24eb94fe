import type { FastifyRequest } from 'fastify'
import { withoutOuterBlanks } from '../../../renderer/core'
import type { Schema } from './resolve'
import { type ScalarChange, ScalarChanger } from './scalars'

/** Says in a contract that blanks around the texts of a schema are part of them, and why. */
export const KEEPS_BLANKS = 'x-keeps-blanks'

const takesTexts = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'))

const keepsBlanks = (schemas: readonly Schema[]) => schemas.some(one => one[KEEPS_BLANKS] !== undefined)

const trimmed: ScalarChange = (value, schemas) =>
  typeof value === 'string' && schemas.some(takesTexts) ? withoutOuterBlanks(value) : value

/**
 * Takes the blanks around the texts of a body, of the parts of a path or of a query away, at every depth (decision 238). Texts whose contract says
 * `x-keeps-blanks` keep theirs, and so does what no contract names: rows of online forms go through the gate of records, filters of lists look for both.
 */
export function dropOuterBlanks(values: unknown, schema: Schema): void {
  new ScalarChanger(schema, trimmed, keepsBlanks).changed(values, schema)
}

/** The text of a field that stands beside a file in a form, without the blanks around it unless its contract keeps them. */
export function formText({ routeOptions }: FastifyRequest, name: string, text: string): string {
  const fields = { [name]: text }
  const form = routeOptions.config.operation?.form
  if (form) dropOuterBlanks(fields, form)
  return fields[name] ?? text
}
