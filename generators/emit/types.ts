import { type Contract, type ContractDocument, type Operation, refName, type Schema, type SchemaObject } from '../contract'
import { commentOf, lower } from './lower'
import { declarationText } from './type-tree'

/** A type of one document, ready to be printed: its name and its schema. */
export interface Declaration {
  readonly name: string
  readonly schema: Schema
}

/** The types of one document as text, and the names of other documents that they use. */
export interface PrintedTypes {
  /** Each declaration by its name, in the order of the document. */
  readonly texts: ReadonlyMap<string, string>
  readonly used: readonly string[]
}

/** The declarations as TypeScript; `schemas` are those that they may refer to. */
export function printTypes(declarations: readonly Declaration[], schemas: Contract['schemas'] = new Map()): PrintedTypes {
  const used = new Set<string>()
  const lowering = { used, find: (name: string) => schemas.get(name)?.schema }
  const texts = new Map(
    declarations.map(({ name, schema }) => [name, declarationText(name, commentOf(schema), lower(schema, lowering))] as const),
  )
  return { texts, used: [...used].filter(name => !texts.has(name)).sort() }
}

/** The parts of an operation that get a type of their own, because no shorter text says the same. */
export function declarationsOfOperation(operation: Operation): Declaration[] {
  const groups = [operation.params, operation.query, operation.headers, operation.cookies, operation.partHeaders].filter(
    group => group !== null,
  )
  const typed = [...operation.bodies, ...operation.answers.filter(({ kind }) => kind === 'json' || kind === 'events' || kind === 'lines')]
  const all = [...groups, ...typed].filter(part => inlineType(part.schema) === null)
  return [...new Map(all.map(part => [part.name, { name: part.name, schema: part.schema }])).values()]
}

/** The named schemas of a document and the types of the parts of its operations. */
export function declarationsOfDocument(document: ContractDocument): Declaration[] {
  return [...document.schemas, ...document.operations.flatMap(declarationsOfOperation)]
}

const silent: ReadonlySet<string> = new Set(['description', 'format', 'default', 'tsType'])

/** The type's text where a name of its own would say less: references and the simple types. */
export function inlineType(schema: Schema): string | null {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never'
  const name = refName(schema)
  if (name !== null) return name
  const keywords = Object.keys(schema).filter(key => !silent.has(key))
  if (keywords.length === 0) return schema.format === 'binary' ? 'Blob' : 'unknown'
  if (keywords.length === 1 && keywords[0] === 'type') return schema.format === 'binary' ? 'Blob' : simpleType(schema)
  if (schema.type !== 'array' || schema.items === undefined || keywords.length !== 2) return null
  const item = inlineType(schema.items)
  return item === null ? null : item.includes('|') ? `(${item})[]` : `${item}[]`
}

const simple = new Map([
  ['string', 'string'],
  ['integer', 'number'],
  ['number', 'number'],
  ['boolean', 'boolean'],
  ['null', 'null'],
])

function simpleType({ type, tsType }: SchemaObject): string | null {
  const types = (Array.isArray(type) ? type : [type]).map(one => (tsType !== undefined && one !== 'null' ? tsType : simple.get(one)))
  return types.every(one => one !== undefined) ? [...new Set(types)].join(' | ') : null
}

/** The type that a part of an operation is written with. */
export function typeOf(part: Declaration): string {
  return inlineType(part.schema) ?? part.name
}

/** Where each named schema of a contract is declared. */
export function homesOf(contract: Contract): ReadonlyMap<string, string> {
  return new Map(contract.documents.flatMap(document => document.schemas.map(schema => [schema.name, document.area] as const)))
}
