import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { EntityModel } from '../../../renderer/core'
import type { OwnerAccess } from '../../db/owner'
import { addMadeRows } from '../../db/seeds/made-rows'
import { asSystemTenant, orWrongRow, type SeedRow, seedId, seedRows } from '../../db/seeds/rows'
import { TENANCY_COLUMNS } from '../../db/tenancy-and-audit'
import { WORDS } from '../../query'
import { StartError } from '../../util/start-error'
import { isCleared } from '../repository'
import { type DemoRows, demoFile, isMade } from './demo'
import { rowFields } from './lines'
import type { Standing, StandingColumn } from './standing/repository'
import {
  columnType,
  type EntityIndex,
  entityIndexes,
  outgrownIndexes,
  type StoredField,
  shortType,
  storedFields,
  treeColumns,
} from './statements'

const wanted = (field: StoredField) => `"${field.storage.column}" ${columnType(field)}`

async function createTable(owner: OwnerAccess, entity: EntityModel): Promise<void> {
  const tree = entity.tree ? treeColumns(entity.tree).map(({ column, definition }) => `"${column}" ${definition}`) : []
  const own = storedFields(entity).map(field => `${wanted(field)}${field.storage.notNull ? ' not null' : ''}`)
  const columns = [TENANCY_COLUMNS, 'sys_org_code text default weft.current_org()', ...tree, ...own]
  await sql`create table ${sql.id('weft', entity.table)} (${sql.raw(columns.join(', '))})`.execute(owner.db)
  await owner.enableTenancyAndAudit(entity.table)
}

/** Whether a column can become the new type without losing a value. */
function widens(from: string, to: string): boolean {
  const length = (type: string) => (type === 'text' ? Number.POSITIVE_INFINITY : Number(/^varchar\((\d+)\)$/.exec(type)?.[1] ?? Number.NaN))
  if (length(to) >= length(from)) return true
  const digits = (type: string) => /^numeric\((\d+), (\d+)\)$/.exec(type)?.slice(1).map(Number)
  const [oldTotal = 0, oldScale = 0] = digits(from) ?? []
  const [newTotal = -1, newScale = -1] = digits(to) ?? []
  if (from === 'bigint' && newTotal > 0) return newTotal - newScale >= 19
  return oldTotal > 0 && newScale >= oldScale && newTotal - newScale >= oldTotal - oldScale
}

async function changeTable(owner: OwnerAccess, entity: EntityModel, existing: readonly StandingColumn[]): Promise<void> {
  const typeOf = new Map(existing.map(column => [column.name, shortType(column.type)]))
  const filled = new Set(existing.filter(column => column.filled).map(({ name }) => name))
  const table = sql.id('weft', entity.table)
  for (const field of storedFields(entity)) {
    const { column, notNull } = field.storage
    // What was demanded of all records may be demanded of some only from now on.
    if (!notNull && filled.has(column)) await sql`alter table ${table} alter column ${sql.id(column)} drop not null`.execute(owner.db)
    const present = typeOf.get(column)
    const type = columnType(field)
    if (present === type) continue
    if (present === undefined) await sql`alter table ${table} add column ${sql.raw(wanted(field))}`.execute(owner.db)
    else if (widens(present, type)) await sql`alter table ${table} alter column ${sql.id(column)} type ${sql.raw(type)}`.execute(owner.db)
    else {
      const place = `schemas/entities/${entity.id}.json: field "${field.name}"`
      throw new StartError(`${place} is now ${type}, but its column holds ${present}; values could be lost. Give the field another name.`)
    }
  }
  for (const { column, definition } of entity.tree ? treeColumns(entity.tree) : []) {
    if (!typeOf.has(column)) await sql`alter table ${table} add column ${sql.raw(`"${column}" ${definition}`)}`.execute(owner.db)
  }
}

/** A column as an index knows it whose texts may be long. */
export const hashedColumn = (column: string): RawBuilder<unknown> => sql`md5(${sql.id(column)}::text)`

