import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OnlineFormButton } from '../../generated/operations'
import {
  auditColumns,
  insertRow,
  type ListColumn,
  type ListSpec,
  listPage,
  mustFind,
  type RawListQuery,
  removeRows,
  rowsWhere,
  type Trx,
  updateRow,
} from '../../query'
import type { Field, Form, Head, Index } from './model/form'

export { FORMS_SCHEMA } from '../../db/schemas'
export type { Trx } from '../../query'

const columns = (kind: ListColumn['kind'], names: string): ListColumn[] => names.split(' ').map(name => ({ name, kind }))

/** A main table's sub-tables are those whose foreign keys name it. */
const subTables = sql`(select string_agg(s.table_name, ',' order by s.tab_order_num, s.create_time) from onl_form_head s where s.table_type = 3
  and s.copy_type = 0 and exists (select from onl_form_field f where f.cgform_head_id = s.id and f.main_table = t.table_name))`

const heads: ListSpec = {
  table: 'onl_form_head',
  columns: [
    ...columns('text', 'id tableName tableTxt isCheckbox isDbSynch isPage isTree idType idSequence queryMode formCategory formTemplate'),
    ...columns('text', 'formTemplateMobile themeTemplate treeParentIdField treeIdField treeFieldname physicId isDesForm desFormCode'),
    ...columns('text', 'extConfigJson'),
    ...columns('integer', 'tableVersion tableType relationType tabOrderNum scroll copyType copyVersion'),
    { name: 'subTableStr', kind: 'text', column: subTables },
    { name: 'hascopy', kind: 'integer', column: sql`(exists(select from onl_form_head v where v.physic_id = t.id))::int` },
    ...auditColumns,
  ],
}

const fields: ListSpec = {
  table: 'onl_form_field',
  columns: [
    ...columns('text', 'id cgformHeadId dbFieldName dbFieldNameOld dbFieldTxt dbType dbDefaultVal fieldShowType fieldHref fieldMustInput'),
    ...columns(
      'text',
      'fieldValidType dictTable dictField dictText fieldDefaultValue fieldExtendJson converter mainTable mainField queryMode',
    ),
    ...columns(
      'text',
      'queryConfigFlag queryShowType queryDictTable queryDictField queryDictText queryDefVal queryValidType queryMustInput',
    ),
    ...columns('text', 'sortFlag'),
    ...columns(
      'integer',
      'dbLength dbPointLength dbIsKey dbIsNull dbIsPersist isShowForm isShowList isReadOnly isQuery fieldLength orderNum',
    ),
    ...auditColumns,
  ],
  sort: { name: 'orderNum', order: 'asc' },
}

const indexes: ListSpec = {
  table: 'onl_form_index',
  columns: [
    ...columns('text', 'id cgformHeadId indexName indexField indexType isDbSynch'),
    ...columns('integer', 'delFlag'),
    ...auditColumns,
  ],
  sort: { name: 'createTime', order: 'asc' },
}

const buttons: ListSpec = {
  table: 'onl_form_button',
  columns: [
    ...columns('text', 'id cgformHeadId buttonCode buttonName buttonIcon buttonStyle optType optPosition buttonStatus exp'),
    ...columns('text', 'actionType actionValues actionScreen confirmText choice'),
    ...columns('integer', 'orderNum'),
    ...auditColumns,
  ],
  sort: { name: 'orderNum', order: 'asc' },
}

const is = (column: string, value: string): RawBuilder<SqlBool> => sql<SqlBool>`${sql.ref(`t.${column}`)} = ${value}`

export const headPage = (trx: Trx, query: RawListQuery) => listPage<Head>(trx, heads, query)

/** The form with that id; undefined when there is none. */
export const findHead = async (trx: Trx, id: string): Promise<Head | undefined> => (await rowsWhere<Head>(trx, heads, is('id', id)))[0]

/** The form of that table; undefined when there is none. */
export const headOf = async (trx: Trx, tableName: string): Promise<Head | undefined> =>
  (await rowsWhere<Head>(trx, heads, is('table_name', tableName)))[0]

/** What is kept of a form elsewhere is good while it has this version. */
export interface Standing {
  readonly id: string
  readonly version: number
  /** Whether its table is as it says; of a view, that of its form. */
  readonly made: boolean
}

