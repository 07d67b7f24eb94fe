import { readContents } from './media-type'
import type { Parameter, ParameterGroup, ParameterStyle, Schema, SchemaObject } from './model'
import { child, children, isObject, kindOf, type Node, textAt } from './node'
import type { Reading } from './reading'
import { readSchema } from './schema'

const places = ['query', 'path', 'header', 'cookie'] as const
/** The styles of each place (3.1 §4.8.12.3), the default first. */
const styles: Readonly<Record<Parameter['in'], readonly ParameterStyle[]>> = {
  // Tabs are what Swagger 2.0 has beside the styles of OpenAPI.
  query: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject', 'tabDelimited'],
  path: ['simple', 'label', 'matrix'],
  header: ['simple'],
  cookie: ['form'],
}
/** §4.8.12.2: header parameters of these names are ignored; other parts of the document say them. */
const ignoredHeaders = new Set(['accept', 'content-type', 'authorization'])

export interface Placed {
  readonly parameter: Parameter
  readonly node: Node
}

/** Parameter Objects (3.1 §4.8.12) of a path item and of its operation; those of the operation win. */
export function readParameters(reading: Reading, lists: readonly Node[]): Placed[] {
  const found = new Map<string, Placed>()
  for (const list of lists) {
    if (list.value !== undefined && !Array.isArray(list.value))
      reading.report('CONTRACT_WRONG_SHAPE', list.at, 'an array of parameters', kindOf(list.value))
    const here = new Set<string>()
    for (const [, entry] of children(list)) {
      const node = reading.workspace.deref(entry)
      const parameter = node && readParameter(reading, node)
      if (!parameter) continue
      const key = `${parameter.in} ${parameter.name}`
      if (here.has(key)) reading.report('CONTRACT_DUPLICATE_PARAMETER', entry.at, `${parameter.in} parameter "${parameter.name}"`)
      here.add(key)
      found.set(key, { parameter, node: entry })
    }
  }
  return [...found.values()].filter(({ parameter, node }) => {
    if (parameter.in === 'cookie') reading.report('CONTRACT_COOKIE', node.at, parameter.name)
    const ignored = parameter.in === 'header' && ignoredHeaders.has(parameter.name.toLowerCase())
    if (ignored) reading.report('CONTRACT_IGNORED_HEADER', node.at, parameter.name)
    return !ignored
  })
}

/** One Parameter Object; null for what is none. */
export function readParameter(reading: Reading, node: Node): Parameter | null {
  const { value } = node
  if (!isObject(value) || typeof value.name !== 'string' || !(places as readonly unknown[]).includes(value.in)) {
    reading.report('CONTRACT_WRONG_SHAPE', node.at, `a parameter with "name" and "in" (${places.join(', ')})`, kindOf(value))
    return null
  }
  const place = value.in as Parameter['in']
  if (place === 'path' && value.required !== true)
    reading.report(
      'CONTRACT_PATH_PARAMETER',
      node.at,
      `path parameter "${value.name}" is not "required: true"`,
      'it is required all the same',
    )
  const style = styleOf(reading, node, place)
  const explode = typeof value.explode === 'boolean' ? value.explode : style === 'form'
  const content = readContents(reading, child(node, 'content'))[0]
  const schema = child(node, 'schema')
  const base = {
    name: value.name,
    in: place,
    required: value.required === true || place === 'path',
    description: textAt(node, 'description'),
    deprecated: value.deprecated === true,
    reserved: value.allowReserved === true || value['x-slashes'] === true,
  }
  const read = content?.schema ?? (schema.value === undefined ? {} : readSchema(reading, schema))
  const json = content?.kind === 'json'
  const kind = kindOfSchema(reading, schema)
  if (style === 'deepObject' && kind === 'array')
    reading.report('CONTRACT_VAGUE_STYLE', node.at, 'an array as deepObject', 'its places are written as keys: a[0]=x')
  return { ...base, schema: read, style, explode, spread: place === 'query' && style === 'form' && explode && kind === 'object', json }
}

function styleOf(reading: Reading, node: Node, place: Parameter['in']): ParameterStyle {
  const usual = styles[place][0] ?? 'form'
  const style = textAt(node, 'style')
  if (style === null) return usual
  const known = styles[place].find(one => one === style)
  if (known === undefined) reading.report('CONTRACT_UNKNOWN_STYLE', child(node, 'style').at, style, place, usual)
  return known ?? usual
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
function kindOfSchema(reading: Reading, schema: Node): 'object' | 'array' | 'other' {
  const node = schema.value === undefined ? null : reading.workspace.deref(schema)
  const target = node?.value
  if (!isObject(target)) return 'other'
  const type = Array.isArray(target.type) ? target.type.find(one => one !== 'null') : target.type
  if (type === 'array') return 'array'
  if (type === 'object' || target.properties !== undefined) return 'object'
  if (node === null || type !== undefined || !Array.isArray(target.allOf)) return 'other'
  return children(child(node, 'allOf')).some(([, part]) => kindOfSchema(reading, part) === 'object') ? 'object' : 'other'
}

function described(parameter: Parameter): Schema {
  const { schema } = parameter
  if ((parameter.description === null && !parameter.deprecated) || typeof schema === 'boolean') return schema
  const notes = {
    ...(parameter.description === null ? {} : { description: parameter.description }),
    ...(parameter.deprecated ? { deprecated: true } : {}),
  }
  return schema.$ref === undefined ? { ...schema, ...notes } : { ...notes, allOf: [schema] }
}
