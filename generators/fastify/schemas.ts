import type { Body, Contract, Operation, Parameter, ParameterGroup, Schema, SchemaObject } from '../contract'
import { isBinary, refName } from '../contract'
import { mapInside } from '../contract/walk'
import { pattern } from '../mock/text-like'
import type { ReadAs, Route } from '../runtime/serve-request'

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
  const { params, query, headers, cookies, bodies, body } = operation
  const groups: readonly (readonly [string, ParameterGroup | null])[] = [
    ['params', params],
    ['query', query],
    ['headers', headers],
    ['cookies', cookies],
  ]
  const schema = groups.flatMap(([name, group]) => (group ? [[name, serverSchema(group.schema)] as const] : []))
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
  const form = bodies.find(({ kind }) => kind === 'multipart' || kind === 'urlencoded')
  return {
    id: operation.id,
    method: operation.method,
    path: operation.path,
    parameters: groups.flatMap(([, group]) => group?.parameters ?? []).map(parameter => readAs(contract, parameter)),
    schema: Object.fromEntries([...schema, ...whole]),
    response: Object.fromEntries(answers),
    form: form ? formOf(contract, form) : null,
    needsBody: body?.required === true,
    media: operation.answer.media,
  }
}

function readAs(contract: Contract, parameter: Parameter): ReadAs {
  const { name, style, explode, json, spread } = parameter
  return { name, in: parameter.in, style, explode, kind: kindOf(contract, parameter.schema), json, spread }
}

function formOf(contract: Contract, { schema }: Body): Route['form'] {
  const { properties = {} } = flat(contract, schema)
  const of = (kind: string) => Object.keys(properties).filter(key => kindOf(contract, properties[key] ?? true) === kind)
  return { lists: of('array'), json: of('object') }
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
