import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { askRun } from '../../jobs'
import { LARGEST_EXPORT } from '../../query'
import { exportSheet, fieldColumns } from '../../sheets'
import { fail } from '../../util/errors'
import { exportLines } from './export-lines'
import { fields } from './fields'
import { keepLogs } from './keep-logs'
import * as lines from './repository'
import { dropLogs, retentionHandlers, rules } from './retention'
import { texts } from './texts'

export { noteCalls } from './note-calls'
export { noteRun, type RunOrigin } from './runs'

/** Begins the export of everything that filters leave, however much it is; wrong filters are refused here. */
async function exportFile(call: CallOf<'sysLogExportFile'>) {
  const { query, format = 'csv' } = call.body
  await call.withTenant(async trx => {
    await lines.countLines(trx, query)
    await askRun(trx, { type: exportLines.name, params: { query, format }, tells: 'success,failure' })
  })
  await call.audit({ table: 'sys_log', action: 'export', detail: { query, format } })
  return answer({ message: texts.exporting })
}

/** The log of sign-ins, operations and failures. It is read, and never changed. */
export const log = defineModule({
  name: 'log',
  rows: 'subject',
  outgoing: 'none',
  declare: ({ jobs, settings }) => {
    settings.declare(...Object.values(rules))
    for (const type of [keepLogs, dropLogs, exportLines]) jobs.declare(type)
  },
  prepare: async ({ db }) => void (await lines.makeParts(db)),
  handlers: {
    ...retentionHandlers,
    sysLogList: call => call.readTenant(trx => lines.linePage(trx, call.query)),
    sysLogExportFile: exportFile,
    sysLogExportXls: async call => {
      const rows = await call.readTenant(async trx => {
        if ((await lines.countLines(trx, call.query)) > LARGEST_EXPORT) fail(texts.tooLong(LARGEST_EXPORT))
        return lines.allLines(trx, call.query)
      })
      return exportSheet(call, { title: texts.title, table: 'sys_log', columns: fieldColumns(fields, 'export'), rows })
    },
  },
})
