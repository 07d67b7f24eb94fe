import type { SysDepartRoleEdit } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { checkRevoke } from '../grants'
import { grantHandlers } from './grants'
import { mustReach, mustReachRole, mustReachRoles, reachOf } from './reach'
import * as store from './repository'
import { ruleHandlers } from './rules'
import { texts } from './texts'

/** The role with its code as it is stored; refused when another role of the tenant has it. */
async function withCode<Role extends Pick<SysDepartRoleEdit, 'roleCode'> & { readonly id?: string }>(
  trx: store.Trx,
  role: Role,
): Promise<Role> {
  const { roleCode, id } = role
  if (roleCode === undefined) return role
  if (await store.isTaken(trx, roleCode.trim(), id)) fail(texts.taken)
  return { ...role, roleCode: roleCode.trim() }
}

async function page(call: CallOf<'sysSysDepartRoleList'>) {
  const { deptId, ...query } = call.query
  return call.readTenant(async trx => {
    if (deptId) await mustReach(trx, call, deptId)
    return store.page(trx, deptId ? [deptId] : await reachOf(trx, call), query)
  })
}

async function remove(
  call: CallOf<'sysSysDepartRoleDelete'> | CallOf<'sysSysDepartRoleDeleteBatch'>,
  ids: readonly string[],
  message: string,
) {
  if (ids.length === 0) fail(texts.noIds)
  await call.withTenant(async trx => {
    await mustReachRoles(trx, call, ids)
    await checkRevoke(trx, call.session, await store.heldByRoles(trx, ids))
    await store.remove(trx, ids)
  })
  return answer({ message })
}

/** What departments are granted, their roles, and who has these: docs/decisions/74-roles-of-departments.md. */
export const departRole = defineModule({
  name: 'depart-role',
  rows: 'subject',
  outgoing: 'none',
  handlers: {
    ...grantHandlers,
    ...ruleHandlers,
    sysSysDepartRoleList: page,
    sysSysDepartRoleQueryById: call => call.readTenant(trx => mustReachRole(trx, call, call.query.id)),
    sysSysDepartRoleAdd: async call => {
      await call.withTenant(async trx => {
        await mustReach(trx, call, call.body.departId)
        await store.add(trx, await withCode(trx, call.body))
      })
      return answer({ message: texts.added })
    },
    sysSysDepartRoleEdit: async call => {
      await call.withTenant(async trx => {
        const { departId } = await mustReachRole(trx, call, call.body.id)
        if ((call.body.departId ?? departId) !== departId) fail(texts.fixedDepart)
        await store.save(trx, await withCode(trx, call.body))
      })
      return answer({ message: texts.edited })
    },
    sysSysDepartRoleDelete: call => remove(call, commaList(call.query.id), texts.deleted),
    sysSysDepartRoleDeleteBatch: call => remove(call, commaList(call.query.ids), texts.deletedMany),
    sysSysDepartRoleMemberList: call => {
      const { roleId, ...query } = call.query
      return call.readTenant(async trx => store.members(trx, await mustReachRole(trx, call, roleId), query))
    },
    sysSysDepartRoleGetDeptRoleList: call =>
      call.readTenant(async trx => {
        await mustReach(trx, call, call.query.departId)
        return store.ofDepart(trx, call.query.departId)
      }),
    sysSysDepartRoleGetDeptRoleByUserId: call =>
      call.readTenant(async trx => {
        await mustReach(trx, call, call.query.departId)
        return store.rolesOfUser(trx, call.query.userId, call.query.departId)
      }),
  },
})
