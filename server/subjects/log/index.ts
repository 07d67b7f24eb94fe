import { answer } from '../../http/answers'
import { type CallOf, defineModule } from '../../http/module'
import { askRun } from '../../jobs'
import { exportSheet, fieldColumns } from '../../sheets'
import { exportLines } from './export-lines'
import { fields } from './fields'
import { keepLogs } from './keep-logs'
import * as lines from './repository'
import { texts } from './texts'

export { noteCalls } from './note-calls'
export { noteRun } from './runs'

/** Begins the export of everything that filters leave, however much it is; wrong filters are refused here. */
async function exportFile(call: CallOf<'sysLogExportFile'>) {
  const { query } = call.body
  await call.withTenant(async trx => {
    await lines.countLines(trx, query)
    await askRun(trx, { type: exportLines.name, params: { query }, tells: 'success,failure' })
  })
  await call.audit({ table: 'sys_log', action: 'export', detail: { query } })
  return answer({ message: texts.exporting })
}

/** The log of sign-ins, operations and failures. It is read, and never changed. */
export const log = defineModule({
  name: 'log',
  declare: ({ jobs }) => {
    jobs.declare(keepLogs)
    jobs.declare(exportLines)
  },
  prepare: async ({ db }) => void (await lines.makeParts(db)),
  handlers: {
    sysLogList: call => call.readTenant(trx => lines.linePage(trx, call.query)),
    sysLogExportFile: exportFile,
    sysLogExportXls: async call => {
      const rows = await call.readTenant(trx => lines.allLines(trx, call.query))
      return exportSheet(call, { title: texts.title, table: 'sys_log', columns: fieldColumns(fields, 'export'), rows })
    },
  },
})
