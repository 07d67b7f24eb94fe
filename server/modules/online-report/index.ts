import { fail } from '../../errors'
import type { ReportColumn, ReportQuery } from '../../generated/operations'
import { type CallOf, defineModule } from '../../plugins/module'
import { declareLabels, type RawListQuery, readableAt } from '../../query'
import * as reports from './repository'
import { type Standing, standingOf, withParams } from './standing'
import { texts } from './texts'

type AnyCall = CallOf<'onlineCgreportApiGetRpColumns' | 'onlineCgreportApiGetData'>

const mustFind = async (trx: reports.Trx, by: Parameters<typeof reports.findReport>[1]) =>
  (await reports.findReport(trx, by)) ?? fail(texts.noReport)

const readerOf = ({ session, can }: Pick<AnyCall, 'session' | 'can'>) => ({ username: session.username, can })

/** `文本_值,…` as choices. */
export function replaced(replaceVal: string | null): readonly reports.Choice[] {
  return (replaceVal ?? '').split(',').flatMap(pair => {
    const at = pair.lastIndexOf('_')
    const [text, value] = [pair.slice(0, at).trim(), pair.slice(at + 1).trim()]
    return at < 1 || value === '' ? [] : [{ value, text }]
  })
}

const isTable = (dict: string) => dict.includes(',')

/** The choices of every column that has few enough to be told at once. */
async function choicesOf(trx: reports.Trx, { columns }: Standing) {
  const codes = columns.flatMap(({ column: { dict } }) => (dict && !isTable(dict) ? [dict] : []))
  const byCode = await reports.choicesOf(trx, [...new Set(codes)])
  const all = columns.map(({ item, column }) => {
    const own = replaced(item.replaceVal)
    return [item.fieldName, own.length > 0 ? own : byCode.get(column.dict ?? '')] as const
  })
  const told = all.flatMap(([name, choices]) => (choices ? [[name, choices.map(one => ({ ...one, title: one.text }))] as const] : []))
  return Object.fromEntries(told)
}

async function rpColumns(call: CallOf<'onlineCgreportApiGetRpColumns'>) {
  return call.readTenant(async trx => {
    const standing = standingOf(await mustFind(trx, { code: call.params.code }), readerOf(call))
    const dictOptions = await choicesOf(trx, standing)
    const columns = standing.columns
      .filter(({ item }) => item.isShow !== '0')
      .map(({ item, column }): ReportColumn => {
        const { fieldName, fieldTxt, fieldWidth, isOrder, isTotal, groupTitle } = item
        const known = Object.hasOwn(dictOptions, fieldName) ? fieldName : column.dict ? `${fieldName}_dictText` : null
        const looks = { align: 'center', sorter: isOrder === '1', width: fieldWidth, customRender: known }
        return { title: fieldTxt, dataIndex: fieldName, ...looks, isTotal: isTotal ?? '0', groupTitle }
      })
    return { columns, dictOptions, cgRpConfigId: standing.report.id, cgRpConfigName: standing.report.name }
  })
}

/** Inputs that stand there before the rest hides behind 展开. */
const SHOWN = 2

async function queryInfo(call: CallOf<'onlineCgreportApiGetQueryInfo'>) {
  return call.readTenant(async trx => {
    const { columns } = standingOf(await mustFind(trx, { id: call.params.cgRpConfigId }), readerOf(call))
    return columns
      .filter(({ item }) => item.isSearch === '1')
      .map(({ item, column }, index): ReportQuery => {
        const listed = column.dict !== undefined || replaced(item.replaceVal).length > 0
        return {
          field: item.fieldName,
          key: item.fieldName,
          label: item.fieldTxt,
          view: listed ? 'list' : item.fieldType === 'Date' || item.fieldType === 'Datetime' ? item.fieldType : 'text',
          mode: item.searchMode === 'group' ? 'group' : 'single',
          hidden: index < SHOWN ? '0' : '1',
          dictCode: column.dict ?? null,
          placeholder: null,
        }
      })
  })
}

async function paramsInfo(call: CallOf<'onlineCgreportApiGetParamsInfo'>) {
  const { params } = await call.readTenant(
    async trx => standingOf(await mustFind(trx, { id: call.params.cgRpConfigId }), readerOf(call)).report,
  )
  return params.map(({ paramName, paramTxt, paramValue }) => ({ paramName, paramTxt, paramValue }))
}

async function data(call: CallOf<'onlineCgreportApiGetData'>) {
  const query = call.query as RawListQuery
  const { records, total } = await call.readTenant(async trx => {
    const standing = standingOf(await mustFind(trx, { id: call.params.cgRpConfigId }), readerOf(call))
    return reports.page(trx, withParams(standing, query), query)
  })
  return { records, total }
}

/** Whoever sees a record sees the texts of what it names, as with a dictionary out of a table; to choose, he needs the list itself. */
declareLabels('report', async (trx, rest, values) => {
  const [code = '', text = '', value = ''] = rest.split(',')
  const report = await reports.findReport(trx, { code })
  const list = report && readableAt(report.source)
  if (!list || (list.owned && values === undefined)) return new Map()
  const { spec } = standingOf(report, { username: '', can: () => true })
  const known = [value, text].every(name => spec.columns.some(column => column.name === name))
  return known ? reports.textsOf(trx, spec, { value, text }, values) : new Map()
})

export const onlineReport = defineModule({
  name: 'online-report',
  handlers: {
    onlineCgreportApiGetRpColumns: rpColumns,
    onlineCgreportApiGetQueryInfo: queryInfo,
    onlineCgreportApiGetParamsInfo: paramsInfo,
    onlineCgreportApiGetData: data,
  },
})
