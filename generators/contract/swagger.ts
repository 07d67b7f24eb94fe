import { upgradeFromTwoToThree } from '@scalar/openapi-upgrader/2.0-to-3.0'
import { isObject, type JsonObject, pointerKeys } from './node'

type Loose = { [key: string]: unknown }

/** Swagger 2.0 says so in a word of its own. */
export function isSwagger(value: JsonObject): boolean {
  return typeof value.swagger === 'string' || (typeof value.swagger === 'number' && value.openapi === undefined)
}

const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch']

/** A Swagger 2.0 document as OpenAPI 3.0, by a library; what it does not carry over is brought into a form that it does. */
export function convertSwagger(value: JsonObject): JsonObject {
  const document = structuredClone(value) as Loose
  document.swagger = '2.0'
  spreadMediaTypes(document)
  for (const item of objects(document.paths)) {
    for (const holder of [item, ...methods.map(method => item[method]).filter(isLoose)]) convertParameters(document, holder)
    pushSharedBody(item)
  }
  return nullables(withTabs(withEncodings(upgradeFromTwoToThree(document) as Loose))) as JsonObject
}

/** The media types of an operation win over those of the document. */
function spreadMediaTypes(document: Loose) {
  for (const item of objects(document.paths)) {
    for (const method of methods) {
      const operation = item[method]
      if (!isLoose(operation)) continue
      operation.consumes ??= document.consumes
      operation.produces ??= document.produces
      if (operation.consumes === undefined) delete operation.consumes
      if (operation.produces === undefined) delete operation.produces
    }
  }
  const { produces } = document
  delete document.produces
  if (produces !== undefined)
    for (const response of objects(document.responses)) {
      const { schema } = response
      if (schema === undefined || !Array.isArray(produces)) continue
      response.content = Object.fromEntries(produces.map(type => [String(type), { schema }]))
      delete response.schema
    }
}

/** All parts of a form become one body with a schema, with everything that a part says; references to bodies become the bodies. */
function convertParameters(document: Loose, holder: Loose) {
  if (!Array.isArray(holder.parameters)) return
  const list = holder.parameters.map(entry => resolved(document, entry)).filter(isLoose)
  for (const entry of list) if (entry.collectionFormat === 'tsv' && entry.in !== 'formData') entry[TABS] = true
  const form = list.filter(entry => entry.in === 'formData')
  const others = list.filter(entry => entry.in !== 'formData')
  if (form.length > 0) {
    others.push({ in: 'body', name: 'body', schema: formSchema(form), ...(form.some(part => part.required) ? { required: true } : {}) })
    const consumes = Array.isArray(holder.consumes) ? holder.consumes : []
    const forms = consumes.filter(type => type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded')
    const file = form.some(part => part.type === 'file')
    holder.consumes = file ? ['multipart/form-data'] : forms.length > 0 ? forms : ['application/x-www-form-urlencoded']
  }
  holder.parameters = others
}

function resolved(document: Loose, entry: unknown): unknown {
  if (!isLoose(entry) || typeof entry.$ref !== 'string' || !entry.$ref.startsWith('#/')) return entry
  let found: unknown = document
  for (const key of pointerKeys(entry.$ref.slice(1))) found = isLoose(found) ? found[key] : undefined
  return isLoose(found) && (found.in === 'body' || found.in === 'formData') ? structuredClone(found) : entry
}

/** Carries tabs between the values of a parameter through the library, which knows none. */
const TABS = 'x-tabs'

/** Carries the format of a list through the library, which has no place for it. */
const FORMAT = 'x-collection-format'

function formSchema(parts: readonly Loose[]): Loose {
  const properties = parts.map(({ name, in: _, required: __, collectionFormat, allowEmptyValue: ___, ...schema }) => [
    String(name),
    schema.type === 'array' ? { ...schema, [FORMAT]: collectionFormat ?? 'csv' } : schema,
  ])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: parts.filter(part => part.required === true).map(part => String(part.name)),
  }
}

