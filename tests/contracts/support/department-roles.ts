import type { Maker } from './requests'
import type { World } from './world'

const menu = async (world: World) => (await world.rows("select id from sys_permission where url = '/isystem'"))[0]?.id ?? ''

/** A role of a department that holds one menu. */
async function granted(world: World) {
  const departId = (await world.usual('/sys/sysDepart')).id
  const permissionIds = await menu(world)
  await world.admin.post('/sys/permission/saveDepartPermission', { departId, permissionIds, lastpermissionIds: '' })
  const roleId = (await world.make('/sys/sysDepartRole')).id
  return { departId, roleId, permissionIds }
}

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
