import { type ContractDocument, refName, type Schema } from '../contract'
import { printable } from './printable'

/** A type of one document, ready to be printed: its name and its schema. */
interface Declaration {
  readonly name: string
  readonly schema: Schema
}

/** The types of one document as text, and the names of other documents that it uses. */
export interface PrintedTypes {
  readonly text: string
  readonly declared: readonly string[]
  readonly used: readonly string[]
}

/** What stands in `compile`'s own root interface, which is cut off again. */
const root = 'ContractTypesRoot'

/** Prints the named schemas of a document and the types of the parts of its operations. */
export async function printTypes(document: ContractDocument): Promise<PrintedTypes> {
  const declarations = declarationsOf(document)
  const declared = declarations.map(({ name }) => name)
  const used = new Set<string>()
  const definitions = Object.fromEntries(declarations.map(({ name, schema }) => [name, definition(schema, used)]))
  const text = declared.length === 0 ? '' : await compileTypes(definitions)
  const missing = declared.filter(name => !new RegExp(`^export (type|interface) ${name}\\b`, 'm').test(text))
  if (missing.length > 0) throw new Error(`${document.file}: no type was printed for ${missing.join(', ')}`)
  return { text, declared, used: [...used].filter(name => !declared.includes(name)).sort() }
}

/** json-schema-to-typescript takes no boolean where a name is declared. */
function definition(schema: Schema, used: Set<string>) {
  return typeof schema === 'boolean' ? { tsType: schema ? 'unknown' : 'never' } : printable(schema, used)
}

async function compileTypes(definitions: Record<string, unknown>): Promise<string> {
  const { compile } = await import('json-schema-to-typescript')
  const names = Object.keys(definitions)
  const schema = {
    type: 'object' as const,
    additionalProperties: false,
    required: names,
    properties: Object.fromEntries(names.map(name => [name, { $ref: `#/definitions/${name}` }])),
    definitions,
  }
  const text = await compile(schema as Parameters<typeof compile>[0], root, {
    additionalProperties: false,
    bannerComment: '',
    ignoreMinAndMaxItems: true,
    unknownAny: true,
    strictIndexSignatures: false,
    style: { semi: false, singleQuote: true, printWidth: 140, trailingComma: 'all' },
  })
  return `${text.replace(new RegExp(`export interface ${root} \\{\\n[\\s\\S]*?\\n\\}\\n`), '').trim()}\n`
}

function declarationsOf(document: ContractDocument): Declaration[] {
  const parts = document.operations.flatMap(operation => [
    ...[operation.query, operation.params, operation.headers].flatMap(group => (group ? [{ name: group.name, schema: group.schema }] : [])),
    ...(operation.body ? [{ name: operation.body.name, schema: operation.body.schema }] : []),
    ...(operation.answer.kind === 'json' ? [{ name: operation.answer.name, schema: operation.answer.schema }] : []),
  ])
  return [...document.schemas, ...parts.filter(part => inlineType(part.schema) === null)]
}

/** The type's text where a name of its own would say less: references and the simple types. */
function inlineType(schema: Schema): string | null {
  if (typeof schema === 'boolean') return null
  const name = refName(schema)
  if (name !== null) return name
  const keywords = Object.keys(schema).filter(key => key !== 'description')
  if (keywords.length === 1 && keywords[0] === 'type') return simpleType(schema.type)
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
