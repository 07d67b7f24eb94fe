import { isNode, list } from './json'
import type { Schema } from './resolve'

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

/** What the alternatives say under a key of theirs, such as of their items or of a property. */
export function below(schemas: readonly Schema[], schemaOf: (schema: Schema) => unknown): Schema | undefined {
  const found = schemas.map(schemaOf).filter(isNode) as Schema[]
  return found.length > 1 ? { anyOf: found } : found[0]
}

/** Gives what stands in the place of a text, a number or a truth for which a contract has these schemas. */
export type ScalarChange = (value: unknown, schemas: readonly Schema[]) => unknown

/** What a contract says of a property by name; undefined of those that it only admits, such as filters of lists. */
const propertyOf = (schemas: readonly Schema[], name: string) =>
  below(schemas, ({ properties }) => (isNode(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined))

/** Changes the scalars of an input in their places, at every depth that the contract names; `leaves`: what stands there stays as it came. */
export class ScalarChanger {
  constructor(
    private readonly root: Schema,
    private readonly change: ScalarChange,
    private readonly leaves: (schemas: readonly Schema[]) => boolean = () => false,
  ) {}

  changed(value: unknown, schema: Schema): unknown {
    if (value === null || value === undefined) return value
    const schemas = alternatives(schema, this.root)
    if (this.leaves(schemas)) return value
    if (typeof value !== 'object') return this.change(value, schemas)
    if (Array.isArray(value)) this.changeItems(value, schemas)
    else this.changeProperties(value as Schema, schemas)
    return value
  }

  private changeItems(target: unknown[], schemas: readonly Schema[]): void {
    const items = below(schemas, one => one.items)
    if (items) for (const [index, one] of target.entries()) target[index] = this.changed(one, items)
  }

  private changeProperties(target: Schema, schemas: readonly Schema[]): void {
    for (const name of Object.keys(target)) {
      const property = propertyOf(schemas, name)
      if (property) target[name] = this.changed(target[name], property)
    }
  }
}
