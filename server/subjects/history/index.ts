import type { ScreenModel } from '../../../renderer/core'
import type { RecordVersion, SysDataLog } from '../../generated/operations'
import { answer } from '../../http/answers'
import { type CallOf, defineModule, type Module } from '../../http/module'
import { askRun } from '../../jobs'
import { LARGEST_EXPORT } from '../../query'
import { exportSheet, fieldColumns } from '../../sheets'
import { fail } from '../../util/errors'
import { differencesOf } from './differences'
import { EXPORT_CHANGES, exportChanges, fields, named } from './export-changes'
import * as changes from './repository'
import { texts } from './texts'
import { type ScreenWords, speaker, wordsOfScreens } from './words'

/** The page that opens records of these tables, for those that the caller may list. */
async function pages(call: CallOf<'sysDataLogList'>, trx: changes.Trx, tables: readonly string[]) {
  const listed = call.catalog.readable.all().flatMap(({ base, right }) => {
    const table = call.catalog.sources.at(base)?.table
    return right !== null && call.can(right) && table !== undefined && tables.includes(table) ? [{ table, right }] : []
  })
  const urls = await changes.pagesOf(
    trx,
    listed.map(({ right }) => right),
  )
  const forms = await changes.formsOf(trx, tables)
  return new Map([
    ...[...forms].map(([table, id]) => [table, `/online/cgformList/${id}`] as const),
    ...listed.flatMap(({ table, right }) => (urls.has(right) ? [[table, urls.get(right) ?? ''] as const] : [])),
  ])
}

/** The versions of one record, for who may see it now. */
async function history(call: CallOf<'sysDataLogHistory'>) {
  const { tableName, tableDataId, ...paging } = call.query
  return call.readTenant(async trx => {
    const spec = await call.catalog.recordLists.find(trx, call, tableName)
    if (!spec || !(await changes.isListed(trx, spec, tableDataId))) return fail(texts.noRecord)
    const { records, ...page } = await changes.versionPage(trx, tableName, tableDataId, { pageSize: 20, ...paging })
    const sides = await changes.sidesOf(
      trx,
      spec,
      records.map(({ id }) => id),
    )
    const sideOf = (id: string, after: boolean) => sides.find(side => side.change === id && side.after === after)?.row ?? null
    const beside = [...(new Map(Object.entries(texts.beside)).get(tableName) ?? [])]
    const shown = records.map(({ id, action, version, createBy, createBy_dictText = null, createTime }) => {
      const who = { createBy, createBy_dictText, createTime }
      const kept = { after: sideOf(id, true), before: sideOf(id, false), beside }
      return { id, action: action as RecordVersion['action'], version, ...who, ...kept }
    })
    return { ...page, records: shown }
  })
}

/** Changes with what people call their tables, and where their records are opened. */
async function told(call: CallOf<'sysDataLogList'>, trx: changes.Trx, screens: ScreenWords, found: readonly SysDataLog[]) {
  const urls = await pages(call, trx, [...new Set(found.map(({ dataTable }) => dataTable))])
  return (await named(trx, screens, found)).map(row => {
    const url = row.dataId && row.action !== 'delete' ? urls.get(row.dataTable) : undefined
    const page = url === undefined ? null : `${url}?${new URLSearchParams({ 'form.mode': 'details', 'form.id': row.dataId ?? '' })}`
    return { ...row, page_dictText: page }
  })
}

/** Begins the export of every change that filters leave, however many; wrong filters are refused here. */
async function exportFile(call: CallOf<'sysDataLogExportFile'>) {
  const { query, format = 'csv' } = call.body
  await call.withTenant(async trx => {
    await changes.countChanges(trx, query)
    await askRun(trx, { type: EXPORT_CHANGES, params: { query, format }, tells: 'success,failure' })
  })
  await call.audit({ table: 'sys_audit', action: 'export', detail: { query, format } })
  return answer({ message: texts.exporting })
}

async function differences(call: CallOf<'sysDataLogDifferences'>, screens: ScreenWords) {
  const { id, trace } = call.query
  const by = id !== undefined ? { id } : trace !== undefined ? { trace } : fail(texts.whichChange)
  return call.readTenant(async trx => differencesOf(trx, await changes.wholeChanges(trx, by), speaker(trx, call.catalog, screens)))
}

async function compared(call: CallOf<'sysDataLogQueryCompareList'>) {
  const { dataId1, dataId2 } = call.query
  const found = await call.readTenant(trx => changes.changesById(trx, [dataId1, dataId2]))
  return [dataId1, dataId2].map(id => found.find(row => row.id === id) ?? fail(texts.noChange))
}

/** What was changed in every record, and how it was before. */
export function dataLog(screens: () => readonly ScreenModel[]): Module {
  const words = wordsOfScreens(screens)
  return defineModule({
    name: 'data-log',
    rows: { default: 'all', sysDataLogHistory: 'reader' },
    outgoing: 'none',
    declare: ({ jobs }) => jobs.declare(exportChanges(words)),
    handlers: {
      sysDataLogExportFile: exportFile,
      sysDataLogList: call =>
        call.readTenant(async trx => {
          const page = await changes.changePage(trx, call.query)
          return { ...page, records: await told(call, trx, words, page.records) }
        }),
      sysDataLogExportXls: async call => {
        const rows = await call.readTenant(async trx => {
          if ((await changes.countChanges(trx, call.query)) > LARGEST_EXPORT) fail(texts.tooLong(LARGEST_EXPORT))
          return named(trx, words, await changes.allChanges(trx, call.query))
        })
        return exportSheet(call, { title: texts.title, table: 'sys_audit', columns: fieldColumns(fields, 'export'), rows })
      },
      sysDataLogQueryCompareList: compared,
      sysDataLogQueryDataVerList: call =>
        call.readTenant(async trx => {
          const found = await changes.versionsOf(trx, call.query.dataTable, call.query.dataId)
          return found.length > 0 ? found : fail(texts.noVersions)
        }),
      sysDataLogDifferences: call => differences(call, words),
      sysDataLogHistory: history,
    },
  })
}