/** How the formats of lists are called in OpenAPI; tabs between the values have no name there. */
const encodings: Readonly<Record<string, Loose>> = {
  csv: { style: 'form', explode: false },
  ssv: { style: 'spaceDelimited', explode: false },
  pipes: { style: 'pipeDelimited', explode: false },
  multi: { style: 'form', explode: true },
  tsv: { style: 'tabDelimited', explode: false },
}

/** Marked parameters get a style of their own. */
function withTabs(document: Loose): Loose {
  const holders = objects(document.paths).flatMap(item => [item, ...methods.map(method => item[method]).filter(isLoose)])
  const components = isLoose(document.components) ? objects(document.components.parameters) : []
  const parameters = holders.flatMap(({ parameters: list }) => (Array.isArray(list) ? list.filter(isLoose) : []))
  for (const parameter of [...parameters, ...components])
    if (parameter[TABS] === true) Object.assign(parameter, { style: 'tabDelimited', explode: false })
  return document
}

/** The formats of lists in forms become encodings of their bodies. */
function withEncodings(document: Loose): Loose {
  for (const item of objects(document.paths))
    for (const method of methods) {
      const operation = item[method]
      const body = isLoose(operation) ? operation.requestBody : undefined
      if (isLoose(body)) for (const media of objects(body.content)) encode(media)
    }
  return document
}

function encode(media: Loose) {
  const properties = isLoose(media.schema) && isLoose(media.schema.properties) ? Object.entries(media.schema.properties) : []
  for (const [name, schema] of properties) {
    if (!isLoose(schema) || schema[FORMAT] === undefined) continue
    const encoding = encodings[String(schema[FORMAT])]
    delete schema[FORMAT]
    if (encoding) media.encoding = { ...(isLoose(media.encoding) ? media.encoding : {}), [name]: encoding }
  }
}

/** A body that all operations of a path share belongs to each of them; the media types are those of the operation. */
function pushSharedBody(item: Loose) {
  if (!Array.isArray(item.parameters)) return
  const bodies = item.parameters.filter(entry => isLoose(entry) && entry.in === 'body')
  if (bodies.length === 0) return
  item.parameters = item.parameters.filter(entry => !bodies.includes(entry))
  for (const method of methods) {
    const operation = item[method]
    if (!isLoose(operation)) continue
    const own = Array.isArray(operation.parameters) ? operation.parameters : []
    if (!own.some(entry => isLoose(entry) && entry.in === 'body')) operation.parameters = [...own, ...structuredClone(bodies)]
  }
}

/** `x-nullable` is what Swagger 2.0 has for `nullable`. */
function nullables(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(nullables)
  if (!isLoose(value)) return value
  const entries = Object.entries(value).map(([key, member]) => [key === 'x-nullable' ? 'nullable' : key, nullables(member)] as const)
  return Object.fromEntries(entries)
}

const moved = [
  ['/definitions/', '/components/schemas/'],
  ['/parameters/', '/components/parameters/'],
  ['/responses/', '/components/responses/'],
  ['/securityDefinitions/', '/components/securitySchemes/'],
] as const

/** A pointer of a Swagger 2.0 document in its converted form. */
export function swaggerPointer(pointer: string): string {
  const move = moved.find(([old]) => pointer.startsWith(old))
  return move ? move[1] + pointer.slice(move[0].length) : pointer
}

/** A pointer of the converted form in the document itself, as near as it goes. */
export function originalPointer(pointer: string): string {
  const move = moved.find(([, now]) => pointer.startsWith(now))
  return move ? move[0] + pointer.slice(move[1].length) : pointer
}

function isLoose(value: unknown): value is Loose {
  return isObject(value)
}

function objects(value: unknown): Loose[] {
  return isLoose(value) ? Object.values(value).filter(isLoose) : []
}
