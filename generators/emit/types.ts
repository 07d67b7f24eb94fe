import { type Contract, type ContractDocument, type Operation, refName, type Schema } from '../contract'
import { hashOf } from './files'
import { type Draft, lower, plainKeys } from './lower'
import { declarationsOf, wrapped } from './tidy'

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

/** Printed declarations by the hash of what they were printed from: unchanged schemas are not printed again. */
export interface TypeCache {
  get(key: string): string | undefined
  set(key: string, text: string): void
}

/** Prints the given declarations, with one run of json-schema-to-typescript for those that no cache has. */
export async function printTypes(declarations: readonly Declaration[], cache?: TypeCache): Promise<PrintedTypes> {
  const used = new Set<string>()
  const texts = new Map<string, string | null>()
  const missing = new Map<string, Draft>()
  const keys = new Map<string, string>()
  for (const { name, schema } of declarations) {
    const draft = lower(schema, used)
    if (cache) keys.set(name, hashOf(`${name} ${JSON.stringify(draft)}`))
    const known = cache?.get(keys.get(name) ?? '')
    texts.set(name, known ?? null)
    if (known === undefined) missing.set(name, draft)
  }
  if (missing.size > 0) {
    for (const [name, text] of await compileTypes(missing)) {
      texts.set(name, text)
      const key = keys.get(name)
      if (key !== undefined) cache?.set(key, text)
    }
  }
  const unprinted = [...texts].filter(([, text]) => text === null).map(([name]) => name)
  if (unprinted.length > 0) throw new Error(`no type was printed for ${unprinted.join(', ')}`)
  return { texts: texts as ReadonlyMap<string, string>, used: [...used].filter(name => !texts.has(name)).sort() }
}

/** What stands in `compile`'s own root interface, which is cut off again. */
const root = 'ContractTypesRoot'

/**
 * One document for all: nothing is left to resolve, so the walk that resolves references is turned off; the formatter too, which takes
 * longer than everything else.
 */
async function compileTypes(drafts: ReadonlyMap<string, Draft>): Promise<Map<string, string>> {
  const { compile } = await import('json-schema-to-typescript')
  const names = [...drafts.keys()]
  const schema = {
    type: 'object' as const,
    additionalProperties: false,
    properties: Object.fromEntries([...drafts].map(([name, draft]) => [name, { ...draft, title: name }])),
  }
  const text = await compile(schema as unknown as Parameters<typeof compile>[0], root, {
    additionalProperties: false,
    bannerComment: '',
    format: false,
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    strictIndexSignatures: false,
    $refOptions: { resolve: { external: false }, dereference: { excludedPathMatcher: () => true } },
  })
  const printed = declarationsOf(plainKeys(text))
  return new Map(names.flatMap(name => (printed.has(name) ? [[name, wrapped(briefComments(printed.get(name) ?? ''))] as const] : [])))
}

/** A comment of one line on one line. */
function briefComments(text: string): string {
  return text.replace(/^( *)\/\*\*\n *\* (.*)\n *\*\/$/gm, '$1/** $2 */')
}

/** The parts of an operation that get a type of their own, because no shorter text says the same. */
export function declarationsOfOperation(operation: Operation): Declaration[] {
  const groups = [operation.params, operation.query, operation.headers, operation.cookies].filter(group => group !== null)
  const typed = [...operation.bodies, ...operation.answers.filter(({ kind }) => kind === 'json' || kind === 'events')]
  const all = [...groups, ...typed].filter(part => inlineType(part.schema) === null)
  return [...new Map(all.map(part => [part.name, { name: part.name, schema: part.schema }])).values()]
}

/** The named schemas of a document and the types of the parts of its operations. */
export function declarationsOfDocument(document: ContractDocument): Declaration[] {
  return [...document.schemas, ...document.operations.flatMap(declarationsOfOperation)]
}

/** The type's text where a name of its own would say less: references and the simple types. */
export function inlineType(schema: Schema): string | null {
  if (typeof schema === 'boolean') return schema ? 'unknown' : 'never'
  const name = refName(schema)
  if (name !== null) return name
  const keywords = Object.keys(schema).filter(key => !['description', 'format', 'default'].includes(key))
  if (keywords.length === 0) return schema.format === 'binary' ? 'Blob' : 'unknown'
  if (keywords.length === 1 && keywords[0] === 'type') return schema.format === 'binary' ? 'Blob' : simpleType(schema.type)
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

function simpleType(type: string | readonly string[] | undefined): string | null {
  const types = (Array.isArray(type) ? type : [type]).map(one => simple.get(one))
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
