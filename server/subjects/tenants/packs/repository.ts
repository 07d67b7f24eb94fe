import { sql } from 'kysely'
import type { SysTenantPack } from '../../../generated/operations'
import {
  auditColumns,
  insertRow,
  type ListSpec,
  listPage,
  mustFind,
  type RawListQuery,
  removeRows,
  type SaveKey,
  saveRow,
  type Trx,
} from '../../../query'

export type { Trx } from '../../../query'

const packs: ListSpec = {
  table: 'sys_tenant_pack',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'packName', kind: 'text' },
    { name: 'status', kind: 'text' },
    { name: 'remarks', kind: 'text' },
    { name: 'permissionIds', kind: 'text', column: sql`array_to_string(t.permission_ids, ',')` },
    { name: 'permissionCount', kind: 'integer', column: sql`cardinality(t.permission_ids)` },
    {
      name: 'tenants',
      kind: 'text',
      column: sql`(select string_agg(s.name, ',' order by s.id) from sys_tenant s where s.pack_id = t.id and s.del_flag = 0)`,
    },
    ...auditColumns,
  ],
  sort: { name: 'packName', order: 'asc' },
}

export const page = (trx: Trx, query: RawListQuery) => listPage<SysTenantPack>(trx, packs, query)
export const find = (trx: Trx, id: string) => mustFind<SysTenantPack>(trx, packs, id)
export const add = (trx: Trx, values: object) => insertRow(trx, 'sys_tenant_pack', values)
export const save = (trx: Trx, key: SaveKey, values: object) => saveRow(trx, packs, key, values)
export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_tenant_pack', ids)

/** Whether another pack has the name. */
export async function isTaken(trx: Trx, packName: string, id: string): Promise<boolean> {
  const found = await trx.selectFrom('sysTenantPack').select('id').where('packName', '=', packName).where('id', '<>', id).executeTakeFirst()
  return found !== undefined
}

/** The menus and buttons of a pack; until the transaction ends no other one may change them. */
export async function permissionsOf(trx: Trx, id: string, { lock = false } = {}): Promise<string[]> {
  const found = trx.selectFrom('sysTenantPack').select('permissionIds').where('id', '=', id)
  return (await (lock ? found.forUpdate() : found).executeTakeFirst())?.permissionIds ?? []
}

export interface Named {
  readonly id: string
  readonly name: string
}

/** Of these menus and buttons those that there are, with their way from the top. */
export async function entries(trx: Trx, ids: readonly string[]): Promise<readonly Named[]> {
  const { rows } = await sql<Named>`with recursive way as (
      select id, parent_id, name, id as entry, 0 as far from sys_permission where id = any(${[...ids]}::text[]) and del_flag = 0
      union all
      select p.id, p.parent_id, p.name, way.entry, far + 1 from way join sys_permission p on p.id = way.parent_id where far < 10)
    select entry as id, string_agg(name, ' / ' order by far desc) as name from way group by entry order by 2`.execute(trx)
  return rows
}

export interface PackedTenant {
  readonly id: number
  readonly name: string
  readonly packId: string | null
}

/** The tenants that have a pack, those in the recycle bin too. */
export const tenantsWith = (trx: Trx, packId: string): Promise<PackedTenant[]> =>
  trx.selectFrom('sysTenant').select(['id', 'name', 'packId']).where('packId', '=', packId).orderBy('id').execute()

export const tenant = (trx: Trx, id: number): Promise<PackedTenant | undefined> =>
  trx.selectFrom('sysTenant').select(['id', 'name', 'packId']).where('id', '=', id).where('delFlag', '=', 0).executeTakeFirst()

export async function choose(trx: Trx, tenantId: number, packId: string | null): Promise<void> {
  await trx.updateTable('sysTenant').set({ packId }).where('id', '=', tenantId).execute()
}

export interface Holder {
  readonly user: string
  readonly permissionIds: readonly string[]
}

/** In the tenant itself: whom its roles and those of its departments grant some of these, whatever its pack has. `only` null: all there are. */
export async function holders(trx: Trx, only: readonly string[] | null): Promise<readonly Holder[]> {
  const { rows } = await sql<Holder>`select coalesce(nullif(u.realname, ''), u.username) as user,
      array_agg(distinct held.permission_id) as permission_ids
    from (select ur.user_id, rp.permission_id from sys_user_role ur join sys_role_permission rp on rp.role_id = ur.role_id
      union all
      select ru.user_id, rp.permission_id from sys_depart_role_user ru join sys_depart_role_permission rp on rp.role_id = ru.drole_id
        join sys_depart_permission dp on dp.depart_id = rp.depart_id and dp.permission_id = rp.permission_id) held
    join sys_user u on u.id = held.user_id
    where u.del_flag = 0 and (${only === null} or held.permission_id = any(${[...(only ?? [])]}::text[]))
    group by u.id, u.realname, u.username order by u.username`.execute(trx)
  return rows
}
