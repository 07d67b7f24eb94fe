import { defineJob, FinalError } from '../../../jobs'
import { LOG_TABLES, type LogTable } from '../repository'
import { texts as logTexts } from '../texts'
import { dropOld } from './drop-old'
import { dueOf } from './repository'
import { rules } from './settings'
import { texts } from './texts'

interface Params {
  readonly table: LogTable
  readonly months: number
  readonly lines: number
}

/** Drops at once what an administrator has confirmed: by the rule as it was then, and no more lines than were shown. */
export const dropLogs = defineJob<Params>({
  name: 'dropLogs',
  title: () => texts.dropLogs,
  right: 'logRetention:run',
  scheduled: false,
  params: () => ({
    type: 'object',
    properties: {
      table: { type: 'string', title: texts.table, enum: [...LOG_TABLES] },
      months: { type: 'integer', title: texts.months, minimum: 6, maximum: 240 },
      lines: { type: 'integer', title: texts.lines, minimum: 0 },
    },
    required: ['table', 'months', 'lines'],
    additionalProperties: false,
  }),
  limits: { seconds: 3600, attempts: 3, pause: 60 },
  key: () => 'keepLogs',
  run: async context => {
    const { table, months, lines } = context.params
    await context.withTenant(async trx => {
      if (trx.catalog.settings.value(rules[table]) !== months) throw new FinalError(texts.ruleChanged)
      const due = await dueOf(trx, table, months)
      if (due.lines > lines) throw new FinalError(texts.changed(due.lines))
    })
    const dropped = await dropOld(context, table, months)
    return { text: logTexts.kept(0, dropped.parts, dropped.lines), data: dropped }
  },
})
