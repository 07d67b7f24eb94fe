import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '../../../server/http/contract'
import { documents, operationOf } from './contracts'

type Node = Readonly<Record<string, unknown>>

/** Each of its functions runs a few times: to make them smaller costs more than it saves. */
const ajv = new Ajv2020({ strict: false, allErrors: true, code: { optimize: false } })
addFormats.default(ajv)
for (const [file, document] of documents) ajv.addSchema(document as object, `http://contracts/${file}`, false, false)

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const pointerPart = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Where the answer of an operation stands in its contract, as the contract writes it; null for files. */
function placeOf({ handledBy }: Operation): string | null {
  const { path, method } = operationOf(handledBy)
  const written = method.toLowerCase()
  for (const [file, document] of documents) {
    const found = (document.paths as Record<string, Record<string, { responses: Record<string, Node> }>>)[path]?.[written]
    const response = found?.responses['200']
    if (!response) continue
    const schema = `/content/${pointerPart('application/json')}/schema`
    if (typeof response.$ref === 'string') return new URL(response.$ref, `http://contracts/${file}`).href + schema
    if (!isNode(response.content) || !isNode(response.content['application/json'])) return null
    return `http://contracts/${file}#/paths/${pointerPart(path)}/${written}/responses/200${schema}`
  }
  return null
}

const closeAll = (value: unknown) =>
  isNode(value) ? Object.fromEntries(Object.entries(value).map(([name, one]) => [name, closed(one)])) : value

/** The same schema, in which objects have no other properties than those it names; rows also carry the texts of dictionaries. */
function closed(schema: unknown, row = false): unknown {
  if (!isNode(schema)) return schema
  const { properties, items, anyOf, additionalProperties, definitions } = schema
  return {
    ...schema,
    ...(isNode(properties) && {
      properties: {
        ...(closeAll(properties) as Node),
        ...(isNode(properties.records) && { records: { ...properties.records, items: closed(properties.records.items, true) } }),
      },
      additionalProperties: closed(additionalProperties ?? false),
    }),
    ...(row && { patternProperties: { _dictText$: {} } }),
    ...(isNode(items) && { items: closed(items) }),
    ...(Array.isArray(anyOf) && { anyOf: anyOf.map(one => closed(one)) }),
    ...(!isNode(properties) && isNode(additionalProperties) && { additionalProperties: closed(additionalProperties) }),
    ...(isNode(definitions) && { definitions: closeAll(definitions) }),
  }
}

const compiled = new Map<string, readonly ValidateFunction[]>()

function validatorsOf(operation: Operation): readonly ValidateFunction[] {
  const known = compiled.get(operation.id)
  if (known) return known
  const place = placeOf(operation)
  const made = place ? [ajv.compile({ $ref: place }), ajv.compile(closed(operation.answer) as object)] : []
  compiled.set(operation.id, made)
  return made
}

/** What of an answer the contract does not allow: types and nulls as they are written, and no property that is not named. */
export function breaches(operation: Operation, body: unknown): string[] {
  const found = validatorsOf(operation).flatMap(validate => {
    if (validate(body)) return []
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      const place = instancePath.replace(/\/\d+(?=\/|$)/g, '/#')
      return `${place} ${message} ${JSON.stringify(params)}`
    })
  })
  return [...new Set(found)]
}
