import { defineModule } from '../../http/module'
import { exportSheet, fieldColumns, type SheetFields } from '../../sheets'
import { keepLogs } from './keep-logs'
import * as lines from './repository'
import { texts } from './texts'

export { noteCalls } from './note-calls'
export { noteRun } from './runs'

const fields: SheetFields = () => [
  { name: 'createTime', title: texts.time },
  { name: 'logType_dictText', title: texts.logType },
  { name: 'logContent', title: texts.content },
  { name: 'username_dictText', title: texts.realname },
  { name: 'username', title: texts.username },
  { name: 'ip', title: texts.ip },
  { name: 'operateType_dictText', title: texts.operateType },
  { name: 'requestType', title: texts.call },
  { name: 'requestUrl', title: texts.url },
  { name: 'costTime', title: texts.cost, number: true },
  { name: 'times', title: texts.times, number: true },
  { name: 'trace', title: texts.trace },
]

/** The log of sign-ins, operations and failures. It is read, and never changed. */
export const log = defineModule({
  name: 'log',
  declare: ({ jobs }) => jobs.declare(keepLogs),
  prepare: async ({ db }) => void (await lines.makeParts(db)),
  handlers: {
    sysLogList: call => call.readTenant(trx => lines.linePage(trx, call.query)),
    sysLogExportXls: async call => {
      const rows = await call.readTenant(trx => lines.allLines(trx, call.query))
      return exportSheet(call, { title: texts.title, table: 'sys_log', columns: fieldColumns(fields, 'export'), rows })
    },
  },
})
