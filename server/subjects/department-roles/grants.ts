import { answer } from '../../http/answers'
import type { CallOf, Handlers } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { checkGrant, checkMembers, checkRevoke, checkRules, grantChanges, heirOf } from '../grants'
import { menuTree } from '../menus'
import { mustReach, mustReachRole, mustReachRoles } from './reach'
import * as store from './repository'
import { texts } from './texts'

/** What a department may hand on: its roles hold nothing else. */
async function saveDepart(call: CallOf<'sysPermissionSaveDepartPermission'>) {
  const { departId } = call.body
  await call.withTenant(async trx => {
    await mustReach(trx, call, departId)
    const { added, removed } = grantChanges(call.body, await store.heldByDepart(trx, departId))
    if ((await store.countKnown(trx, added)) < added.length) fail(texts.unknownMenu)
    await checkGrant(trx, call.session, added)
    await checkRevoke(trx, call.session, removed)
    await store.grantDepart(trx, departId, added, heirOf(call.session))
    await store.revokeDepart(trx, departId, removed)
  })
  return answer({ message: texts.saved })
}

async function saveRole(call: CallOf<'sysSysDepartPermissionSaveDeptRolePermission'>) {
  await call.withTenant(async trx => {
    const role = await mustReachRole(trx, call, call.body.roleId)
    const { added, removed } = grantChanges(call.body, await store.heldByRoles(trx, [role.id]))
    const offered = new Set(await store.heldByDepart(trx, role.departId))
    if (added.some(id => !offered.has(id))) fail(texts.beyondDepart)
    await checkGrant(trx, call.session, added)
    await checkRevoke(trx, call.session, removed)
    await store.grantRole(trx, role, added, heirOf(call.session))
    await store.revokeRole(trx, role, removed)
  })
  return answer({ message: texts.saved })
}

/** Gives a member roles of a department, and takes those away that were unticked since the form was loaded. */
async function saveMember(call: CallOf<'sysSysDepartRoleDeptRoleUserAdd'>) {
  const { userId, newRoleId, oldRoleId } = call.body
  const wanted = new Set(commaList(newRoleId))
  await call.withTenant(async trx => {
    const roles = await mustReachRoles(trx, call, [...new Set([...wanted, ...commaList(oldRoleId)])])
    const held = new Set((await store.rolesOfUser(trx, userId)).map(({ droleId }) => droleId))
    const added = roles.filter(({ id }) => wanted.has(id) && !held.has(id))
    const removed = roles.filter(({ id }) => !wanted.has(id) && held.has(id))
    for (const { departId } of added) if (!(await store.isMember(trx, userId, departId))) fail(texts.noMember)
    if (added.length + removed.length > 0) await checkMembers(trx, call.session, [userId])
    await checkGrant(trx, call.session, await store.heldByRoles(trx, idsOf(added)))
    await checkRules(trx, call.session, await store.ruledGrants(trx, idsOf(added)))
    await store.giveRoles(trx, userId, idsOf(added))
    await store.takeRoles(trx, userId, idsOf(removed))
  })
  return answer({ message: texts.added })
}

const idsOf = (roles: readonly store.DepartRole[]) => roles.map(({ id }) => id)

export const grantHandlers = {
  sysPermissionQueryDepartPermission: call => call.readTenant(trx => store.heldByDepart(trx, call.query.departId)),
  sysPermissionSaveDepartPermission: saveDepart,
  sysSysDepartPermissionQueryTreeList: call => call.readTenant(trx => menuTree(trx, call.session.tenantId)),
  sysSysDepartPermissionQueryTreeListForDeptRole: call =>
    call.readTenant(async trx => {
      await mustReach(trx, call, call.query.departId)
      return menuTree(trx, call.session.tenantId, new Set(await store.heldByDepart(trx, call.query.departId)))
    }),
  sysSysDepartPermissionQueryDeptRolePermission: call =>
    call.readTenant(async trx => store.heldByRoles(trx, [(await mustReachRole(trx, call, call.query.roleId)).id])),
  sysSysDepartPermissionSaveDeptRolePermission: saveRole,
  sysSysDepartRoleDeptRoleUserAdd: saveMember,
} satisfies Handlers
