import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Outputs } from '../emit/files'
import type { TargetContext } from '../targets'

const folder = 'schemas/meta/generated'
const codecs = 'renderer/cells/generated/codecs.ts'

/** The part of a cell's definition that is data: its word, its kind of value and the schema of its settings. */
interface CellSchema {
  readonly type: string
  readonly aliases?: readonly string[]
  readonly title: string
  readonly kind: string
  readonly operators: readonly string[]
  readonly settings: object
  readonly withoutChoices?: string
  readonly [rest: string]: unknown
}

/** What a cell's `definition.ts` holds: beside the data what runs. */
interface CellDefinition extends CellSchema {
  readonly codec: object
}

/** The cell types as data: for those who read screens without drawing them, and for completion in editors. */
export async function run({ root, command }: TargetContext): Promise<Outputs> {
  const folders = cellFolders(join(root, 'renderer/cells'))
  const cells = await readCells(join(root, 'renderer/cells'), folders)
  return new Map([
    [`${folder}/cells.json`, print({ $comment: `Made by ${command}.`, cells })],
    [`${folder}/words.json`, print({ $comment: `Made by ${command}.`, ...(await readWords(root)) })],
    [`${folder}/cells.schema.json`, print(settingsSchema(cells, command))],
    [codecs, codecMap(folders, cells, command)],
  ])
}

interface Words {
  readonly actions: readonly object[]
  readonly sources: readonly { readonly source: string }[]
  readonly widgets: readonly { readonly load?: unknown }[]
  readonly kinds: readonly { readonly kind: string }[]
}

/** Steps that the application registers beside those of the renderer; see src/notices/step.ts. */
const appSteps = ['announcement', 'report', 'form', 'page']

/** The other words of the renderer, and those of the areas of the application: of an action and a widget all but what draws or runs. */
async function readWords(root: string): Promise<object> {
  const { builtInWords: words }: { readonly builtInWords: Words } = await import(
    pathToFileURL(join(root, 'renderer/built-in-words.ts')).href
  )
  const { areaWidgets }: { readonly areaWidgets: Words['widgets'] } = await import(pathToFileURL(join(root, 'src/areas/widgets.ts')).href)
  return {
    kinds: words.kinds.map(({ kind }) => kind),
    sources: words.sources.map(({ source }) => source),
    steps: appSteps,
    // What is a function is no word, and JSON leaves it out.
    actions: words.actions,
    widgets: [...words.widgets, ...areaWidgets],
  }
}

function cellFolders(path: string): readonly string[] {
  return readdirSync(path)
    .filter(name => existsSync(join(path, name, 'definition.ts')))
    .sort()
}

/** Every codec by the word of its cell, for a server that reads and writes values without drawing them. */
function codecMap(folders: readonly string[], cells: readonly CellSchema[], command: string): string {
  const types = cells.map(cell => cell.type)
  const unnamed = folders.find(name => !types.includes(name))
  if (unnamed) throw new Error(`renderer/cells/${unnamed} holds a cell type of another name; call the folder as the type`)
  return [
    `// Made by \`${command}\`. Do not edit: change what it is made from.`,
    "import type { CellCodec } from '../../model/cell-type'",
    ...folders.map(name => `import { definition as ${nameInCode(name)} } from '../${name}/definition'`),
    '',
    '/** The codec of each built-in cell type, by its name. */',
    'export const cellCodecs = new Map<string, CellCodec<unknown, never>>([',
    ...folders.map(name => `  ['${name}', ${nameInCode(name)}.codec as CellCodec<unknown, never>],`),
    '])',
    '',
  ].join('\n')
}

/** `catTreeCell` for `cat_tree`; the ending keeps a cell such as `switch` from being a word of the language. */
function nameInCode(cell: string): string {
  return `${cell.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())}Cell`
}

async function readCells(path: string, folders: readonly string[]): Promise<CellSchema[]> {
  const loaded = folders.map(async name => {
    const module: { readonly definition?: CellDefinition } = await import(pathToFileURL(join(path, name, 'definition.ts')).href)
    if (!module.definition) throw new Error(`renderer/cells/${name}/definition.ts exports no definition`)
    const { codec, plain, pictures, guards, names, quick, ...data } = module.definition
    return data
  })
  return (await Promise.all(loaded)).toSorted((left, right) => (left.type < right.type ? -1 : 1))
}

/** What `props` may hold, by `type`. */
function settingsSchema(cells: readonly CellSchema[], command: string): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'generated/cells.schema.json',
    $comment: `Made by ${command}.`,
    description: 'Settings of each cell type. A type that is not here is one that an application registered.',
    allOf: cells.map(choose),
    definitions: Object.fromEntries(cells.map(cell => [cell.type, { description: cell.title, ...(withNull(cell.settings) as object) }])),
  }
}

function choose({ type, aliases = [], withoutChoices }: CellSchema): object {
  const properties = { type: { enum: [type, ...aliases] } }
  const settings = (of: string) => ({ properties: { props: { $ref: `#/definitions/${of}` } } })
  const meant = { anyOf: [{ required: ['dict'] }, { required: ['options'] }] }
  return Object.fromEntries([
    ['if', { required: ['type'], properties }],
    ['then', withoutChoices === undefined ? settings(type) : chosen(meant, settings(type), settings(withoutChoices))],
  ])
}

function chosen(condition: object, then: object, otherwise: object): object {
  return Object.fromEntries([
    ['if', condition],
    ['then', then],
    ['else', otherwise],
  ])
}

/** As an author meets the schema: `nullable`, which is ajv's word, is a list of types, and what has a default need not be written. */
function withNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withNull)
  if (typeof schema !== 'object' || schema === null) return schema
  const { nullable, ...rest } = schema as { readonly nullable?: unknown; readonly type?: unknown; readonly required?: unknown }
  const typed = nullable === true && typeof rest.type === 'string' ? { ...rest, type: [rest.type, 'null'] } : rest
  return Object.fromEntries(Object.entries({ ...typed, ...unfilled(rest) }).map(([key, value]) => [key, withNull(value)]))
}

/** The required members that no default fills. */
function unfilled(schema: object): { readonly required?: readonly unknown[] } {
  const { required, properties } = schema as { readonly required?: unknown; readonly properties?: { readonly [name: string]: object } }
  return Array.isArray(required) ? { required: required.filter(name => !('default' in (properties?.[String(name)] ?? {}))) } : {}
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
