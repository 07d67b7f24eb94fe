import { type Documents, follow } from './documents'
import { isNode, list, type Node } from './json'
import { KEEPS_BLANKS } from './outer-blanks'

/** A schema without references to other files; what contains itself stands once, under `definitions`. */
export type Schema = { [key: string]: unknown }

const MAPS = new Set(['properties', 'patternProperties'])
const SCHEMAS = new Set(['items', 'additionalProperties', 'not', 'contains', 'propertyNames', 'if', 'then', 'else'])
const LISTS = new Set(['anyOf', 'oneOf'])
/** What documents say and validators need not know. */
const PROSE = new Set(['description', 'example', 'examples', 'deprecated', 'xml', 'externalDocs', 'discriminator'])

class Resolver {
  private readonly open: string[] = []
  private readonly recursive = new Map<string, string>()
  readonly definitions: Schema = {}

  constructor(private readonly documents: Documents) {}

  schema(file: string, node: Node): Schema {
    const ref = node.$ref
    if (typeof ref === 'string') return this.reference(file, ref)
    const made: Schema = {}
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'allOf' && !PROSE.has(key) && (!key.startsWith('x-') || key === KEEPS_BLANKS)) made[key] = this.part(file, key, value)
    }
    return list(node, 'allOf')
      .filter(isNode)
      .reduce<Schema>((whole, part) => merged(whole, this.schema(file, part)), made)
  }

  private reference(file: string, ref: string): Schema {
    const found = follow(this.documents, file, ref)
    if (this.open.includes(found.key)) {
      const name = this.recursive.get(found.key) ?? `${this.recursive.size}`
      this.recursive.set(found.key, name)
      return { $ref: `#/definitions/${name}` }
    }
    this.open.push(found.key)
    const schema = this.schema(found.file, found.node)
    this.open.pop()
    const name = this.recursive.get(found.key)
    if (name === undefined) return schema
    this.definitions[name] = schema
    return { $ref: `#/definitions/${name}` }
  }

  private part(file: string, key: string, value: unknown): unknown {
    if (MAPS.has(key) && isNode(value)) {
      return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, isNode(one) ? this.schema(file, one) : one]))
    }
    if (SCHEMAS.has(key) && isNode(value)) return this.schema(file, value)
    if (LISTS.has(key) && Array.isArray(value)) return value.map(one => (isNode(one) ? this.schema(file, one) : one))
    return value
  }
}

/** `allOf` of objects as one object: fields together, the later one wins. */
function merged(first: Schema, second: Schema): Schema {
  const properties = { ...(first.properties as Schema | undefined), ...(second.properties as Schema | undefined) }
  const required = [...new Set([...list(first, 'required'), ...list(second, 'required')])]
  return {
    ...first,
    ...second,
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(required.length > 0 && { required }),
  }
}

/** The schema that stands at a place of a contract, on its own feet. */
export function resolveSchema(documents: Documents, file: string, node: Node): Schema {
  const resolver = new Resolver(documents)
  const schema = resolver.schema(file, node)
  return Object.keys(resolver.definitions).length > 0 ? { ...schema, definitions: resolver.definitions } : schema
}
