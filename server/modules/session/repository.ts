import type { Trx } from '../../db/database'
import type { Row } from '../../db/tables'
import type { SysUser } from '../../generated/operations'

/** A row of the menu: a menu or a right. */
export type PermissionRow = Row<'sysPermission'>

/** The menus and rights that a person holds through his roles, in menu order; switched-off ones included. */
export async function grantedRows(trx: Trx, userId: string): Promise<PermissionRow[]> {
  return trx
    .selectFrom('sysPermission')
    .selectAll()
    .where('delFlag', '=', 0)
    .where('id', 'in', query =>
      query
        .selectFrom('sysRolePermission')
        .innerJoin('sysUserRole', 'sysUserRole.roleId', 'sysRolePermission.roleId')
        .select('sysRolePermission.permissionId')
        .where('sysUserRole.userId', '=', userId),
    )
    .orderBy('sortNo')
    .orderBy('createTime')
    .orderBy('id')
    .execute()
}

/** Every row that names rights. */
export async function rightRows(trx: Trx): Promise<PermissionRow[]> {
  return trx
    .selectFrom('sysPermission')
    .selectAll()
    .where('delFlag', '=', 0)
    .where('perms', '<>', '')
    .orderBy('sortNo')
    .orderBy('id')
    .execute()
}

export async function setCurrentDepart(trx: Trx, userId: string, orgCode: string): Promise<SysUser> {
  await trx.updateTable('sysUser').set({ orgCode }).where('id', '=', userId).execute()
  return trx.selectFrom('sysUser').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
}
