import { readContent } from './media-type'
import type { Parameter, ParameterGroup, Schema, SchemaObject } from './model'
import { child, children, isObject, kindOf, type Node, textOf } from './node'
import type { Reading } from './reading'
import { readSchema } from './schema'

const places = ['query', 'path', 'header', 'cookie'] as const
/** The styles that the client can write. */
const styles: Readonly<Record<Parameter['in'], readonly string[]>> = {
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'],
  path: ['simple'],
  header: ['simple'],
  cookie: ['form'],
}
/** §4.8.12.2: header parameters of these names are ignored; other parts of the document say them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

interface Placed {
  readonly parameter: Parameter
  readonly node: Node
}

/** Parameter Objects (3.1 §4.8.12) of a path item and of its operation; those of the operation win. */
export function readParameters(reading: Reading, lists: readonly Node[]): Placed[] {
  const found = new Map<string, Placed>()
  for (const list of lists) {
    for (const [, entry] of children(list)) {
      const node = reading.workspace.deref(entry)
      const parameter = node && readParameter(reading, node)
      if (parameter) found.set(`${parameter.in} ${parameter.name}`, { parameter, node: entry })
    }
  }
  return [...found.values()].filter(({ parameter }) => parameter.in !== 'header' || !ignoredHeaders.has(parameter.name.toLowerCase()))
}

function readParameter(reading: Reading, node: Node): Parameter | null {
  const value = node.value
  if (!isObject(value) || typeof value.name !== 'string' || !(places as readonly unknown[]).includes(value.in)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, `a parameter with "name" and "in" (${places.join(', ')})`, kindOf(value))
    return null
  }
  const place = value.in as Parameter['in']
  const style = textOf(child(node, 'style')) ?? (place === 'query' || place === 'cookie' ? 'form' : 'simple')
  if (!styles[place].includes(style)) reading.report('CONTRACT_UNKNOWN_STYLE', child(node, 'style').at, style, place)
  const explode = typeof value.explode === 'boolean' ? value.explode : style === 'form'
  const content = readContent(reading, child(node, 'content'))
  const schema = child(node, 'schema')
  return {
    name: value.name,
    in: place,
    required: value.required === true || place === 'path',
    description: textOf(child(node, 'description')),
    deprecated: value.deprecated === true,
    schema: content?.schema ?? (schema.value === undefined ? {} : readSchema(reading, schema)),
    style,
    explode,
    spread: isSpread(reading, place, style, explode, schema),
    json: content !== null,
    reserved: value.allowReserved === true || value['x-slashes'] === true,
  }
}

/** The parameters of one place as one object type; null when there are none. */
export function groupOf(all: readonly Placed[], place: Parameter['in'], name: string): ParameterGroup | null {
  const parameters = all.map(({ parameter }) => parameter).filter(parameter => parameter.in === place)
  if (parameters.length === 0) return null
  const own = parameters.filter(parameter => !parameter.spread)
  const spread = parameters.filter(parameter => parameter.spread).map(parameter => parameter.schema)
  const properties = Object.fromEntries(own.map(parameter => [parameter.name, described(parameter)]))
  const required = own.filter(parameter => parameter.required).map(parameter => parameter.name)
  const object: SchemaObject = { type: 'object', properties, required }
  const closed = { ...object, additionalProperties: false }
  const schema = spread.length === 0 ? closed : { allOf: own.length === 0 ? spread : [...spread, object] }
  return { name, parameters, schema, required: parameters.some(parameter => parameter.required) }
}

/** An exploded object of style `form` stands in the query by its properties; its own name is never written. */
function isSpread(reading: Reading, place: Parameter['in'], style: string, explode: boolean, schema: Node): boolean {
  if (place !== 'query' || style !== 'form' || !explode) return false
  const target = reading.workspace.deref(schema)?.value
  return isObject(target) && (target.type === 'object' || target.properties !== undefined || target.allOf !== undefined)
}

function described(parameter: Parameter): Schema {
  if (parameter.description === null && !parameter.deprecated) return parameter.schema
  const notes = {
    ...(parameter.description === null ? {} : { description: parameter.description }),
    ...(parameter.deprecated ? { deprecated: true } : {}),
  }
  if (typeof parameter.schema === 'boolean') return parameter.schema
  return parameter.schema.$ref === undefined ? { ...parameter.schema, ...notes } : { ...notes, allOf: [parameter.schema] }
}
