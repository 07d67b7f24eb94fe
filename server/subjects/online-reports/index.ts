import type { EntityModel } from '../../../renderer/core'
import { answer } from '../../http/answers'
import { type CallOf, defineModule, type Module } from '../../http/module'
import type { RawListQuery } from '../../query'
import type { SheetExport } from '../../sheets'
import { commaList } from '../../util/comma-list'
import { fail } from '../../util/errors'
import { pingSource } from '../data-sources'
import type { RunOrigin } from '../log'
import { declareChoosing } from './choosing'
import { choicesOf, hrefSlots, queryInputs, shownColumns } from './columns'
import { headHandlers } from './head'
import { checkAsked, logged } from './logged'
import { parseSql, validateReport } from './parse'
import * as reports from './repository'
import { pageOf, statedTexts } from './run'
import { bookOf, exportReport, mayExport, type ReportBook, sheetOf } from './sheet'
import { type Asking, reportReader, type Standing, standingOf } from './standing'
import { grantReading } from './statement/repository'
import { texts } from './texts'

type ById =
  | CallOf<'onlineCgreportApiGetData'>
  | CallOf<'onlineCgreportApiGetQueryInfo'>
  | CallOf<'onlineCgreportApiExportXls'>
  | CallOf<'onlineCgreportApiExportManySheetXls'>

async function standing(call: Asking, by: Parameters<typeof reports.findReport>[1], query: RawListQuery = {}) {
  const report = (await call.readTenant(trx => reports.findReport(trx, by))) ?? fail(texts.noReport)
  return standingOf(report, reportReader(call), query)
}

/** Refuses a caller who may not take the report of that code away, and filters that it does not know. */
export async function checkExport(asking: Asking, code: string, query: RawListQuery): Promise<void> {
  const found = await standing(asking, { code }, query)
  if (!mayExport(found, asking.can)) fail(texts.noExport, 510)
  checkAsked(found, query)
}

/**
 * The report of that code as a workbook, for who may read it and take its rows away; its rows are counted, and the run stands in the log.
 * Throws a `ServerError` that says why not.
 */
export async function reportBook(reading: Asking & RunOrigin, code: string, query: RawListQuery): Promise<ReportBook> {
  const found = await standing(reading, { code }, query)
  checkAsked(found, query)
  return bookOf({ ...reading, query }, found)
}

/** The same as rows, with the columns that the report shows. */
export async function reportSheet(reading: Asking & RunOrigin, code: string): Promise<SheetExport> {
  return sheetOf({ ...reading, query: {} }, await standing(reading, { code }))
}

const byId = (call: ById) => standing(call, { id: call.params.cgRpConfigId }, call.query as RawListQuery)

async function rpColumns(call: CallOf<'onlineCgreportApiGetRpColumns'>) {
  const found = await standing(call, { code: call.params.code })
  const dictOptions = await choicesOf(call, found)
  const { id, name } = found.report
  const told = { columns: shownColumns(found, dictOptions), dictOptions, fieldHrefSlots: hrefSlots(found) }
  return { ...told, cgRpConfigId: id, cgRpConfigName: name, canExport: mayExport(found, call.can) }
}

/** A page of what one column of a report is chosen from; of a table its own dictionary tells. */
async function choicesPage(call: CallOf<'onlineCgreportApiGetReportDictList'>) {
  const { fieldId, keyword = '', pageNo = 1, pageSize = 10 } = call.query
  const report = (await call.readTenant(trx => reports.reportOfItem(trx, fieldId))) ?? fail(texts.noField)
  const choices = await choicesOf(call, await standingOf(report, reportReader(call)))
  const { fieldName = '' } = report.items.find(({ id }) => id === fieldId) ?? {}
  const own = Object.hasOwn(choices, fieldName) ? (choices[fieldName] ?? []) : []
  const found = own.filter(({ text }) => text.toLowerCase().includes(keyword.trim().toLowerCase()))
  return found.slice((pageNo - 1) * pageSize, pageNo * pageSize).map(choice => ({ ...choice, label: choice.text }))
}

