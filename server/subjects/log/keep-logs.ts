import { defineJob, RUNS_JOBS } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { LOG_TABLES, makeParts } from './repository'
import { dropOld } from './retention/drop-old'
import { isFresh } from './retention/repository'
import { rules } from './retention/settings'
import { texts as retention } from './retention/texts'
import { texts } from './texts'

/**
 * Makes the parts of the coming months and drops those that the rules say. A rule that was changed within a day drops nothing: what was
 * mistyped can be taken back.
 */
export const keepLogs = defineJob<Record<string, never>>({
  name: 'keepLogs',
  title: () => texts.keepLogs,
  right: RUNS_JOBS,
  params: () => ({ type: 'object', properties: {}, additionalProperties: false }),
  limits: { seconds: 3600, attempts: 5, pause: 60 },
  key: () => 'keepLogs',
  run: async context => {
    const { actor, withTenant, log } = context
    if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
    const made = await withTenant(makeParts)
    let [parts, lines] = [0, 0]
    for (const table of LOG_TABLES) {
      const rule = rules[table]
      const [months, fresh] = await withTenant(async trx => [trx.catalog.settings.value(rule), await isFresh(trx, rule.code)] as const)
      if (months === 0) continue
      if (fresh) {
        log('warn', retention.fresh(retention.names[table]))
        continue
      }
      const dropped = await dropOld(context, table, months)
      parts += dropped.parts
      lines += dropped.lines
    }
    return { text: texts.kept(made, parts, lines), data: { made, parts, lines } }
  },
})
