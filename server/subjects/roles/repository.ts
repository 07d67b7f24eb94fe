import type { SysRole, SysRoleAdd, SysRoleEdit } from '../../generated/operations'
import {
  auditColumns,
  type Catalog,
  insertRow,
  type ListSpec,
  listAll,
  listPage,
  mustFind,
  pick,
  type RawListQuery,
  removeRows,
  saveRow,
  type Trx,
} from '../../query'

export type { Trx } from '../../query'

const list: ListSpec = {
  table: 'sys_role',
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'roleName', kind: 'text' },
    { name: 'roleCode', kind: 'text' },
    { name: 'description', kind: 'text' },
    ...auditColumns,
  ],
}

export function declareRoles({ readable, sources }: Catalog): void {
  readable.declare({ base: '/sys/role', right: 'role:list', exports: 'role:export', spec: () => list })
  sources.declare({ table: 'sys_role', base: '/sys/role', columns: ['id', 'role_name', 'role_code'], lists: () => true })
}

const columns = ['roleName', 'roleCode', 'description'] as const

export const page = (trx: Trx, query: RawListQuery) => listPage<SysRole>(trx, list, query)
export const all = (trx: Trx, query: RawListQuery = {}) => listAll<SysRole>(trx, list, query)
export const find = (trx: Trx, id: string) => mustFind<SysRole>(trx, list, id)
export const add = (trx: Trx, role: SysRoleAdd) => insertRow(trx, 'sys_role', pick(role, columns))
export const save = (trx: Trx, role: SysRoleEdit) => saveRow(trx, list, role, pick(role, columns))
export const remove = (trx: Trx, ids: readonly string[]) => removeRows(trx, 'sys_role', ids)

/** Whether another role has the code. */
export async function isTaken(trx: Trx, roleCode: string, id: string | undefined): Promise<boolean> {
  const found = await trx.selectFrom('sysRole').select('id').where('roleCode', '=', roleCode).execute()
  return found.some(row => row.id !== id)
}

/** Whether one of the roles has the code. */
export async function hasCode(trx: Trx, ids: readonly string[], roleCode: string): Promise<boolean> {
  if (ids.length === 0) return false
  const found = await trx.selectFrom('sysRole').select('id').where('id', 'in', ids).where('roleCode', '=', roleCode).executeTakeFirst()
  return found !== undefined
}
