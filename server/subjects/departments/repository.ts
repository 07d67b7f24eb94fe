import { type SqlBool, sql } from 'kysely'
import type { SysDepart, SysDepartAdd, SysDepartEdit } from '../../generated/operations'
import {
  auditColumns,
  type Catalog,
  givenBelow,
  insertRow,
  type ListSpec,
  listAll,
  lockFor,
  mustFind,
  pick,
  type RawListQuery,
  removeRows,
  rowsWhere,
  saveRow,
  type Trx,
  updateRow,
} from '../../query'
import type { TreeNode } from '../../util/trees/nodes'

export type { Trx } from '../../query'

export type Depart = SysDepart & { readonly id: string; readonly parentId: string | null }

const list: ListSpec = {
  table: 'sys_depart',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'parentId', kind: 'text' },
    { name: 'departName', kind: 'text' },
    { name: 'departNameEn', kind: 'text' },
    { name: 'departNameAbbr', kind: 'text' },
    { name: 'departOrder', kind: 'integer' },
    { name: 'description', kind: 'text' },
    { name: 'orgCategory', kind: 'text' },
    { name: 'orgType', kind: 'text' },
    { name: 'orgCode', kind: 'text' },
    { name: 'mobile', kind: 'text' },
    { name: 'fax', kind: 'text' },
    { name: 'address', kind: 'text' },
    { name: 'memo', kind: 'text' },
    { name: 'status', kind: 'text' },
    { name: 'delFlag', kind: 'text' },
    ...auditColumns,
  ],
  where: sql<SqlBool>`t.del_flag = '0'`,
  sort: { name: 'orgCode', order: 'asc' },
}

const columns = [
  'departName',
  'departNameEn',
  'departNameAbbr',
  'departOrder',
  'description',
  'orgCategory',
  'mobile',
  'fax',
  'address',
  'memo',
  'status',
] as const
/** Columns of the table that always hold something: null asks for nothing. */
const filled = new Set<string>(['departOrder', 'orgCategory', 'status'])

function values(body: SysDepartAdd | SysDepartEdit): object {
  return Object.fromEntries(Object.entries(pick(body, columns)).filter(([name, value]) => value !== null || !filled.has(name)))
}

/** Every department by code. */
export const byCode = (trx: Trx): Promise<Depart[]> => rowsWhere<Depart>(trx, list)

/** The departments of a person, by code. */
export const departsOf = (trx: Trx, userId: string): Promise<Depart[]> =>
  trx
    .selectFrom('sysDepart')
    .innerJoin('sysUserDepart', 'sysUserDepart.depId', 'sysDepart.id')
    .selectAll('sysDepart')
    .where('sysUserDepart.userId', '=', userId)
    .where('sysDepart.delFlag', '=', '0')
    .orderBy('sysDepart.orgCode')
    .execute()

/** Every department in the order in which people see them. */
export async function inOrder(trx: Trx): Promise<Depart[]> {
  return sorted(await byCode(trx))
}

const sorted = (rows: readonly Depart[]) => rows.toSorted((one, other) => (one.departOrder ?? 0) - (other.departOrder ?? 0))

/** Those whose name holds the word, whatever its case, in the order in which people see them; each with whether it has any below it. */
export async function named(trx: Trx, word: string): Promise<readonly { readonly depart: Depart; readonly leaf: boolean }[]> {
  const rows = await rowsWhere<Depart>(trx, list, sql<SqlBool>`strpos(lower(t.depart_name), lower(${word})) > 0`)
  const ids = rows.map(({ id }) => id)
  const { rows: parents } = await sql<{ id: string }>`
    select distinct parent_id as id from sys_depart where parent_id = any(${ids}::text[]) and del_flag = '0'`.execute(trx)
  const above = new Set(parents.map(({ id }) => id))
  return sorted(rows).map(depart => ({ depart, leaf: !above.has(depart.id) }))
}

export const asNode = (depart: Depart): TreeNode => ({
  id: depart.id,
  parentId: depart.parentId,
  code: depart.orgCode ?? '',
  name: depart.departName ?? '',
})

