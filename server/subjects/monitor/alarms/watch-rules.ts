import type { Database } from '../../../db/database'
import { asWritten } from '../../../http/language'
import { sendMessage } from '../../announcements'
import { ACTOR, DATABASE } from '../samples/sampler'
import { texts } from '../texts'
import { broken, type Recent, type Rule } from './judge'
import { MEASURES } from './measures'
import * as alarms from './repository'

const LONGEST = 200
const digits = (value: number) => String(Math.round(value * 10) / 10)

async function tell(trx: alarms.Trx, rule: Rule, recent: Recent, alarm: { id: string; value: number }): Promise<void> {
  const source = recent.source === DATABASE ? texts.database : recent.name
  const value = `${digits(alarm.value)} ${MEASURES[rule.measure]?.unit ?? ''}`.trim()
  const title = asWritten(() => texts.alarm(rule.name, source, value)).slice(0, LONGEST)
  const userIds = await alarms.userIds(trx, rule.tells)
  const sender = asWritten(() => texts.sender)
  await sendMessage(trx, { title, userIds, sender, busType: 'monitor', busId: alarm.id, page: '/monitor/alarm' })
}

/** Begins and ends alarms by the rules; who is to be told of one is told once, when it begins. */
export async function watchRules(database: Pick<Database, 'withTenant'>): Promise<void> {
  await database.withTenant(ACTOR, async trx => {
    const [rules, sources] = [await alarms.rules(trx), await alarms.recent(trx)]
    const on: { rule: string; source: string }[] = []
    for (const rule of rules) {
      const measure = MEASURES[rule.measure]
      if (!measure) continue
      for (const recent of sources) {
        const value = broken(rule, measure, recent)
        if (value === undefined) continue
        on.push({ rule: rule.id, source: recent.source })
        const begun = await alarms.begin(trx, rule, recent, value)
        if (begun) await tell(trx, rule, recent, { ...begun, value })
      }
    }
    await alarms.endOthers(trx, on)
  })
}
