import { type SqlBool, sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import { asSystemTenant } from '../../db/seeds/rows'
import type { DictMap, SysDict, SysDictAdd, SysDictEdit, SysDictItem, SysDictItemAdd, SysDictItemEdit } from '../../generated/operations'
import {
  auditColumns,
  type DeclaredSource,
  insertRow,
  type ListSpec,
  listAll,
  listPage,
  mustFind,
  pick,
  type RawListQuery,
  type RecordListFinder,
  refuseForeign,
  removeRows,
  rowsWhere,
  saveRow,
  type Trx,
} from '../../query'
import { type SeedDictionary, seedDictionaries } from './seeds/dictionaries'

export type { Trx } from '../../query'

const everyDict: ListSpec = {
  table: 'sys_dict',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'type', kind: 'integer' },
    { name: 'dictName', kind: 'text' },
    { name: 'dictCode', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'delFlag', kind: 'integer' },
    ...auditColumns,
  ],
}
const dicts: ListSpec = { ...everyDict, where: sql<SqlBool>`t.del_flag = 0` }
const bin: ListSpec = { ...everyDict, where: sql<SqlBool>`t.del_flag = 1` }

/** Dictionaries by their names, for those who list them or build forms with them. */
export const chosenByCode: DeclaredSource = {
  table: 'sys_dict',
  base: '/sys/dict',
  columns: ['id', 'dict_name', 'dict_code'],
  fixed: { del_flag: 0 },
  lists: ({ can }) => ['dict:list', 'onlineForm:add', 'onlineForm:edit'].some(can),
}

const items: ListSpec = {
  table: 'sys_dict_item',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'dictId', kind: 'text' },
    { name: 'itemText', kind: 'text' },
    { name: 'itemValue', kind: 'text' },
    { name: 'description', kind: 'text' },
    { name: 'sortOrder', kind: 'integer' },
    { name: 'status', kind: 'integer', dict: 'dict_item_status' },
    ...auditColumns,
  ],
  sort: { name: 'sortOrder', order: 'asc' },
}

/** The lists by which a caller reads one dictionary, or one entry of one. */
export const recordList: RecordListFinder = async (_trx, { can }, table) => {
  if (table === 'sys_dict' && can('dict:list')) return dicts
  return table === 'sys_dict_item' && can('dictItem:list') ? items : undefined
}

export const page = (trx: Trx, query: RawListQuery) => listPage<SysDict>(trx, dicts, query)
export const all = (trx: Trx, query: RawListQuery) => listAll<SysDict>(trx, dicts, query)
export const find = (trx: Trx, id: string) => mustFind<SysDict>(trx, dicts, id)
export const inBin = (trx: Trx, query: RawListQuery) => listAll<SysDict>(trx, bin, query)

const dictColumns = ['dictName', 'dictCode', 'description'] as const

export const add = (trx: Trx, dict: SysDictAdd) => insertRow(trx, 'sys_dict', { ...pick(dict, dictColumns), type: dict.type ?? undefined })
export const save = (trx: Trx, dict: SysDictEdit) => saveRow(trx, dicts, dict, { ...pick(dict, dictColumns), type: dict.type ?? undefined })

/** Moves dictionaries into the recycle bin, or back; how many were moved. */
export async function setDeleted(trx: Trx, ids: readonly string[], deleted: boolean): Promise<number> {
  if (ids.length === 0) return 0
  const changed = await trx
    .updateTable('sysDict')
    .set({ delFlag: deleted ? 1 : 0 })
    .where('id', 'in', ids)
    .where('delFlag', '=', deleted ? 0 : 1)
    .executeTakeFirst()
  await refuseForeign(trx, 'sys_dict', sql`id = any(${[...ids]}::text[]) and del_flag = ${deleted ? 0 : 1}`)
  return Number(changed.numUpdatedRows)
}

/** Erases dictionaries of the recycle bin with their items; 0 for those that are only shared with the tenant. */
export async function erase(trx: Trx, ids: readonly string[]): Promise<number> {
  for (const id of ids) await mustFind(trx, bin, id)
  return removeRows(trx, 'sys_dict', ids)
}

/** The person's own dictionary of a code, deleted ones too; undefined when the code is free. */
export const byCode = (trx: Trx, code: string) =>
  trx
    .selectFrom('sysDict')
    .select(['id', 'delFlag'])
    .where('dictCode', '=', code)
    .where(sql<SqlBool>`tenant_id = weft.current_tenant()`)
    .executeTakeFirst()

/** Of one dictionary, or of all. */
export const itemPage = (trx: Trx, dictId: string | undefined, query: RawListQuery) =>
  listPage<SysDictItem>(trx, dictId ? { ...items, where: sql<SqlBool>`t.dict_id = ${dictId}` } : items, query)
export const findItem = (trx: Trx, id: string) => mustFind<SysDictItem>(trx, items, id)

const itemColumns = ['itemText', 'itemValue', 'description'] as const
const itemValues = (item: SysDictItemAdd | SysDictItemEdit) => ({
  ...pick(item, itemColumns),
  sortOrder: item.sortOrder ?? undefined,
  status: item.status ?? undefined,
})

export const addItem = (trx: Trx, item: SysDictItemAdd) => insertRow(trx, 'sys_dict_item', { ...itemValues(item), dictId: item.dictId })
export const saveItem = (trx: Trx, item: SysDictItemEdit) => saveRow(trx, items, item, itemValues(item))
export const removeItems = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_dict_item', ids)

/** Whether another item of the dictionary has the value. */
export async function isValueTaken(trx: Trx, dictId: string, itemValue: string, id: string | undefined): Promise<boolean> {
  const found = await trx.selectFrom('sysDictItem').select('id').where('dictId', '=', dictId).where('itemValue', '=', itemValue).execute()
  return found.some(row => row.id !== id)
}

/** Items of dictionaries in their order, for exports. */
export async function itemsOf(trx: Trx, dictIds: readonly string[]): Promise<SysDictItem[]> {
  return rowsWhere<SysDictItem>(trx, items, sql<SqlBool>`t.dict_id = any(${[...dictIds]}::text[])`)
}

/** Adds dictionaries that no earlier start has added; what people have changed or deleted since stays so. */
export async function seed(owner: OwnerAccess, dictionaries: readonly SeedDictionary[]): Promise<void> {
  await owner.db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    await seedDictionaries(trx, dictionaries)
  })
}

export type { OwnerAccess, SeedDictionary }

/**
 * Enabled items of every dictionary by its code, in their order; a dictionary without items is an empty list. A tenant's own
 * dictionary goes before the shared one.
 */
export async function everyOption(trx: Trx): Promise<DictMap> {
  const { rows } = await sql<{ code: string; value: string | null; text: string | null }>`
    select d.code, i.item_value as value, i.item_text as text
    from (select distinct on (dict_code) id, dict_code as code from sys_dict where del_flag = 0 order by dict_code, tenant_id desc) d
    left join sys_dict_item i on i.dict_id = d.id and i.status = 1
    order by d.code, i.sort_order, i.create_time, i.id`.execute(trx)
  const map = new Map<string, DictMap[string]>()
  for (const { code, value, text } of rows) {
    const list = map.get(code) ?? []
    if (value !== null && text !== null) list.push({ value, text, title: text })
    map.set(code, list)
  }
  return Object.fromEntries(map)
}
