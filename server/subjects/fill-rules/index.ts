import { type CallOf, defineModule } from '../../http/module'
import type { DeclaredEntity } from '../../records/entity-hooks'
import { writerOf } from '../entities'
import { readFormat } from './format'
import { holdValue, previewValue } from './numbers'
import { texts } from './texts'

export { fillValue, takeValue } from './numbers'

const entityHooks: DeclaredEntity = {
  edited: () => texts.edited,
  check: ({ ruleClass, ruleParams }) => {
    const text = (value: unknown) => (typeof value === 'string' ? value : null)
    const format = readFormat(text(ruleClass), text(ruleParams))
    if (!('fault' in format)) return []
    return [[format.fault === texts.unknownClass ? 'ruleClass' : 'ruleParams', format.fault]]
  },
}

const test = (call: CallOf<'sysFillRuleTestFillRule'>) =>
  call.readTenant(trx => previewValue({ trx, writer: writerOf(call), record: {} }, call.query.ruleCode))

const execute = (call: CallOf<'sysFillRuleExecuteRuleByCode'>) =>
  call.withTenant(trx => holdValue({ trx, writer: writerOf(call), record: call.body ?? {} }, call.params.ruleCode))

/** Rules are asked in the order of their codes, so that two calls do not wait for each other. */
async function executeBatch(call: CallOf<'sysFillRuleExecuteRuleByCodeBatch'>) {
  const { rules, commonFormData = {} } = call.body
  const inOrder = [...rules.entries()].toSorted(([, left], [, right]) => (left.ruleCode < right.ruleCode ? -1 : 1))
  return call.withTenant(async trx => {
    const values = new Map<number, string>()
    for (const [index, { ruleCode, formData }] of inOrder)
      values.set(index, await holdValue({ trx, writer: writerOf(call), record: formData ?? commonFormData }, ruleCode))
    return rules.map(({ ruleCode }, index) => ({ ruleCode, result: values.get(index) ?? '' }))
  })
}

export const fillRule = defineModule({
  name: 'fillRule',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ entities }) => entities.declare('/sys/fillRule', entityHooks),
  handlers: {
    sysFillRuleTestFillRule: test,
    sysFillRuleExecuteRuleByCode: execute,
    sysFillRuleExecuteRuleByCodeBatch: executeBatch,
  },
})
