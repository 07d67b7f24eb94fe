import type { OnlineFormDataRuleEdit, OnlineFormDataRuleGiven } from '../../../generated/operations'
import { answer } from '../../../http/answers'
import type { CallOf, Handlers } from '../../../http/module'
import { checkRowRule } from '../../../query'
import { errors, fail } from '../../../util/errors'
import { mustFind, mustOwn } from '../admin/find'
import { isOn } from '../model/form'
import { runningForm } from '../run/standing'
import { texts } from '../texts'
import * as access from './repository'

const LONGEST = 100

async function checkRule(trx: access.Trx, headId: string, values: ReturnType<typeof valuesOf>): Promise<void> {
  if (values.ruleName === '' || values.ruleName.length > LONGEST) fail(texts.ruleName)
  const { spec } = await runningForm(trx, 'id', headId)
  if (!spec.columns.some(({ name }) => name === values.ruleColumn)) fail(texts.noColumn(values.ruleColumn))
  checkRowRule(spec, values)
}

const valuesOf = (given: OnlineFormDataRuleGiven | OnlineFormDataRuleEdit) => ({
  ruleName: given.ruleName.trim(),
  ruleColumn: given.ruleColumn,
  ruleOperator: given.ruleOperator.trim().toUpperCase(),
  ruleValue: given.ruleValue.trim(),
  status: isOn(given.status ?? 1) ? 1 : 0,
})

async function add(call: CallOf<'onlineCgformApiAuthDataPost'>) {
  const values = valuesOf(call.body)
  const { cgformId } = call.body
  const result = await call.withTenant(async trx => {
    await mustOwn(trx, cgformId)
    await checkRule(trx, cgformId, values)
    return access.findRule(trx, await access.addRule(trx, { cgformId, ...values }))
  })
  return answer({ message: texts.added, result })
}

async function edit(call: CallOf<'onlineCgformApiAuthDataPut'>) {
  const { id, version = null } = call.body
  const values = valuesOf(call.body)
  await call.withTenant(async trx => {
    const stored = await access.findRule(trx, id)
    await mustOwn(trx, stored.cgformId)
    await checkRule(trx, stored.cgformId, values)
    if (!(await access.changeRule(trx, { id, version }, values))) throw errors.stale(await access.findRule(trx, id))
  })
  return answer({ message: texts.edited })
}

async function remove(call: CallOf<'onlineCgformApiAuthDataDelete'>) {
  await call.withTenant(async trx => {
    const { id, cgformId } = await access.findRule(trx, call.params.headId)
    await mustOwn(trx, cgformId)
    await access.removeRule(trx, id)
  })
  return answer({ message: texts.deleted })
}

const rulesOf = (call: CallOf<'onlineCgformApiAuthDataGet'> | CallOf<'onlineCgformApiValidAuthData'>) =>
  call.readTenant(async trx => access.rulesOf(trx, (await mustFind(trx, call.params.headId)).id))

export const ruleHandlers = {
  onlineCgformApiAuthDataGet: rulesOf,
  onlineCgformApiAuthDataPost: add,
  onlineCgformApiAuthDataPut: edit,
  onlineCgformApiAuthDataDelete: remove,
  onlineCgformApiValidAuthData: async call => (await rulesOf(call)).filter(({ status }) => status === 1),
} satisfies Handlers
