import type { EntityModel } from '../../../renderer/core'
import { answer } from '../../answers'
import { fail, ServerError } from '../../errors'
import { type CallOf, defineModule, type Module } from '../../plugins/module'
import {
  type Asker,
  declareChoiceFinder,
  declareLabels,
  declareOwnLabels,
  type RawListQuery,
  type Reader,
  readableAt,
  readerOf as readerIn,
  spelled,
} from '../../query'
import { declareEntity } from '../../records/declared'
import { choicesOf, hrefSlots, queryInputs, shownColumns } from './columns'
import { headHandlers } from './head'
import { logged } from './logged'
import { parseSql, validateReport } from './parse'
import * as reports from './repository'
import { pageOf, statedTexts } from './run'
import { exportReport, mayExport } from './sheet'
import { type Standing, standingOf } from './standing'
import { grantReading } from './statement/repository'
import { texts } from './texts'

type ById = CallOf<'onlineCgreportApiGetData'> | CallOf<'onlineCgreportApiGetQueryInfo'> | CallOf<'onlineCgreportApiExportXls'>
type Asking = Pick<ById, 'session' | 'can' | 'readTenant'>

const readerOf = ({ session, can }: Pick<Asking, 'session' | 'can'>) => ({ username: session.username, can })

async function standing(call: Asking, by: Parameters<typeof reports.findReport>[1], query: RawListQuery = {}) {
  const report = (await call.readTenant(trx => reports.findReport(trx, by))) ?? fail(texts.noReport)
  return standingOf(report, readerOf(call), query)
}

const byId = (call: ById) => standing(call, { id: call.params.cgRpConfigId }, call.query as RawListQuery)

async function mayRun(report: reports.Report, reader: Reader): Promise<boolean> {
  try {
    await standingOf(report, reader)
    return true
  } catch (error) {
    if (error instanceof ServerError) return false
    throw error
  }
}

async function rpColumns(call: CallOf<'onlineCgreportApiGetRpColumns'>) {
  const found = await standing(call, { code: call.params.code })
  const dictOptions = await call.readTenant(trx => choicesOf(trx, found))
  const { id, name } = found.report
  const told = { columns: shownColumns(found, dictOptions), dictOptions, fieldHrefSlots: hrefSlots(found) }
  return { ...told, cgRpConfigId: id, cgRpConfigName: name, canExport: mayExport(found, call.can) }
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
  const dictOptions = await call.readTenant(trx => choicesOf(trx, found))
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

/** Reports that choose by a triple where they are asked, for those who may run them. */
declareChoiceFinder('online-report', async (trx, { session, can }, dict) => {
  const found = await reports.choosingFrom(trx, dict.split(',', 1)[0] ?? '')
  const own = found.filter(({ dictCode }) => spelled(dictCode) === dict)
  for (const { id } of own) {
    const report = await reports.findReport(trx, { id })
    if (report && (await mayRun(report, { username: session.username, can }))) return [{ dict, parents: [], filters: [] }]
  }
  return []
})

/**
 * Who sees a record sees the texts of the rows that it names, as far as their owners let them; to choose takes the list itself. Those
 * of a statement, whose rows are its reader's, are read below.
 */
declareLabels('report', async (trx, rest, values) => {
  const [code = '', text = '', value = ''] = rest.split(',')
  const report = await reports.findReport(trx, { code })
  const list = report && !report.cgrSql && readableAt(report.source ?? '')
  if (!list || (list.owned && values === undefined)) return new Map()
  const reader = readerIn(trx)
  if (list.owned && !reader) return new Map()
  const can = (right: string) => right === list.right || reader?.can(right) === true
  const { spec } = await standingOf(report, { username: reader?.username ?? '', can })
  const known = [value, text].every(name => spec.columns.some(column => column.name === name))
  return known ? reports.textsOf(trx, spec, { value, text }, values) : new Map()
})

/** Of a statement, which shows what its reader may see, and nobody else more than that. */
declareOwnLabels('report', async ({ reader, ...runs }: Asker, rest, values) => {
  const [code = '', text = '', value = ''] = rest.split(',')
  const report = await runs.readTenant(trx => reports.findReport(trx, { code }))
  if (!report?.cgrSql) return undefined
  const standing = await standingOf(report, reader)
  const names = new Set(standing.spec.columns.map(({ name }) => name))
  if (!names.has(value) || !names.has(text)) return new Map()
  return statedTexts(runs, standing, { value, text }, values)
})

/** There is the one database that reports read, which has no code; it is asked a question. */
async function testConnection(call: CallOf<'onlineCgreportApiTestConnection'>) {
  const { code, dbUrl } = call.body
  const other = code || dbUrl
  if (other) fail(texts.noDataSource(other))
  await call.readReport(reports.ping)
  return answer({ message: texts.connected })
}

/** Where reports are kept. */
const BASE = '/online/report'

/** Online reports: lists that a user has configured over what the server lists, and their administration. */
export function onlineReport(entities: readonly EntityModel[]): Module {
  const entity = entities.find(({ base }) => base === BASE)
  if (!entity) throw new Error(`There is no entity at ${BASE}.`)
  declareEntity(BASE, { validate: validateReport })
  return defineModule({
    name: 'online-report',
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
    },
    prepare: grantReading,
  })
}
