import type { Body, Contract, Operation, Parameter, ParameterGroup, Schema, SchemaObject } from '../contract'
import { isBinary, refName } from '../contract'
import { mapInside } from '../contract/walk'
import { pattern } from '../mock/text-like'
import type { Forms, ReadField } from '../runtime/serve-body'
import type { ReadParameter, Route } from '../runtime/serve-request'
import type { Header, Lists, ReadAs } from '../runtime/serve-values'

/** A schema that the server's ajv takes: references lead into `contract`, bytes are anything, defaults stay. */
export function serverSchema(schema: Schema): Schema {
  if (typeof schema === 'boolean') return schema
  if (schema.$ref !== undefined) return { $ref: schema.$ref.replace('#/$defs/', 'contract#/$defs/') }
  if (isBinary(schema)) return {}
  const { description: _, deprecated: __, readOnly: ___, writeOnly: ____, ...rest } = mapInside(schema, serverSchema)
  if (typeof rest.pattern !== 'string' || pattern(rest.pattern) !== null) return rest
  const { pattern: _____, ...readable } = rest
  return readable
}

export function routeOf(contract: Contract, operation: Operation): Route {
  const { params, query, headers, cookies, partHeaders, bodies, body } = operation
  const groups: readonly (readonly [string, ParameterGroup | null])[] = [
    ['params', params],
    ['query', query],
    ['headers', headers],
    ['cookies', cookies],
  ]
  const checkedGroups = [...groups, ['partHeaders', partHeaders] as const]
  const schema = checkedGroups.flatMap(([name, group]) => (group ? [[name, serverSchema(group.schema)] as const] : []))
  const checked = bodies
    .filter(({ kind }) => kind === 'json' || kind === 'multipart' || kind === 'urlencoded')
    .map(one => serverSchema(one.schema))
  const whole =
    checked.length === bodies.length && checked.length > 0
      ? [['body', checked.length === 1 ? (checked[0] ?? true) : { anyOf: checked }] as const]
      : []
  const answers = operation.responses
    .filter(({ kind }) => kind === 'json')
    .map(({ status, schema: one }) => [status, serverSchema(one)] as const)
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    parameters: groups.flatMap(([, group]) => group?.parameters ?? []).map(parameter => readAs(contract, parameter)),
    schema: Object.fromEntries([...schema, ...whole]),
    response: Object.fromEntries(answers),
    forms: formsOf(contract, bodies),
    partHeaders:
      partHeaders && Object.fromEntries([...partHeaders.parts].map(([part, all]) => [part, all.map(one => headerOf(contract, one))])),
    needsBody: body?.required === true,
    media: operation.answer.media,
  }
}

function readAs(contract: Contract, parameter: Parameter): ReadParameter {
  const { style, spread, schema } = parameter
  return { ...headerOf(contract, parameter), in: parameter.in, style, spread, ...(style === 'deepObject' ? listsOf(contract, schema) : {}) }
}

function headerOf(contract: Contract, { name, explode, schema, json }: Parameter): Header {
  return { name, explode, kind: kindOf(contract, schema), json }
}

/** How the properties of each kind of form are read; of several forms of one kind, of the first. */
function formsOf(contract: Contract, bodies: readonly Body[]): Forms {
  const [multipart, urlencoded] = ['multipart', 'urlencoded'].map(kind => bodies.find(body => body.kind === kind))
  return {
    ...(multipart ? { multipart: fieldsOf(contract, multipart) } : {}),
    ...(urlencoded ? { urlencoded: fieldsOf(contract, urlencoded) } : {}),
  }
}

function fieldsOf(contract: Contract, { kind, schema, encoding }: Body): ReadField[] {
  const { properties = {} } = flat(contract, schema)
  return Object.entries(properties).map(([name, property]) => {
    const { media = null, style = null } = encoding.get(name) ?? {}
    const own = flat(contract, property)
    const leaf = own.items === undefined ? own : flat(contract, own.items)
    const written =
      style?.replace(' reserved', '') ?? (kind === 'urlencoded' && media !== null && /^[^,]*[/+]json/.test(media) ? 'json' : 'form')
    return {
      name,
      ...(WRITTEN.get(written) ?? { style: 'form', explode: true }),
      ...(written === 'deep' ? listsOf(contract, property) : {}),
      json: written === 'json',
      kind: kindOf(contract, property),
      items: kindOf(contract, own.items ?? true),
      file: isBinary(leaf) || leaf.type === undefined,
      usual: style === null || (style === 'form' && kindOf(contract, property) !== 'object'),
      members: Object.keys(own.properties ?? {}),
    }
  })
}

/** The words of the model for styles, as those of OpenAPI. */
const WRITTEN: ReadonlyMap<string, Pick<ReadAs, 'style' | 'explode'>> = new Map([
  ['comma', { style: 'form', explode: false }],
  ['space', { style: 'spaceDelimited', explode: false }],
  ['pipe', { style: 'pipeDelimited', explode: false }],
  ['tab', { style: 'tabDelimited', explode: false }],
  ['deep', { style: 'deepObject', explode: true }],
])

function listsOf(contract: Contract, schema: Schema): Pick<ReadAs, 'lists'> {
  const lists = listsIn(contract, schema)
  return lists ? { lists } : {}
}

/** So deep lists are looked for. */
const DEEPEST = 8

/** `above`: the names of what this schema stands in; one that stands in itself is not followed. */
function listsIn(contract: Contract, schema: Schema, above: readonly (string | null)[] = []): Lists | null {
  const name = refName(schema)
  if (above.length === DEEPEST || (name !== null && above.includes(name))) return null
  const { properties = {}, items, additionalProperties, anyOf } = flat(contract, schema)
  const isList = kindOf(contract, schema) === 'array'
  const of = (inner: Schema = true) => listsIn(contract, inner, [...above, name])
  const others = of(isList ? items : additionalProperties)
  const inside = Object.entries(properties).flatMap(([key, property]) => {
    const lists = of(property)
    return lists ? [[key, lists] as const] : []
  })
  if (!isList && others === null && inside.length === 0) return null
  return { list: isList ? (anyOf ? 'sometimes' : 'always') : 'never', inside: Object.fromEntries(inside), others }
}

function kindOf(contract: Contract, schema: Schema): ReadAs['kind'] {
  const { type, properties, items } = flat(contract, schema)
  const types = (Array.isArray(type) ? type : [type]) as readonly unknown[]
  if (types.includes('array') || items !== undefined) return 'array'
  return types.includes('object') || properties ? 'object' : 'other'
}

/** What a schema says through references and `allOf`. */
function flat(contract: Contract, schema: Schema, depth = 0): SchemaObject {
  if (typeof schema === 'boolean' || depth > 20) return {}
  const name = refName(schema)
  if (name !== null) return flat(contract, contract.schemas.get(name)?.schema ?? true, depth + 1)
  const parts = [...(schema.allOf ?? []), ...(schema.anyOf ?? [])].map(part => flat(contract, part, depth + 1))
  const properties = Object.assign({}, ...[...parts, schema].map(part => part.properties ?? {}))
  return { ...Object.assign({}, ...parts.toReversed(), schema), ...(Object.keys(properties).length > 0 ? { properties } : {}) }
}
