import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import type { DeclaredEntity } from '../../records/entity-hooks'
import { fail } from '../../util/errors'
import { faultOf, type RefusedCode, readRules, refusalOf } from './code-rules'
import * as rules from './repository'
import { texts } from './texts'

const entityHooks: DeclaredEntity = {
  edited: () => texts.edited,
  check: ({ ruleJson }) => {
    const fault = typeof ruleJson === 'string' ? faultOf(ruleJson) : undefined
    return fault === undefined ? [] : [['ruleJson', fault]]
  },
}

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
  const own = trx.catalog.entities.ownCode(code)
  if (own) {
    const message = await own(trx, value)
    return message === undefined ? undefined : { message }
  }
  const text = await rules.rulesOf(trx, code)
  return text === undefined ? { message: texts.unknown } : refusalOf(readRules(text) ?? [], value)
}

/** Whether the rules kept under a code accept a value; the first that refuses it is told. */
async function checkByCode(call: CallOf<'sysCheckRuleCheckByCode'>) {
  const { ruleCode, value } = call.query
  const refused = await call.readTenant(trx => refusal(trx, ruleCode, decoded(value)))
  return refused === undefined ? answer({}) : fail(refused.message, 500, 'pattern' in refused ? refused : null)
}

export const checkRule = defineModule({
  name: 'checkRule',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ entities }) => {
    entities.declare('/sys/checkRule', entityHooks)
    // A form that is saved is validated by the same rules as while a user types.
    entities.declareCodeRules(trx => async (value, code) => (await refusal(trx, code, String(value)))?.message)
  },
  handlers: { sysCheckRuleCheckByCode: checkByCode },
})