/** How a form stands, by its id or by the name of its table; undefined when there is none. */
export async function standingOf(trx: Trx, by: 'id' | 'tableName', value: string): Promise<Standing | undefined> {
  const column = by === 'id' ? sql`h.id` : sql`h.table_name`
  const { rows } = await sql<Standing>`select h.id, h.version, coalesce(o.is_db_synch, h.is_db_synch) = 'Y' as made
    from onl_form_head h left join onl_form_head o on o.id = h.physic_id where ${column} = ${value}`.execute(trx)
  return rows[0]
}

/** What a person may do with forms beside the rights that they hold by name. */
export interface Grants {
  /** A page of the form was granted to them. */
  readonly page: boolean
  /** Rights that a user has set up: who does not hold them lacks them, whatever their pages. */
  readonly controlled: readonly string[]
}

export async function grantsOf(trx: Trx, userId: string, urls: readonly string[], perm: string): Promise<Grants> {
  const { rows } = await sql<Grants>`select
    exists(select from sys_permission p join sys_user_permission held on held.permission_id = p.id
      where held.user_id = ${userId} and p.url = any(${[...urls]}::text[]) and p.del_flag = 0 and p.status = '1') as page,
    array(select distinct trim(named) from sys_permission p cross join unnest(string_to_array(p.perms, ',')) named
      where p.del_flag = 0 and starts_with(trim(named), ${perm})) as controlled`.execute(trx)
  return rows[0] ?? { page: false, controlled: [] }
}

/** A menu entry that opens a form. */
export interface FormPage {
  readonly id: string
  readonly name: string
  readonly headId: string
}

/** The menu entries of pages of forms that a user is granted, by a part of their names. */
export async function pagesOf(trx: Trx, userId: string, pages: readonly string[], name: string): Promise<FormPage[]> {
  const { rows } = await sql<FormPage>`select p.id, p.name, h.id as head_id from sys_permission p
    join onl_form_head h on h.id = split_part(p.url, '/', 4)
    where starts_with(p.url, '/online/') and split_part(p.url, '/', 3) = any(${[...pages]}::text[]) and p.del_flag = 0 and p.status = '1'
      and strpos(p.name, ${name}) > 0
      and exists (select from sys_user_permission held where held.user_id = ${userId} and held.permission_id = p.id)
    order by p.sort_no, p.id`.execute(trx)
  return rows
}

/** Settings of every cascade of every form that the tenant has. */
export async function cascades(trx: Trx): Promise<string[]> {
  const { rows } = await sql<{
    dictTable: string
  }>`select distinct dict_table from onl_form_field f join onl_form_head h on h.id = f.cgform_head_id
    where field_show_type = 'link_down' and dict_table is not null`.execute(trx)
  return rows.map(({ dictTable }) => dictTable)
}

/** Most forms that are looked through for the way in which one of them chooses out of a table. */
const MOST_CHOOSING = 200

/** Forms, with tables as they say, that name a table where they choose; forms over the table itself among them. Ids. */
export async function choosingFrom(trx: Trx, table: string): Promise<string[]> {
  const names = (column: string) => sql<SqlBool>`strpos(${sql.ref(column)}, ${table}) > 0`
  const { rows } = await sql<{ id: string }>`select h.id from onl_form_head h left join onl_form_head o on o.id = h.physic_id
    where coalesce(o.is_db_synch, h.is_db_synch) = 'Y' and (split_part(h.table_name, '$', 1) = ${table} or exists (select from onl_form_field f
      where f.cgform_head_id = h.id and (${names('f.dict_table')} or ${names('f.query_dict_table')} or (starts_with(${table}, 'sys_') and f.field_show_type like 'sel%'))))
    order by h.id limit ${MOST_CHOOSING}`.execute(trx)
  return rows.map(({ id }) => id)
}

export interface Level {
  readonly id: string
  readonly store: string
  readonly label: string
  readonly pid: string | null
}

const MOST_OPTIONS = 1000

/** Rows of one level of a cascade: all names are those of a declared source. */
export async function levelOf(
  trx: Trx,
  names: { readonly table: string; readonly text: string; readonly code: string; readonly id: string; readonly pid: string },
  conditions: readonly (readonly [column: string, value: string])[],
  seen?: RawBuilder<SqlBool>,
): Promise<Level[]> {
  const text = (name: string) => sql`(t.${sql.id(name)})::text`
  const where = conditions.map(([column, value]) => sql<SqlBool>`coalesce(${text(column)}, '') = ${value}`)
  const { rows } =
    await sql<Level>`select ${text(names.id)} as id, ${text(names.code)} as store, coalesce(${text(names.text)}, '') as label,
      ${text(names.pid)} as pid from ${sql.table(names.table)} t
    where ${where.length > 0 ? sql.join(where, sql` and `) : sql`true`} and ${seen ?? sql`true`} and t.${sql.id(names.code)} is not null
    order by t.id limit ${MOST_OPTIONS}`.execute(trx)
  return rows
}