export const some = (trx: Trx, ids: readonly string[]): Promise<Depart[]> =>
  rowsWhere<Depart>(trx, list, sql<SqlBool>`t.id = any(${[...ids]}::text[])`)
export const all = (trx: Trx, query: RawListQuery): Promise<Depart[]> => listAll<Depart>(trx, list, query)
export const find = (trx: Trx, id: string): Promise<Depart> => mustFind<Depart>(trx, list, id)

/** Codes that were ever given below a parent, also of rows that are gone. */
export const codesGivenBelow = (trx: Trx, parent: string): Promise<string[]> => givenBelow(trx, 'sys_depart', parent)

/** One change of the tree at a time: codes are counted. */
export const lock = (trx: Trx): Promise<void> => lockFor(trx, 'sys_depart')

/** Where a department stands: its parent ('' at the top), its code, its level as text. */
export interface Place {
  readonly parentId: string
  readonly orgCode: string
  readonly orgType: string
}

export const add = (trx: Trx, body: SysDepartAdd, place: Place): Promise<string> =>
  insertRow(trx, 'sys_depart', { ...values(body), ...place })

export const save = (trx: Trx, body: SysDepartEdit): Promise<void> => saveRow(trx, list, body, values(body))

/** Gives a branch its new codes; people whose current department moves go with it. */
export async function move(trx: Trx, id: string, parentId: string, codes: ReadonlyMap<string, string>): Promise<void> {
  const before = new Map((await some(trx, [...codes.keys()])).map(row => [row.id, row.orgCode ?? '']))
  await updateRow(trx, 'sys_depart', { id }, { parentId })
  // Two steps: a new code may be an old one of the same branch.
  for (const [one] of codes) await updateRow(trx, 'sys_depart', { id: one }, { orgCode: `moving ${one}` })
  for (const [one, code] of codes) {
    await updateRow(trx, 'sys_depart', { id: one }, { orgCode: code, orgType: String(code.length / 3) })
  }
  const moved = [...codes].map(([one, code]) => [before.get(one) ?? '', code] as const)
  await sql`update sys_user u set org_code = m.code
    from unnest(${moved.map(([old]) => old)}::text[], ${moved.map(([, code]) => code)}::text[]) as m (old, code)
    where u.org_code = m.old`.execute(trx)
}

/** Deletes departments; what ties people to them goes too. */
export async function remove(trx: Trx, departs: readonly Depart[]): Promise<number> {
  const ids = departs.map(depart => depart.id)
  const codes = departs.map(depart => depart.orgCode ?? '')
  const removed = await removeRows(trx, 'sys_depart', ids)
  await sql`update sys_user u set org_code = (select min(d.org_code) from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
      where ud.user_id = u.id and d.del_flag = '0')
    where u.org_code = any(${codes}::text[])`.execute(trx)
  await sql`update sys_user set depart_ids = (
      select nullif(string_agg(part, ',' order by at), '') from unnest(string_to_array(depart_ids, ',')) with ordinality as p (part, at)
      where not part = any(${ids}::text[]))
    where string_to_array(depart_ids, ',') && ${ids}::text[]`.execute(trx)
  return removed
}

/** Whether the person is a superior, and which departments they are in charge of. */
export async function charge(trx: Trx, userId: string): Promise<{ identity: number; departIds: string | null }> {
  const user = await trx.selectFrom('sysUser').select(['userIdentity', 'departIds']).where('id', '=', userId).executeTakeFirst()
  return { identity: user?.userIdentity ?? 1, departIds: user?.departIds ?? null }
}

/** Every user may choose a department. */
export function declareDeparts({ sources, recordLists }: Catalog): void {
  sources.declare({
    table: 'sys_depart',
    base: '/sys/sysDepart',
    columns: ['id', 'depart_name', 'org_code'],
    parent: 'parent_id',
    fixed: { del_flag: '0' },
    lists: () => true,
  })
  recordLists.declareFinder(async (_trx, { can }, table) => (table === list.table && can('depart:list') ? list : undefined))
}
