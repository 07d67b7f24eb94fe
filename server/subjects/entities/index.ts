import { type EntityModel, entityContract, hasOwners, translated } from '../../../renderer/core'
import { defineDynamicModule, type LooseHandler, type Module } from '../../http/module'
import { type Catalog, isSecret, writeRights } from '../../query'
import { declareAreas } from '../../records/areas'
import { listSpec } from '../../records/columns'
import { find } from '../../records/repository'
import { sourceColumns, wordsOf } from '../../records/sources'
import { demoRows } from '../../records/storage/demo'
import { rowFields, rowsEntity } from '../../records/storage/lines'
import { addDemoRows, prepareLines, prepareTable } from '../../records/storage/repository'
import { readStanding } from '../../records/storage/standing/repository'
import { storedFields } from '../../records/storage/statements'
import type { LiveTables } from '../../sockets'
import type { Outgoing } from '../../util/reach'
import { entityHandlers } from './handlers'
import { readerSpec, writerSpec } from './write-context'

export { entityHandlers } from './handlers'
export { writeContext, writerOf } from './write-context'

/** Lets reports stand on the list of an entity, for those who may read it. */
function declareList({ readable }: Catalog, entity: EntityModel): void {
  const base = listSpec(entity)
  readable.declare({
    base: entity.base,
    right: `${entity.perm}list`,
    exports: `${entity.perm}export`,
    owned: hasOwners(entity),
    ruled: true,
    secret: holdsSecrets(entity),
    spec: reader => readerSpec(entity, base, reader),
    ...(entity.shared && { shares: { right: `${entity.perm}edit`, spec: reader => writerSpec(entity, base, reader) } }),
  })
}

/** The operation ids of an entity, from the contract that it makes. */
function operationIds(entity: EntityModel): ReadonlyMap<string, string> {
  const ids = new Map<string, string>()
  for (const [path, methods] of Object.entries(entityContract(entity).paths)) {
    for (const operation of Object.values(methods)) ids.set(path.slice(entity.base.length + 1), String(operation.operationId))
  }
  return ids
}

/** Lets those who may write ask whether a value that has to be unique is free, in the entity and wherever its rules name a column. */
function declareChecks({ checkable }: Catalog, entity: EntityModel): void {
  const own = storedFields(entity).filter(field => field.storage.unique || field.rules.some(rule => rule.rule === 'unique'))
  const columns = own.map(field => field.storage.column)
  checkable.declare(
    entity.table,
    columns.filter(column => !isSecret(column)),
    writeRights(entity.perm),
  )
  checkable.declareFields(entity.fields, entity.perm)
}

/** The values that a row has to hold to be offered, by the columns that hold them. */
const offeredColumns = (entity: EntityModel, offered: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    storedFields(entity).flatMap(({ name, storage: { column } }) => (offered[name] === undefined ? [] : [[column, offered[name]]])),
  )

/** Lets fields choose out of an entity by `course_lecturer,name,id`, and says how its own fields choose. */
function declareChoices({ sources, choices }: Catalog, entity: EntityModel): void {
  const base = listSpec(entity)
  sources.declare({
    table: entity.table,
    base: entity.base,
    ...sourceColumns(entity),
    lists: ({ can }) => can(`${entity.perm}list`),
    rows: reader => readerSpec(entity, base, reader).where,
    named: !hasOwners(entity),
    ...(entity.offered && { fixed: offeredColumns(entity, entity.offered) }),
    parent: entity.tree ? 'pid' : undefined,
    hasChild: entity.tree ? 'has_child' : undefined,
  })
  choices.declare(entity.fields, entity.perm)
}

/** Lets the one search find rows of an entity that says so. */
function declareSearch({ searchable }: Catalog, entity: EntityModel): void {
  const { base, table, search, secrecy } = entity
  const columns = new Map(storedFields(entity).map(({ name, storage: { column } }) => [name, column]))
  const title = search && columns.get(search.title)
  if (title === undefined) return
  const body = (search?.body ?? []).flatMap(name => columns.get(name) ?? [])
  searchable.declare({ base, table, title, body, ...(secrecy !== undefined && { secrecy: columns.get(secrecy) }) })
}

/** The rights whose rules for rows narrow the rows of an entity. */
const ruleRights = ({ perm, within }: EntityModel): readonly string[] => [`${perm}list`, ...(within?.above ? ruleRights(within.above) : [])]

/** Whether rows of an entity, or those that they stand in, have a secrecy. */
const holdsSecrets = ({ secrecy, within }: EntityModel): boolean =>
  secrecy !== undefined || (within?.above !== undefined && holdsSecrets(within.above))

/** What is told while several people have it open; not of entities whose rows have owners or are secret: others may not see them. */
export const liveTables = (entities: readonly EntityModel[]): LiveTables =>
  new Map(
    entities
      .filter(entity => !hasOwners(entity) && !holdsSecrets(entity))
      .map(entity => {
        const { base, perm } = entity
        const spec = listSpec(entity)
        return [base, { read: `${perm}list`, narrowedBy: ruleRights(entity), write: `${perm}edit`, row: (trx, id) => find(trx, spec, id) }]
      }),
  )

/** Entities whose records are tried at data sources before they are kept: statements of reports, and what jobs are asked for. */
const TRIED_OUTSIDE: ReadonlySet<string> = new Set(['/online/report', '/sys/quartzJob', '/sys/jobFlow'])

/**
 * The one engine behind every entity: its table, its operations by the list convention, import and export.
 */
export function recordsModule(entities: readonly EntityModel[]): Module {
  const handlers = new Map<string, LooseHandler>()
  const outgoing: Record<string, Outgoing> = { default: 'none' }
  for (const entity of entities) {
    const byName = entityHandlers(entity)
    for (const [name, id] of operationIds(entity)) {
      const handler = byName.get(name)
      if (handler) handlers.set(id, handler)
      if (TRIED_OUTSIDE.has(entity.base)) outgoing[id] = 'address'
    }
  }
  return defineDynamicModule({
    name: 'records',
    rows: 'reader',
    outgoing,
    handlers,
    declare: catalog => {
      declareAreas(catalog)
      const withLines = (entity: EntityModel) => [entity, ...rowFields(entity).map(field => rowsEntity(entity, field))]
      const byTable = new Map(entities.flatMap(withLines).map(entity => [entity.table, entity]))
      catalog.recordLists.declareWords(async (_trx, table) => {
        const entity = byTable.get(table)
        return entity && { title: translated(entity.title), fields: wordsOf(entity) }
      })
      for (const entity of entities) {
        declareChoices(catalog, entity)
        declareChecks(catalog, entity)
        declareList(catalog, entity)
        declareSearch(catalog, entity)
      }
    },
    prepare: async owner => {
      const standing = await readStanding(owner)
      for (const entity of entities) {
        await prepareTable(owner, entity, standing)
        for (const field of rowFields(entity)) await prepareLines(owner, entity, rowsEntity(entity, field), standing)
        if (owner.demo) await addDemoRows(owner, entity, demoRows(entity))
      }
    },
  })
}
