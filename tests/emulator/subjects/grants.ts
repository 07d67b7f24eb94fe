import { type Call, Done, type Handler, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import { pageOf, type Row } from '../tables'
import { rowsOf } from './menus'

const idsOf = (text: unknown) =>
  String(text ?? '')
    .split(',')
    .filter(Boolean)

/** Menus as the forms of roles show them; `only`: those of them. */
function grantTree(emulator: Emulator, only?: readonly string[], parent = ''): object[] {
  return rowsOf(emulator)
    .filter(({ id, parentId }) => String(parentId ?? '') === parent && (only === undefined || only.includes(String(id))))
    .map(({ id, name, parentId, ruleFlag }) => {
      const children = grantTree(emulator, only, String(id))
      const about = { key: id, value: id, title: name, slotTitle: name, parentId: parentId || null, icon: null, label: null }
      return { ...about, ruleFlag: ruleFlag ?? 0, isLeaf: children.length === 0, scopedSlots: { title: 'hasDatarule' }, children }
    })
}

const treeList: Handler = ({ emulator }) => ({ treeList: grantTree(emulator), ids: rowsOf(emulator).map(({ id }) => id) })

const grantOf = (emulator: Emulator, subject: string) => emulator.table('sys_role_permission').rows.find(({ roleId }) => roleId === subject)

const heldBy = (emulator: Emulator, subject: string) => idsOf(grantOf(emulator, subject)?.permissionIds)

/** Writes the difference of the two sets that were sent. */
function saveGrant({ emulator, body, user }: Call, subject: string): Done {
  const last = idsOf(body.lastpermissionIds)
  const kept = heldBy(emulator, subject).filter(id => !last.includes(id))
  const permissionIds = [...new Set([...kept, ...idsOf(body.permissionIds)])].join(',')
  const known = grantOf(emulator, subject)
  if (known) Object.assign(known, { permissionIds })
  else emulator.table('sys_role_permission').add({ roleId: subject, permissionIds }, String(user.username))
  return new Done('保存成功！')
}

const rulesOf = (emulator: Emulator, permissionId: unknown) =>
  emulator.table('sys_permission_data_rule').rows.filter(row => row.permissionId === permissionId)

const chosenBy = (emulator: Emulator, grant: string) => emulator.table('sys_grant_rule').rows.find(row => row.grant === grant)

function rulesFor({ emulator, params }: Call, subject: string): object {
  const datarule = rulesOf(emulator, params.permissionId).filter(({ status }) => status === '1')
  if (datarule.length === 0) throw new Refusal('未找到权限配置信息')
  const drChecked = chosenBy(emulator, `${subject} ${params.permissionId}`)?.dataRuleIds
  return { datarule, ...(drChecked ? { drChecked } : {}) }
}

function saveRules({ emulator, body, user }: Call, subject: string, what: string): Done {
  const { permissionId, dataRuleIds } = body
  if (!heldBy(emulator, subject).includes(String(permissionId))) throw new Refusal(`请先保存${what}菜单权限!`)
  const grant = `${subject} ${permissionId}`
  const known = chosenBy(emulator, grant)
  if (known) Object.assign(known, { dataRuleIds })
  else emulator.table('sys_grant_rule').add({ grant, dataRuleIds }, String(user.username))
  return new Done('保存成功!')
}

/** Whether an entry has rules stands with the entry. */
function flagged({ emulator }: Call, rule: Row | undefined): void {
  const entry = emulator.table('sys_permission').find(rule?.permissionId)
  if (entry) entry.ruleFlag = rulesOf(emulator, entry.id).length > 0 ? 1 : 0
}

const depart = (id: unknown) => `depart ${id}`
const departRole = (id: unknown) => `departRole ${id}`

/** What roles, departments and their roles are granted, and the rules for rows that grants carry. */
export const grants: Handlers = {
  'GET /sys/permission/queryTreeList': treeList,
  'GET /sys/role/queryTreeList': treeList,
  'GET /sys/permission/queryRolePermission': ({ emulator, query }) => heldBy(emulator, query.roleId ?? ''),
  'POST /sys/permission/saveRolePermission': call => saveGrant(call, String(call.body.roleId)),
  'GET /sys/role/datarule/{permissionId}/{roleId}': call => rulesFor(call, String(call.params.roleId)),
  'POST /sys/role/datarule': call => saveRules(call, String(call.body.roleId), '角色'),
  'GET /sys/permission/queryDepartPermission': ({ emulator, query }) => heldBy(emulator, depart(query.departId)),
  'POST /sys/permission/saveDepartPermission': call => saveGrant(call, depart(call.body.departId)),
  'GET /sys/sysDepartPermission/datarule/{permissionId}/{departId}': call => rulesFor(call, depart(call.params.departId)),
  'POST /sys/sysDepartPermission/datarule': call => saveRules(call, depart(call.body.departId), '部门'),
  'GET /sys/sysDepartRole/list': ({ emulator, query }) => {
    const { deptId, ...asked } = query
    const found = emulator.table('sys_depart_role').list(asked)
    return pageOf(deptId ? found.filter(({ departId }) => departId === deptId) : found, query)
  },
  'GET /sys/sysDepartPermission/queryTreeListForDeptRole': ({ emulator, query }) => {
    const ids = heldBy(emulator, depart(query.departId))
    return { treeList: grantTree(emulator, ids), ids }
  },
  'GET /sys/sysDepartPermission/queryDeptRolePermission': ({ emulator, query }) => heldBy(emulator, departRole(query.roleId)),
  'POST /sys/sysDepartPermission/saveDeptRolePermission': call => saveGrant(call, departRole(call.body.roleId)),
  'GET /sys/sysDepartRole/datarule/{permissionId}/{departId}/{roleId}': call => rulesFor(call, departRole(call.params.roleId)),
  'POST /sys/sysDepartRole/datarule': call => saveRules(call, departRole(call.body.roleId), '角色'),
  'GET /sys/permission/queryPermissionRule': ({ emulator, query }) => rulesOf(emulator, query.permissionId),
  'POST /sys/permission/addPermissionRule': call => {
    flagged(call, call.emulator.table('sys_permission_data_rule').add({ status: '1', ...call.body }, String(call.user.username)))
    return new Done('添加成功！')
  },
  'PUT /sys/permission/editPermissionRule': ({ emulator, body, user }) => {
    emulator.table('sys_permission_data_rule').edit(body, String(user.username))
    return new Done('更新成功！')
  },
  'DELETE /sys/permission/deletePermissionRule': call => {
    const table = call.emulator.table('sys_permission_data_rule')
    const rule = table.find(call.query.id)
    table.remove([String(call.query.id)])
    flagged(call, rule)
    return new Done('删除成功！')
  },
}