async function createIndex(owner: OwnerAccess, entity: EntityModel, index: EntityIndex): Promise<void> {
  const look = index.words ? sql` ${WORDS} nulls first` : sql.raw(index.descending ? ' desc' : '')
  const hashed = new Set(index.hashed)
  const columns = index.columns.map(column => (hashed.has(column) ? hashedColumn(column) : sql`${sql.id(column)}${look}`))
  if (index.words) columns.push(sql`create_time desc`, sql`id`)
  const kind = sql.raw(index.unique ? 'unique index' : 'index')
  await sql`create ${kind} ${sql.id(index.name)} on ${sql.id('weft', entity.table)}
    (tenant_id, ${sql.join(columns)})`.execute(owner.db)
}

const SECRECY = 'secrecy'

/** Hides rows above the clearance of the reader in every statement of a call, whatever it asks; the owner, who seeds, is not bound. */
async function hideSecrets({ db, roles }: OwnerAccess, entity: EntityModel): Promise<void> {
  const seen = isCleared(entity)
  if (seen === undefined) return
  await sql`create policy ${sql.id(SECRECY)} on ${sql.id('weft', entity.table)} as restrictive for select
    to ${sql.id(roles.app)}, ${sql.id(roles.report)} using (${seen('')})`.execute(db)
}

/**
 * Brings the table of an entity in step with its definition: creates it, adds columns, widens types, adds indexes and drops those over long texts,
 * as far as they do not stand already. Columns of fields that are gone stay, so that nothing is lost; a change that could lose values stops the start.
 */
export async function prepareTable(owner: OwnerAccess, entity: EntityModel, standing: Standing): Promise<void> {
  const existing = standing.columnsOf(entity.table)
  if (existing.length === 0) await createTable(owner, entity)
  else await changeTable(owner, entity, existing)
  for (const name of outgrownIndexes(entity).filter(standing.hasIndex)) await sql`drop index ${sql.id('weft', name)}`.execute(owner.db)
  if (entity.secrecy !== undefined && !standing.hasPolicy(entity.table, SECRECY)) await hideSecrets(owner, entity)
  for (const index of entityIndexes(entity)) if (!standing.hasIndex(index.name)) await createIndex(owner, entity, index)
}

/** The table of the lines of a record: they go with it. */
export async function prepareLines(owner: OwnerAccess, entity: EntityModel, lines: EntityModel, standing: Standing): Promise<void> {
  await prepareTable(owner, lines, standing)
  const name = 'lines_of'
  if (standing.hasConstraint(lines.table, name)) return
  await sql`alter table ${sql.id('weft', lines.table)} add constraint ${sql.id(name)}
    foreign key (_parent) references ${sql.id('weft', entity.table)} (id) on delete cascade`.execute(owner.db)
}

/** Adds sample rows that no earlier start has added. Seed keys become columns as fields do: in snake case. */
export async function addDemoRows({ db }: OwnerAccess, entity: EntityModel, rows: DemoRows): Promise<void> {
  if (!isMade(rows) && rows.length === 0) return
  await db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    if (isMade(rows)) await orWrongRow(`A made row of ${demoFile(entity)}`, () => addMadeRows(trx, entity.table, rows))
    else await seedWithLines(trx, entity, rows)
  })
}

/** Rows with those of their fields of rows, which have no ids of their own in the file and come with their record or not at all. */
async function seedWithLines<T>(trx: Kysely<T>, entity: EntityModel, rows: readonly SeedRow[]): Promise<void> {
  const fields = rowFields(entity)
  const names = new Set(fields.map(({ name }) => name))
  const plain = rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => !names.has(name))) as SeedRow)
  const fresh = new Set((await seedRows(trx, entity.table, plain, { file: demoFile(entity) })).map(({ id }) => id))
  const added = rows.filter(({ id }) => fresh.has(id))
  for (const { name, table } of fields) {
    const lines = added.flatMap(row => ((row[name] ?? []) as readonly object[]).map((line, index) => lineRow(table, row.id, index, line)))
    await seedRows(trx, table, lines, { file: `${demoFile(entity)}, ${name}` })
  }
}

const lineRow = (table: string, parent: string, index: number, line: object): SeedRow => ({
  id: seedId(table, parent, String(index)),
  _parent: parent,
  _order: index + 1,
  ...line,
})