/** Texts of one column of a report by values of another, for the reader of both. */
async function textsOfValues(call: CallOf<'onlineApiCgreportGetDataPackage'>) {
  const { code, dictText, dictCode, dataList } = call.query
  const found = await standing(call, { code })
  const names = { value: dictCode, text: dictText }
  for (const name of [dictCode, dictText])
    if (!found.columns.some(({ item }) => item.fieldName === name)) fail(texts.noColumn(found.report.name, name))
  const values = commaList(dataList)
  const read = () =>
    found.stated ? statedTexts(call, found, names, values) : call.readTenant(trx => reports.textsOf(trx, found.spec, names, values))
  return [...(await read())].map(([value, text]) => ({ value, text, title: text, label: text }))
}

type PageCall = CallOf<'onlineCgreportApiGetData'> | CallOf<'onlineCgreportApiGetColumnsAndData'>

async function pageFor(call: PageCall, found: Standing) {
  const rows = ({ records }: { readonly records: readonly unknown[] }) => records.length
  const { records, total } = await logged(call, { standing: found, rows }, () => pageOf(call, found, call.query as RawListQuery))
  return { records, total }
}

const data = async (call: CallOf<'onlineCgreportApiGetData'>) => pageFor(call, await byId(call))

async function columnsAndData(call: CallOf<'onlineCgreportApiGetColumnsAndData'>) {
  const found = await byId(call)
  const dictOptions = await choicesOf(call, found)
  const { items, name } = found.report
  return {
    data: await pageFor(call, found),
    columns: shownColumns(found, dictOptions),
    dictOptions,
    fieldHrefSlots: hrefSlots(found),
    cgreportHeadName: name,
    isGroupTitle: items.some(({ groupTitle }) => Boolean(groupTitle)),
  }
}

/** Asks a database a question: a data source by its code, else the one that reports read. */
async function testConnection(call: CallOf<'onlineCgreportApiTestConnection'>) {
  const { code, dbUrl } = call.body
  if (code) await pingSource(call, code)
  else if (dbUrl) fail(texts.noDataSource(dbUrl))
  else await call.readReport(trx => reports.ping(trx as unknown as Parameters<typeof reports.ping>[0]))
  return answer({ message: texts.connected })
}

/** Where reports are kept. */
const BASE = '/online/report'

/** Online reports: lists that a user has configured over what the server lists, and their administration. */
export function onlineReport(entities: readonly EntityModel[]): Module {
  const entity = entities.find(({ base }) => base === BASE)
  if (!entity) throw new Error(`There is no entity at ${BASE}.`)
  return defineModule({
    name: 'online-report',
    rows: 'reader',
    outgoing: 'address',
    declare: catalog => {
      catalog.entities.declare(BASE, { validate: validateReport })
      declareChoosing(catalog)
    },
    handlers: {
      ...headHandlers(entity),
      onlineCgreportHeadParseSql: parseSql,
      onlineCgreportApiTestConnection: testConnection,
      onlineCgreportApiGetRpColumns: rpColumns,
      onlineCgreportApiGetQueryInfo: async call => queryInputs(await byId(call)),
      onlineCgreportApiGetParamsInfo: async call => {
        const { report } = await standing(call, { id: call.params.cgRpConfigId })
        return report.params.map(({ paramName, paramTxt, paramValue }) => ({ paramName, paramTxt, paramValue }))
      },
      onlineCgreportApiGetData: data,
      onlineCgreportApiGetColumnsAndData: columnsAndData,
      onlineCgreportApiExportXls: async call => exportReport(call, await byId(call)),
      onlineCgreportApiExportManySheetXls: async call => exportReport(call, await byId(call)),
      onlineCgreportApiGetReportDictList: choicesPage,
      onlineApiCgreportGetDataPackage: textsOfValues,
    },
    prepare: grantReading,
  })
}
