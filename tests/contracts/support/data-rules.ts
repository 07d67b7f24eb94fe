import { departmentGrant } from './department-roles'
import type { Maker, Request } from './requests'
import type { World } from './world'

/** The entry of a list, a role that is granted it, and a rule for its rows. */
async function ruled(world: World) {
  const permissionId = (await world.rights()).get('lecturer:list') ?? ''
  const roleId = (await world.make('/sys/role')).id
  await world.admin.post('/sys/permission/saveRolePermission', { roleId, permissionIds: permissionId, lastpermissionIds: '' })
  await world.admin.post('/sys/permission/addPermissionRule', ruleOf(permissionId))
  const [rule] = await world.rows('select id from sys_permission_data_rule order by create_time desc limit 1')
  return { permissionId, roleId, id: rule?.id ?? '' }
}

const ruleOf = (permissionId: string) => ({
  permissionId,
  ruleName: '本人',
  ruleColumn: 'createBy',
  ruleConditions: '=',
  ruleValue: '#{sys_user_code}',
  status: '1',
})

/** The same entry and rule, granted to a department and to a role of it. */
async function inDepartment(world: World) {
  const { permissionId, id } = await ruled(world)
  return { ...(await departmentGrant(world, permissionId)), permissionId, id }
}

const ofEntry: Maker = async world => ({ query: { permissionId: (await ruled(world)).permissionId } })

/** The sight of the administrator, who is granted the entry. */
const tried: Maker = async world => ({ query: { username: 'admin', permissionId: (await ruled(world)).permissionId } })

const chosen = (subject: object, permissionId: string, dataRuleIds: string): Request => ({
  body: { ...subject, permissionId, dataRuleIds },
})

/** Calls about rules for the rows of lists. */
export const dataRules: Readonly<Record<string, Maker>> = {
  sysPermissionGetPermRuleListByPermId: ofEntry,
  sysPermissionQueryPermissionRule: ofEntry,
  sysDataRuleTrialList: async () => ({ query: { username: 'admin' } }),
  sysDataRuleTrialGrants: tried,
  sysDataRuleTrialRecords: tried,
  sysPermissionAddPermissionRule: async world => ({ body: ruleOf((await ruled(world)).permissionId) }),
  sysPermissionEditPermissionRule: async world => {
    const { permissionId, id } = await ruled(world)
    return { body: { ...ruleOf(permissionId), id } }
  },
  sysPermissionDeletePermissionRule: async world => ({ query: { id: (await ruled(world)).id } }),
  sysRoleDataruleGet: async world => {
    const { permissionId, roleId } = await ruled(world)
    return { params: { permissionId, roleId } }
  },
  sysRoleDatarulePost: async world => {
    const { permissionId, roleId, id } = await ruled(world)
    return chosen({ roleId }, permissionId, id)
  },
  sysSysDepartPermissionDataruleGet: async world => {
    const { permissionId, departId } = await inDepartment(world)
    return { params: { permissionId, departId } }
  },
  sysSysDepartPermissionDatarulePost: async world => {
    const { permissionId, departId, id } = await inDepartment(world)
    return chosen({ departId }, permissionId, id)
  },
  sysSysDepartRoleDataruleGet: async world => {
    const { permissionId, departId, roleId } = await inDepartment(world)
    return { params: { permissionId, departId, roleId } }
  },
  sysSysDepartRoleDatarulePost: async world => {
    const { permissionId, roleId, id } = await inDepartment(world)
    return chosen({ roleId }, permissionId, id)
  },
}
