import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { checkRowRule, readerOf } from '../../query'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { chosenRules, ruleChoice } from './choice'
import * as store from './repository'
import { texts } from './texts'

export { chosenRules, ruleChoice } from './choice'
export { dataRuleTrial } from './trial'

type Writing = CallOf<'sysPermissionAddPermissionRule'> | CallOf<'sysPermissionEditPermissionRule'>

/** Holds a rule against the list that the right of its entry opens. */
async function checkRule(call: Writing, trx: store.Trx, rule: Omit<store.DataRule, 'id'>): Promise<void> {
  const perms = await store.permsOf(trx, rule.permissionId)
  const list = call.catalog.readable.ruledBy(commaList(perms)) ?? fail(texts.noList)
  checkRowRule(list.spec(readerOf(call)), { ...rule, ruleOperator: rule.ruleConditions }, 'ruleConditions')
}

async function add(call: CallOf<'sysPermissionAddPermissionRule'>) {
  const rule = { ...call.body, ruleConditions: call.body.ruleConditions.trim().toUpperCase(), ruleValue: call.body.ruleValue.trim() }
  await call.withTenant(async trx => {
    await checkRule(call, trx, rule)
    await store.add(trx, rule)
  })
  return answer({ message: texts.added })
}

async function edit(call: CallOf<'sysPermissionEditPermissionRule'>) {
  const { ruleConditions, ruleValue, ...rest } = call.body
  const rule = {
    ...rest,
    ...(ruleConditions !== undefined && { ruleConditions: ruleConditions.trim().toUpperCase() }),
    ...(ruleValue !== undefined && { ruleValue: ruleValue.trim() }),
  }
  await call.withTenant(async trx => {
    const stored = (await store.find(trx, rule.id)) ?? fail(texts.noRule)
    if ((rule.permissionId ?? stored.permissionId) !== stored.permissionId) fail(texts.fixedMenu)
    await checkRule(call, trx, { ...stored, ...rule, permissionId: stored.permissionId })
    await store.save(trx, rule)
  })
  return answer({ message: texts.edited })
}

/** Rules for rows of lists, and the grants of roles that carry them: docs/decisions/81-data-rules-of-menus.md. */
export const dataRule = defineModule({
  name: 'data-rule',
  rows: 'subject',
  outgoing: 'none',
  handlers: {
    sysPermissionGetPermRuleListByPermId: call => call.readTenant(trx => store.ofMenu(trx, call.query.permissionId)),
    sysPermissionQueryPermissionRule: async call => {
      const { permissionId, ruleName, ruleValue } = call.query
      const result = await call.readTenant(trx => store.ofMenu(trx, permissionId, ruleName, ruleValue))
      return answer({ message: texts.found, result })
    },
    sysPermissionAddPermissionRule: add,
    sysPermissionEditPermissionRule: edit,
    sysPermissionDeletePermissionRule: async call => {
      await call.withTenant(async trx => {
        if (!(await store.find(trx, call.query.id))) fail(texts.noRule)
        await store.remove(trx, call.query.id)
      })
      return answer({ message: texts.deleted })
    },
    sysRoleDataruleGet: call => {
      const { permissionId, roleId } = call.params
      return call.readTenant(async trx => ruleChoice(trx, permissionId, await store.rulesOfRole(trx, roleId, permissionId)))
    },
    sysRoleDatarulePost: async call => {
      const { roleId, permissionId } = call.body
      await call.withTenant(async trx => {
        if (!(await store.rulesOfRole(trx, roleId, permissionId))) fail(texts.grantFirst)
        await store.bindRole(trx, roleId, permissionId, await chosenRules(trx, call.session, call.body))
      })
      return answer({ message: texts.saved })
    },
  },
})
