import type { SheetFields } from '../../sheets'
import { texts } from './texts'

/** What leaves the log as a workbook or as a table of text. */
export const fields: SheetFields = () => [
  { name: 'createTime', title: texts.time },
  { name: 'logType_dictText', title: texts.logType },
  { name: 'logContent', title: texts.content },
  { name: 'username_dictText', title: texts.realname },
  { name: 'username', title: texts.username },
  { name: 'ip', title: texts.ip },
  { name: 'network', title: texts.network },
  { name: 'operateType_dictText', title: texts.operateType },
  { name: 'requestType', title: texts.call },
  { name: 'requestUrl', title: texts.url },
  { name: 'costTime', title: texts.cost, number: true },
  { name: 'times', title: texts.times, number: true },
  { name: 'trace', title: texts.trace },
]
