import type { FastifyRequest } from 'fastify'
import { withoutOuterBlanks } from '../../../renderer/core'
import { isNode, list } from './json'
import type { Schema } from './resolve'

/** Says in a contract that blanks around the texts of a schema are part of them, and why. */
export const KEEPS_BLANKS = 'x-keeps-blanks'

/** What a value may be by a schema: the schema itself, or its alternatives. */
export function alternatives(schema: Schema, root: Schema): readonly Schema[] {
  if (typeof schema.$ref === 'string') {
    const definitions = isNode(root.definitions) ? root.definitions : {}
    const found = definitions[schema.$ref.replace('#/definitions/', '')]
    return isNode(found) ? alternatives(found as Schema, root) : []
  }
  const choices = [...list(schema, 'anyOf'), ...list(schema, 'oneOf')].filter(isNode)
  return [schema, ...choices.flatMap(choice => alternatives(choice as Schema, root))]
}

const takesTexts = ({ type }: Schema) => type === 'string' || (Array.isArray(type) && type.includes('string'))

/** What the alternatives say under a key of theirs, such as of their items or of a property. */
export function below(schemas: readonly Schema[], schemaOf: (schema: Schema) => unknown): Schema | undefined {
  const found = schemas.map(schemaOf).filter(isNode) as Schema[]
  return found.length > 1 ? { anyOf: found } : found[0]
}

function trimmed(value: unknown, schema: Schema, root: Schema): unknown {
  if (value === null || (typeof value !== 'string' && typeof value !== 'object')) return value
  const schemas = alternatives(schema, root)
  if (schemas.some(one => one[KEEPS_BLANKS] !== undefined)) return value
  if (typeof value === 'string') return schemas.some(takesTexts) ? withoutOuterBlanks(value) : value
  if (Array.isArray(value)) {
    const items = below(schemas, one => one.items)
    if (items) for (const [index, one] of value.entries()) value[index] = trimmed(one, items, root)
    return value
  }
  const target = value as Schema
  for (const name of Object.keys(target)) {
    const property = below(schemas, ({ properties }) =>
      isNode(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined,
    )
    if (property) target[name] = trimmed(target[name], property, root)
  }
  return target
}

/**
 * Takes the blanks around the texts of a body, of the parts of a path or of a query away, at every depth (decision 238). Texts whose contract says
 * `x-keeps-blanks` keep theirs, and so does what no contract names: rows of online forms go through the gate of records, filters of lists look for both.
 */
export function dropOuterBlanks(values: unknown, schema: Schema): void {
  trimmed(values, schema, schema)
}

/** The text of a field that stands beside a file in a form, without the blanks around it unless its contract keeps them. */
export function formText({ routeOptions }: FastifyRequest, name: string, text: string): string {
  const fields = { [name]: text }
  const form = routeOptions.config.operation?.form
  if (form) dropOuterBlanks(fields, form)
  return fields[name] ?? text
}
