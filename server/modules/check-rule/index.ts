import { answer } from '../../answers'
import { fail } from '../../errors'
import { type CallOf, defineModule } from '../../plugins/module'
import { declareCodeRules, declareEntity } from '../../records/declared'
import { faultOf, type RefusedCode, readRules, refusalOf } from './code-rules'
import * as rules from './repository'
import { texts } from './texts'

declareEntity('/sys/checkRule', {
  edited: () => texts.edited,
  check: ({ ruleJson }) => {
    const fault = typeof ruleJson === 'string' ? faultOf(ruleJson) : undefined
    return fault === undefined ? [] : [['ruleJson', fault]]
  },
})

/** Clients encode the value once by themselves, before their HTTP layer does. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}

type RuleRefusal = Pick<RefusedCode, 'message'> | undefined

/** The first rule kept under the code that refuses the value, or that there is no such code. */
async function refusal(trx: rules.Trx, code: string, value: string): Promise<RuleRefusal> {
  const text = await rules.rulesOf(trx, code)
  return text === undefined ? { message: texts.unknown } : refusalOf(readRules(text) ?? [], value)
}

/** A form that is saved is judged by the same rules as while a person types. */
declareCodeRules(trx => async (value, code) => (await refusal(trx, code, String(value)))?.message)

/** Whether the rules kept under a code accept a value; the first that refuses it is told. */
async function checkByCode(call: CallOf<'sysCheckRuleCheckByCode'>) {
  const { ruleCode, value } = call.query
  const refused = await call.readTenant(trx => refusal(trx, ruleCode, decoded(value)))
  return refused === undefined ? answer({}) : fail(refused.message, 500, 'pattern' in refused ? refused : null)
}

export const checkRule = defineModule({ name: 'checkRule', handlers: { sysCheckRuleCheckByCode: checkByCode } })
