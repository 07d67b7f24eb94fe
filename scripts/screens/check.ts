import {
  type EntityModel,
  entityPermissions,
  type Issue,
  loadScreen,
  parseDefinition,
  type ScreenEnvironment,
  type ScreenRegistry,
  sourceBase,
} from '../../renderer/core'
import { makeIssue } from '../../renderer/model/issues'
import { sharedTitles } from '../../renderer/screen/entity/shared-titles'
import { inside, placeOf, positionOfValue } from '../../renderer/screen/json/document'
import { parseJson } from '../../renderer/screen/json/parse'
import { jsonOf } from '../../renderer/screen/json/value'
import { byId, type Files } from './files'
import { CATALOGUE, readCatalogue } from './languages'
import { checkProcedures } from './procedures'
import { describes, readWorld, type World } from './world'

/** Every issue of every screen, entity and menu entry, each once, in the order of files. */
export function checkFiles(files: Files, registry: ScreenRegistry): Issue[] {
  const world = readWorld(files, registry)
  const issues = [
    ...world.issues,
    ...sharedTables(files, world),
    ...sharedBases(files, world),
    ...sharedEnglish(files, world),
    ...ungrantedRights(files, world),
    ...checkScreens(files, world, registry),
    ...checkMenus(files, world),
    ...checkProcedures(files),
  ]
  return [...new Map(issues.map(issue => [JSON.stringify([issue.code, issue.message, issue.position]), issue])).values()]
}

function checkScreens(files: Files, world: World, registry: ScreenRegistry): Issue[] {
  const entities = byId(files, 'schemas/entities')
  const screens = byId(files, 'schemas/screens')
  const load = (id: string, definition: { readonly file: string; readonly text: string }, environment: ScreenEnvironment) => {
    const entity = entities.get(sourceBase(parseDefinition(definition))?.slice(1) ?? '')
    return loadScreen({ id, ...definition, ...(entity && { entity }), registry, environment })
  }
  const listOf = (id: string) => {
    const definition = screens.get(id)
    const list = definition && load(id, definition, world.environment).screen?.source?.operations.list
    return list === false ? undefined : list
  }
  return [...screens].flatMap(([id, definition]) => load(id, definition, { ...world.environment, listOf }).issues)
}

/** Two entities cannot be kept in one table. */
function sharedTables(files: Files, { entities }: World): Issue[] {
  const owners = new Map<string, EntityModel>()
  return entities.flatMap(entity => {
    const owner = owners.get(entity.table)
    if (!owner) owners.set(entity.table, entity)
    const place = owner && placeIn(files, `schemas/entities/${entity.id}.json`, ['table'])
    return owner && place ? [makeIssue('ENTITY_TABLE', place, entity.table, owner.id)] : []
  })
}

/** What a contract describes by hand is no entity's to describe again. */
function sharedBases(files: Files, { entities }: World): Issue[] {
  const contracts = [...files].filter(([file]) => file.startsWith('schemas/api/') && !file.startsWith('schemas/api/generated/'))
  return entities.flatMap(entity => {
    const taken = contracts.find(([, text]) => describes(text, entity))
    const place = taken && placeIn(files, `schemas/entities/${entity.id}.json`, [])
    return taken && place ? [makeIssue('ENTITY_BASE', place, entity.base, taken[0])] : []
  })
}

/** Two titles that differ in Chinese may be one in English; a template is read in every language. */
function sharedEnglish(files: Files, { entities }: World): Issue[] {
  const catalogue = readCatalogue(files.get(CATALOGUE))
  if (!catalogue) return []
  return entities.flatMap(entity =>
    sharedTitles(entity.fields, ({ title }) => [title, catalogue[title] ?? title]).flatMap(({ name, title, other }) => {
      const chinese = (field: string) => entity.fields.find(known => known.name === field)?.title.trim()
      // Those are told where the entity is read.
      if (chinese(name) === chinese(other)) return []
      const place = placeIn(files, `schemas/entities/${entity.id}.json`, ['fields', name])
      return place ? [makeIssue('ENTITY_SAME_TITLE', place, name, title, other)] : []
    }),
  )
}

/** A right that no menu entry grants is one that cannot be given. */
function ungrantedRights(files: Files, { entities, environment }: World): Issue[] {
  const { rights } = environment
  if (!rights) return []
  return entities.flatMap(entity => {
    const place = placeIn(files, `schemas/entities/${entity.id}.json`, ['perm'])
    const lacking = entityPermissions(entity).filter(({ right }) => !rights.has(right))
    return place ? lacking.map(({ right }) => makeIssue('SCREEN_UNKNOWN_RIGHT', place, '"perm"', right, rights)) : []
  })
}

const menuFile = 'schemas/menus.json'

/** Menu entries of our own pages name screens; those of the family name components that the application knows. */
function checkMenus(files: Files, { environment }: World): Issue[] {
  const { document } = parseJson(menuFile, files.get(menuFile) ?? '[]')
  if (!document) return []
  const menus = jsonOf(document.root)
  const screens = environment.screens ?? new Set<string>()
  const unknown = textsIn(menus, 'component', []).flatMap(({ text, path }) => {
    const id = /^screens\/(.+)$/.exec(text)?.[1]
    const place = id === undefined || screens.has(id) ? undefined : placeIn(files, menuFile, path)
    const known = [...screens].map(screen => `screens/${screen}`)
    return place ? [makeIssue('MENU_SCREEN', place, text, known)] : []
  })
  return [...unknown, ...sharedAddresses(files, textsIn(menus, 'url', []))]
}

/** An address leads to one page. */
function sharedAddresses(files: Files, addresses: readonly Said[]): Issue[] {
  return addresses.flatMap(({ text, path }, index) => {
    const place = addresses.findIndex(other => other.text === text) < index ? placeIn(files, menuFile, path) : undefined
    return place ? [makeIssue('MENU_ADDRESS', place, text)] : []
  })
}

type Path = readonly (string | number)[]

/** A text, and where it stands. */
interface Said {
  readonly text: string
  readonly path: Path
}

/** The texts under a key, anywhere in a value. */
function textsIn(value: unknown, key: string, path: Path): readonly Said[] {
  if (typeof value !== 'object' || value === null) return []
  const text = Array.isArray(value) ? undefined : (value as { readonly [name: string]: unknown })[key]
  const own = typeof text === 'string' ? [{ text, path: [...path, key] }] : []
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  return [...own, ...entries.flatMap(([name, inner]) => textsIn(inner, key, [...path, name]))]
}

function placeIn(files: Files, file: string, path: Path) {
  const { document } = parseJson(file, files.get(file) ?? '')
  return document && { path, position: positionOfValue(inside(placeOf(document), ...path)) }
}
