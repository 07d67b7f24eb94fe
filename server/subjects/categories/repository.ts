import { type SqlBool, sql } from 'kysely'
import type { SysCategory } from '../../generated/operations'
import {
  auditColumns,
  type Catalog,
  givenBelow,
  insertRow,
  isNarrowed,
  type ListSpec,
  listAll,
  listPage,
  lockFor,
  mustFind,
  type RawListQuery,
  removeRows,
  rowsWhere,
  type SaveKey,
  saveRow,
  type Trx,
  updateRow,
} from '../../query'
import type { TreeNode } from '../../util/trees/nodes'

export type { Trx } from '../../query'

export type Category = SysCategory & { readonly id: string; readonly pid: string; readonly name: string; readonly code: string }

/** The parent of the topmost categories. */
export const ROOT = '0'

const list: ListSpec = {
  table: 'sys_category',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'pid', kind: 'text' },
    { name: 'name', kind: 'text' },
    { name: 'code', kind: 'text' },
    { name: 'hasChild', kind: 'text' },
    { name: 'sysOrgCode', kind: 'text' },
    ...auditColumns,
  ],
  sort: { name: 'code', order: 'asc' },
}

const below = (pids: readonly string[]): ListSpec => ({ ...list, where: sql<SqlBool>`t.pid = any(${[...pids]}::text[])` })

/** The top of the tree, or what stands below `pid`; what a search finds anywhere is answered as roots. */
export const rootPage = (trx: Trx, pid: string | undefined, query: RawListQuery) =>
  listPage<SysCategory>(trx, !pid && isNarrowed(list, query) ? list : below([pid || ROOT]), query)
export const childList = (trx: Trx, pid: string, query: RawListQuery) => listAll<SysCategory>(trx, below([pid]), query)
export const childrenOfMany = (trx: Trx, pids: readonly string[]) => rowsWhere<Category>(trx, below(pids))
export const childrenOf = (trx: Trx, pid: string) => childrenOfMany(trx, [pid])
export const exported = (trx: Trx, query: RawListQuery) => listAll<Category>(trx, list, query)
export const all = (trx: Trx) => rowsWhere<Category>(trx, list)
export const find = (trx: Trx, id: string) => mustFind<Category>(trx, list, id)

export type LookUp = 'id' | 'code' | 'name'

export const where = (trx: Trx, field: LookUp, value: string) =>
  rowsWhere<Category>(trx, list, sql<SqlBool>`${sql.id('t', field)} = ${value}`)

export const some = (trx: Trx, ids: readonly string[]) => rowsWhere<Category>(trx, list, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)

export const asNode = ({ id, pid, code, name }: Category): TreeNode => ({ id, parentId: pid, code, name })

/** Codes that were ever given below a parent, also of rows that are gone. */
export const codesGivenBelow = (trx: Trx, parent: string): Promise<string[]> => givenBelow(trx, 'sys_category', parent)

/** One change of the tree at a time: codes are counted. */
export const lock = (trx: Trx): Promise<void> => lockFor(trx, 'sys_category')

export const add = (trx: Trx, category: { name: string; pid: string; code: string }) => insertRow(trx, 'sys_category', category)

export const save = (trx: Trx, key: SaveKey, name: string | undefined) => saveRow(trx, list, key, { name })

/** Gives a branch its new parent and codes. */
export async function move(trx: Trx, id: string, pid: string, codes: ReadonlyMap<string, string>): Promise<void> {
  await updateRow(trx, 'sys_category', { id }, { pid })
  // Two steps: a new code may be an old one of the same branch.
  for (const [one] of codes) await updateRow(trx, 'sys_category', { id: one }, { code: `moving ${one}` })
  for (const [one, code] of codes) await updateRow(trx, 'sys_category', { id: one }, { code })
}

export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_category', ids)

/** Says of every category whether others stand below it. */
export async function countChildren(trx: Trx): Promise<void> {
  await sql`update sys_category t set has_child = s.has_child from (
      select p.id, case when exists (select 1 from sys_category c where c.pid = p.id) then '1' else '0' end as has_child from sys_category p) s
    where t.id = s.id and t.has_child <> s.has_child`.execute(trx)
}

/** Every user may choose a category. */
export const declareCategories = ({ sources }: Catalog): void =>
  sources.declare({
    table: 'sys_category',
    base: '/sys/category',
    columns: ['id', 'name', 'code'],
    parent: 'pid',
    hasChild: 'has_child',
    lists: () => true,
  })
