import { answer } from '../../../http/answers'
import type { Call, CallOf } from '../../../http/module'
import { askRun } from '../../../jobs'
import { fail } from '../../../util/errors'
import type { Settings } from '../../settings'
import { LOG_TABLES } from '../repository'
import { dropLogs } from './drop-logs'
import * as stored from './repository'
import { rules } from './settings'
import { texts } from './texts'

const ruleText = (months: number) => (months === 0 ? texts.forEver : texts.kept(months))

const ruleRows = (settings: Settings): readonly stored.RuleRow[] =>
  LOG_TABLES.map((id, index) => {
    const months = settings.value(rules[id])
    return { id, name: texts.names[id], holds: texts.holds[id], code: rules[id].code, months, rule: ruleText(months), sort_no: index }
  })

const list = (call: Call<CallOf<'sysLogRetentionList'>['query']>) =>
  call.readTenant(trx => stored.retentionPage(trx, ruleRows(call.catalog.settings), call.query))

const parts = (call: CallOf<'sysLogRetentionParts'>) =>
  call.readTenant(trx => stored.partPage(trx, ruleRows(call.catalog.settings), { former: texts.former, rest: texts.rest }, call.query))

async function effect(call: CallOf<'sysLogRetentionEffect'>) {
  const { id, months } = call.query
  const due = await call.readTenant(trx => stored.dueOf(trx, id, months))
  const fault = rules[id].check(months)
  return { ...due, text: fault ?? (due.parts === 0 ? texts.nothingDue : texts.due(due.parts, due.lines)) }
}

/** Drops what the rule says now, at once: only as many lines as were confirmed. */
async function run(call: CallOf<'sysLogRetentionRun'>) {
  const { id, lines } = call.body
  const months = call.catalog.settings.value(rules[id])
  await call.withTenant(async trx => {
    const due = await stored.dueOf(trx, id, months)
    if (due.parts === 0) fail(texts.nothingDue)
    if (due.lines !== lines) fail(texts.changed(due.lines))
    await askRun(trx, { type: dropLogs.name, params: { table: id, months, lines }, tells: 'success,failure', cause: 'hand' })
  })
  return answer({ message: texts.asked })
}

export { dropLogs } from './drop-logs'
export { rules } from './settings'

/** Rules of how long logs are kept, with what they hold and what goes next. */
export const retentionHandlers = {
  sysLogRetentionList: list,
  sysLogRetentionParts: parts,
  sysLogRetentionEffect: effect,
  sysLogRetentionRun: run,
}
