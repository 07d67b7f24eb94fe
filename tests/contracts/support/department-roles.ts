import type { Maker } from './requests'
import type { World } from './world'

const menu = async (world: World) => (await world.rows("select id from sys_permission where url = '/isystem'"))[0]?.id ?? ''

/** A department and a role of it that hold a menu entry. */
export async function departmentGrant(world: World, permissionIds: string) {
  const departId = (await world.usual('/sys/sysDepart')).id
  await world.admin.post('/sys/permission/saveDepartPermission', { departId, permissionIds, lastpermissionIds: '' })
  const roleId = (await world.make('/sys/sysDepartRole')).id
  await world.admin.post('/sys/sysDepartPermission/saveDeptRolePermission', { roleId, permissionIds, lastpermissionIds: '' })
  return { departId, roleId, permissionIds }
}

const granted = async (world: World) => departmentGrant(world, await menu(world))

async function member(world: World) {
  const { departId, roleId } = await granted(world)
  return { departId, roleId, userId: (await world.make('/sys/user', { selecteddeparts: departId })).id }
}

/** Calls about what departments are granted, and their roles. */
export const departmentRoles: Readonly<Record<string, Maker>> = {
  sysPermissionQueryDepartPermission: async world => ({ query: { departId: (await granted(world)).departId } }),
  sysPermissionSaveDepartPermission: async world => {
    const { departId, permissionIds } = await granted(world)
    return { body: { departId, permissionIds, lastpermissionIds: '' } }
  },
  sysSysDepartPermissionQueryTreeListForDeptRole: async world => ({ query: { departId: (await granted(world)).departId } }),
  sysSysDepartPermissionQueryDeptRolePermission: async world => ({ query: { roleId: (await granted(world)).roleId } }),
  sysSysDepartPermissionSaveDeptRolePermission: async world => {
    const { roleId, permissionIds } = await granted(world)
    return { body: { roleId, permissionIds, lastpermissionIds: '' } }
  },
  sysSysDepartRoleGetDeptRoleList: async world => {
    const { departId, userId } = await member(world)
    return { query: { departId, userId } }
  },
  sysSysDepartRoleGetDeptRoleByUserId: async world => {
    const { departId, userId } = await member(world)
    return { query: { departId, userId } }
  },
  sysSysDepartRoleMemberList: async world => ({ query: { roleId: (await member(world)).roleId } }),
  sysSysDepartRoleDeptRoleUserAdd: async world => {
    const { roleId, userId } = await member(world)
    return { body: { userId, newRoleId: roleId, oldRoleId: '' } }
  },
}