/** Rows of a sub-table that belong to one of the values. */
export const belonging = (column: string, values: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`(t.${sql.id(column)})::text = any(${[...values]}::text[])`

export const fieldsOf = (trx: Trx, headId: string) => rowsWhere<Field>(trx, fields, is('cgform_head_id', headId))
export const indexesOf = (trx: Trx, headId: string) => rowsWhere<Index>(trx, indexes, is('cgform_head_id', headId))
export const buttonsOf = (trx: Trx, headId: string) => rowsWhere<OnlineFormButton>(trx, buttons, is('cgform_head_id', headId))
export const buttonPage = (trx: Trx, headId: string, query: RawListQuery) =>
  listPage<OnlineFormButton>(trx, { ...buttons, where: is('cgform_head_id', headId) }, query)
export const findButton = (trx: Trx, id: string) => mustFind<OnlineFormButton>(trx, buttons, id)

/** A form with its columns and indexes. */
export async function formOf(trx: Trx, head: Head): Promise<Form> {
  return { head, fields: await fieldsOf(trx, head.id), indexes: await indexesOf(trx, head.id) }
}

/** The views of a form. */
export const viewsOf = (trx: Trx, headId: string) => rowsWhere<Head>(trx, heads, is('physic_id', headId))

/** The sub-tables of a main table, in their order. */
export async function subHeads(trx: Trx, tableName: string): Promise<Head[]> {
  const found = await rowsWhere<Head>(
    trx,
    { ...heads, sort: { name: 'tabOrderNum', order: 'asc' } },
    sql<SqlBool>`t.table_type = 3 and t.copy_type = 0
      and exists (select from onl_form_field f where f.cgform_head_id = t.id and f.main_table = ${tableName})`,
  )
  return found
}

/** Whether a table of the house or of another form, of whichever tenant, has the name. */
export async function isTableTaken(trx: Trx, name: string, id: string | undefined): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`select weft.is_form_table_taken(${name}, ${id ?? null}) as taken`.execute(trx)
  return rows[0]?.taken === true
}

/** Whether the form belongs to the tenant of the session, and not to the house, whose forms every tenant reads. */
export async function isOwn(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from onl_form_head where id = ${id} and tenant_id = weft.current_tenant()`.execute(trx)
  return rows.length > 0
}

/** Whether a field of another form leads to that table; those of the recycle bin do not count. */
export async function isReferred(trx: Trx, tableName: string): Promise<boolean> {
  const { rows } = await sql`select from onl_form_field f join onl_form_head h on h.id = f.cgform_head_id
    where f.main_table = ${tableName} limit 1`.execute(trx)
  return rows.length > 0
}

type Table = 'onl_form_head' | 'onl_form_field' | 'onl_form_index' | 'onl_form_button'

export const insert = (trx: Trx, table: Table, values: object) => insertRow(trx, table, values)

/** Whether the row was there, is the caller's to change, and had the given version. */
export const update = (trx: Trx, table: Table, key: { id: string; version?: number | null | undefined }, values: object) =>
  updateRow(trx, table, key, values)

export const remove = (trx: Trx, table: Table, ids: readonly string[]) => removeRows(trx, table, ids)

/** The table is as the form says. */
export async function markSynchronised(trx: Trx, { head }: Form): Promise<void> {
  await updateRow(trx, 'onl_form_head', { id: head.id, version: head.version }, { isDbSynch: 'Y' })
  await sql`update onl_form_field set db_field_name_old = db_field_name
    where cgform_head_id = ${head.id} and db_field_name_old is distinct from db_field_name`.execute(trx)
  await sql`update onl_form_index set is_db_synch = 'Y' where cgform_head_id = ${head.id} and is_db_synch <> 'Y'`.execute(trx)
}

/** The ids of the rows of a list. */
export const idsWhere = async (trx: Trx, spec: ListSpec): Promise<string[]> =>
  (
    await rowsWhere<{ id: string }>(trx, { ...spec, columns: spec.columns.filter(({ name }) => name === 'id' || name === spec.sort?.name) })
  ).map(({ id }) => id)
