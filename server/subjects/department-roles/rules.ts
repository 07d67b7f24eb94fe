import { answer } from '../../http/answers'
import type { Handlers } from '../../http/module'
import { fail } from '../../util/errors'
import { chosenRules, ruleChoice } from '../data-rules'
import { mustReach, mustReachRole } from './reach'
import * as store from './repository'
import { texts } from './texts'

/** The rules for rows that grants of departments and of their roles carry. */
export const ruleHandlers = {
  sysSysDepartPermissionDataruleGet: call => {
    const { permissionId, departId } = call.params
    return call.readTenant(async trx => {
      await mustReach(trx, call, departId)
      return ruleChoice(trx, permissionId, await store.rulesOfDepart(trx, departId, permissionId))
    })
  },
  sysSysDepartPermissionDatarulePost: async call => {
    const { departId, permissionId } = call.body
    await call.withTenant(async trx => {
      await mustReach(trx, call, departId)
      if (!(await store.rulesOfDepart(trx, departId, permissionId))) fail(texts.grantDepartFirst)
      await store.bindDepart(trx, departId, permissionId, await chosenRules(trx, call.session, call.body))
    })
    return answer({ message: texts.rulesSaved })
  },
  sysSysDepartRoleDataruleGet: call => {
    const { permissionId, roleId } = call.params
    return call.readTenant(async trx => {
      const { id } = await mustReachRole(trx, call, roleId)
      return ruleChoice(trx, permissionId, await store.rulesOfRole(trx, id, permissionId))
    })
  },
  sysSysDepartRoleDatarulePost: async call => {
    const { roleId, permissionId } = call.body
    await call.withTenant(async trx => {
      await mustReachRole(trx, call, roleId)
      if (!(await store.rulesOfRole(trx, roleId, permissionId))) fail(texts.grantRoleFirst)
      await store.bindRole(trx, roleId, permissionId, await chosenRules(trx, call.session, call.body))
    })
    return answer({ message: texts.rulesSaved })
  },
} satisfies Handlers
