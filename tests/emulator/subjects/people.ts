import { Done, type Handlers, Refusal } from '../call'
import type { Emulator } from '../emulator'
import type { Row } from '../tables'
import { withoutSecrets } from './crud'

const idsOf = (text: unknown) =>
  String(text ?? '')
    .split(',')
    .filter(Boolean)

/** Departments as their trees have them; leaves have no children. */
function departTree(emulator: Emulator, parent = ''): Row[] | null {
  const below = emulator.table('sys_depart').rows.filter(({ parentId }) => String(parentId ?? '') === parent)
  if (below.length === 0) return null
  return below.map(row => {
    const children = departTree(emulator, String(row.id))
    return { ...row, key: row.id, value: row.id, title: row.departName, isLeaf: children === null, children }
  })
}

const members = (emulator: Emulator, departId: string) =>
  emulator
    .table('sys_user')
    .rows.filter(({ selecteddeparts }) => idsOf(selecteddeparts).includes(departId))
    .map(withoutSecrets)

const userBy = (emulator: Emulator, username: unknown) => {
  const user = emulator.table('sys_user').rows.find(row => row.username === username)
  if (!user) throw new Refusal('用户不存在！')
  return user
}

/** What there is for users, roles, departments and tenants beside `crud.ts`. */
export const people: Handlers = {
  'GET /sys/user/queryUserRole': ({ emulator, query }) => {
    const roles = idsOf(emulator.table('sys_user').find(query.userid)?.selectedroles)
    if (roles.length === 0) throw new Refusal('未找到用户相关角色信息')
    return roles
  },
  'GET /sys/user/userDepartList': ({ emulator, query }) => {
    const departs = emulator.departsOf(emulator.table('sys_user').find(query.userId) ?? {})
    if (departs.length === 0) throw new Refusal('查找失败')
    return new Done(
      '查找成功',
      departs.map(({ id, departName }) => ({ key: id, value: id, title: departName, children: [] })),
    )
  },
  'GET /sys/user/queryUserByDepId': ({ emulator, query }) => members(emulator, String(query.id)),
  'PUT /sys/user/frozenBatch': ({ emulator, body }) => {
    for (const id of idsOf(body.ids)) Object.assign(emulator.table('sys_user').find(id) ?? {}, { status: Number(body.status) })
    return new Done('操作成功!')
  },
  'PUT /sys/user/changePassword': ({ emulator, body }) => {
    Object.assign(userBy(emulator, body.username), { password: body.password })
    return new Done('密码修改成功!')
  },
  'GET /sys/user/checkOnlyUser': ({ emulator, query }) => {
    if (emulator.table('sys_user').list(query).length > 0) throw new Refusal('用户账号已存在')
    return true
  },
  'GET /sys/role/queryall': ({ emulator }) => emulator.table('sys_role').rows,
  'GET /sys/role/checkRoleCode': ({ emulator, query }) => {
    if (emulator.table('sys_role').rows.some(({ roleCode, id }) => roleCode === query.roleCode && id !== query.id))
      throw new Refusal('角色编码已存在')
    return true
  },
  'GET /sys/sysDepart/queryTreeList': ({ emulator }) => departTree(emulator) ?? [],
  'GET /sys/sysDepart/queryIdTree': ({ emulator }) => departTree(emulator) ?? [],
  'GET /sys/sysDepart/queryDepartTreeSync': ({ emulator, query }) =>
    (emulator.table('sys_depart').rows.filter(({ parentId }) => String(parentId ?? '') === (query.pid ?? '')) ?? []).map(row => ({
      ...row,
      key: row.id,
      value: row.id,
      title: row.departName,
    })),
  'GET /sys/sysDepart/searchBy': ({ emulator, query }) => {
    const found = emulator.table('sys_depart').rows.filter(({ departName }) => String(departName).includes(query.keyWord ?? ''))
    if (found.length === 0) throw new Refusal('未查询匹配数据！')
    return found.map(row => ({ ...row, key: row.id, value: row.id, title: row.departName }))
  },
  'GET /sys/sysDepart/listAll': ({ emulator, query }) => {
    const ids = idsOf(query.id)
    return emulator.table('sys_depart').rows.filter(({ id }) => ids.length === 0 || ids.includes(String(id)))
  },
  'GET /sys/tenant/queryList': ({ emulator, query }) =>
    emulator.table('sys_tenant').rows.filter(({ id, status }) => idsOf(query.ids).includes(String(id)) && status === 1),
  'POST /sys/tenant/add': ({ emulator, body, user }) => {
    const tenants = emulator.table('sys_tenant')
    const free = Math.max(1000, ...tenants.rows.map(({ id }) => Number(id))) + 1
    // 3.x gives the id where none is sent.
    if (!body.id && emulator.generation.release === '2.4.2') throw new Refusal("操作失败，Column 'id' cannot be null")
    tenants.add({ ...body, id: body.id ?? free }, String(user.username))
    return new Done('添加成功！')
  },
  'POST /sys/sysDepart/add': ({ emulator, body, user }) => {
    const departs = emulator.table('sys_depart')
    const parentId = String(body.parentId ?? '')
    const siblings = departs.rows.filter(row => String(row.parentId ?? '') === parentId).length
    const orgCode = `${departs.find(parentId)?.orgCode ?? ''}A${String(siblings + 1).padStart(2, '0')}`
    departs.add({ ...body, parentId, orgCode, delFlag: '0' }, String(user.username))
    return new Done('添加成功！')
  },
}
