import { cellRefusal } from '../../renderer/codecs'
import {
  AUDIT_FIELDS,
  type Contracts,
  type EntityField,
  type EntityModel,
  entityContract,
  type Issue,
  loadEntity,
  type ScreenEnvironment,
  type ScreenRegistry,
  screenChecks,
} from '../../renderer/core'
import { readContracts } from './contracts'
import { byId, type Files } from './files'
import { menusOf, rightsOf } from './menus'
import { systemTables } from './system-tables'

const generated = 'schemas/api/generated'

/** Everything that screens may name, read from the files of a repository. */
export interface World {
  readonly entities: readonly EntityModel[]
  readonly environment: ScreenEnvironment
  readonly issues: readonly Issue[]
}

export function readWorld(files: Files, registry: ScreenRegistry): World {
  const { dictionaryValues, known } = readNames(files)
  const drafts = readEntities(files, registry, {})
  const tables = new Map([...systemTables(files), ...drafts.entities.flatMap(tablesOf)])
  const rights = rightsOf(known)
  const environment: ScreenEnvironment = {
    contracts: contractsOf(files, drafts.entities),
    screens: new Set(byId(files, 'schemas/screens').keys()),
    dictionaries: new Set(dictionaryValues.keys()),
    dictionaryValues,
    tables,
    owned: new Set(drafts.entities.flatMap(({ owned, base }) => (owned ? [base] : []))),
    refusal: cellRefusal,
    checks: screenChecks,
    ...(rights && { rights }),
  }
  // A second time, now that dictionaries and the tables of other entities are known.
  const { entities, issues } = readEntities(files, registry, environment)
  return { entities, environment, issues }
}

function readNames(files: Files) {
  const lists = [...byId(files, 'schemas/dictionaries').values(), ...named(files, 'server/subjects/dictionaries/seeds/dictionaries.json')]
  const dictionaryValues = new Map(
    lists.flatMap(({ text }) =>
      (JSON.parse(text) as readonly Dictionary[]).map(({ code, items }) => [code, items.map(({ value }) => value)]),
    ),
  )
  return { dictionaryValues, known: menusOf(files) }
}

interface Dictionary {
  readonly code: string
  readonly items: readonly { readonly value: string }[]
}

function named(files: Files, file: string): { readonly file: string; readonly text: string }[] {
  const text = files.get(file)
  return text === undefined ? [] : [{ file, text }]
}

function readEntities(files: Files, registry: ScreenRegistry, environment: ScreenEnvironment) {
  const loaded = [...byId(files, 'schemas/entities')].map(([id, { file, text }]) => loadEntity({ id, file, text, registry, environment }))
  return { entities: loaded.flatMap(({ entity }) => entity ?? []), issues: loaded.flatMap(({ issues }) => issues) }
}

/** Hand-written contracts, and those of entities as they are now, not as they were when last generated. */
function contractsOf(files: Files, entities: readonly EntityModel[]): Contracts {
  const written = [...files].filter(([file]) => file.startsWith('schemas/api/') && !file.startsWith(`${generated}/`))
  const free = entities.filter(entity => !written.some(([, text]) => describes(text, entity)))
  const made = free.map(entity => [`${generated}/${entity.id.replaceAll('/', '-')}.json`, JSON.stringify(entityContract(entity))] as const)
  const texts = new Map([...written, ...made])
  return readContracts([...texts.keys()], file => {
    const text = texts.get(file)
    if (text === undefined) throw new Error(`there is no ${file}`)
    return text
  })
}

/** Whether a hand-written contract has a path that an entity's own would have. */
export function describes(contract: string, entity: EntityModel): boolean {
  const { paths = {} } = JSON.parse(contract) as { readonly paths?: object }
  return Object.keys(entityContract(entity).paths).some(path => Object.hasOwn(paths, path))
}

function tablesOf(entity: EntityModel): [string, ReadonlySet<string>][] {
  const given = [
    'id',
    ...(entity.tree ? ['pid', 'has_child'] : []),
    ...AUDIT_FIELDS.map(name => name.replace(/[A-Z]/g, letter => `_${letter.toLowerCase()}`)),
  ]
  return [[entity.table, new Set([...given, ...columnsOf(entity.fields)])]]
}

function columnsOf(fields: readonly EntityField[]): string[] {
  return fields.flatMap(field => field.storage?.column ?? [])
}
