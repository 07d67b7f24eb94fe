import type { SysDataLog } from '../../generated/operations'
import { exportJob } from '../../jobs'
import { fieldColumns, type SheetFields } from '../../sheets'
import * as changes from './repository'
import { texts } from './texts'
import { type ScreenWords, speaker } from './words'

/** What leaves the log of changes as a workbook or as a table of text. */
export const fields: SheetFields = () => [
  { name: 'createTime', title: texts.time },
  { name: 'createBy_dictText', title: texts.who },
  { name: 'createBy', title: texts.account },
  { name: 'action', title: texts.action, options: Object.entries(texts.actions).map(([value, text]) => ({ value, text })) },
  { name: 'dataTable_dictText', title: texts.table },
  { name: 'dataTable', title: texts.tableName },
  { name: 'dataId', title: texts.record },
  { name: 'dataVersion', title: texts.version, number: true },
  { name: 'dataContent', title: texts.content },
  { name: 'trace', title: texts.trace },
]

/** Changes with what people call their tables and those who made them. */
export async function named(trx: changes.Trx, screens: ScreenWords, found: readonly SysDataLog[]): Promise<SysDataLog[]> {
  const wordsOf = speaker(trx, trx.catalog, screens)
  const rows: SysDataLog[] = []
  for (const row of found)
    rows.push({
      ...row,
      createBy_dictText: row.createBy_dictText || row.createBy || texts.system,
      dataTable_dictText: (await wordsOf(row.dataTable))?.title || null,
    })
  return rows
}

/** Name of the kind of job. */
export const EXPORT_CHANGES = 'exportDataLog'

/** Writes the changes that filters leave into a file. */
export const exportChanges = (screens: ScreenWords) =>
  exportJob<SysDataLog>({
    name: EXPORT_CHANGES,
    title: () => texts.exportChanges,
    subject: () => texts.title,
    right: 'dataLog:export',
    columns: () => fieldColumns(fields, 'export'),
    count: changes.countChanges,
    part: async (trx, query, after, most) => named(trx, screens, await changes.changesAfter(trx, query, after, most)),
  })
