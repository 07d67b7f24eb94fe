import { defineJob } from '../../jobs'
import { SYSTEM_TENANT } from '../../util/system-tenant'
import { addLines, dropParts, makeParts } from './repository'
import { LOG_LINES, texts } from './texts'

interface Params {
  readonly logMonths: number
  readonly changeMonths: number
}

const months = (title: string, usual: number) => ({ type: 'integer', title, minimum: 6, maximum: 240, default: usual })

/** Makes the parts of the coming months and drops those of the log and of the audit table that have been kept long enough, each whole. */
export const keepLogs = defineJob<Params>({
  name: 'keepLogs',
  title: () => texts.keepLogs,
  params: () => ({
    type: 'object',
    properties: { logMonths: months(texts.logMonths, 12), changeMonths: months(texts.changeMonths, 36) },
    additionalProperties: false,
  }),
  limits: { seconds: 3600, attempts: 5, pause: 60 },
  key: () => 'keepLogs',
  run: async ({ params: { logMonths, changeMonths }, actor, withTenant, log }) => {
    if (actor.tenantId !== SYSTEM_TENANT) throw new Error(texts.systemOnly)
    const made = await withTenant(makeParts)
    let [parts, lines] = [0, 0]
    for (const [table, kept] of [['sys_log', logMonths] as const, ['sys_audit', changeMonths] as const]) {
      const old = await withTenant(async trx => {
        const found = await dropParts(trx, table, kept)
        const told = found.filter(part => !part.kept).map(({ part, lines: count }) => ({ logContent: LOG_LINES.dropped(part, count) }))
        if (told.length > 0) await addLines(trx, told)
        return found
      })
      for (const { part } of old.filter(({ kept: stays }) => stays)) log('warn', LOG_LINES.notSealed(part))
      const dropped = old.filter(({ kept: stays }) => !stays)
      for (const { part, lines: count } of dropped) log('info', LOG_LINES.dropped(part, count))
      parts += dropped.length
      lines += dropped.reduce((sum, { lines: count }) => sum + count, 0)
    }
    return { text: texts.kept(made, parts, lines) }
  },
})
