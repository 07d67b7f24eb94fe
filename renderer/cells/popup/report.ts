import type { Host } from '../../model/host'
import type { Option } from '../../model/option'
import type { Row } from '../../model/source'
import { records, textOf } from '../shared/records'
import type { PopupSettings } from './schema'
import { texts } from './texts'

export interface ReportColumn {
  readonly name: string
  readonly title: string
  readonly sorts: boolean
  /** Texts of its values; absent: they stand for themselves. */
  readonly options?: readonly Option[]
}

export interface ReportQuery {
  readonly name: string
  readonly title: string
  readonly options?: readonly Option[]
}

/** An online report, as a picker needs it. */
export interface Report {
  readonly id: string
  readonly name: string
  readonly columns: readonly ReportColumn[]
  readonly queries: readonly ReportQuery[]
}

type Answer = { readonly [name: string]: unknown }
const isObject = (value: unknown): value is Answer => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of options may hold nulls. */
function optionsOf(dictionaries: unknown, code: string | undefined): readonly Option[] | undefined {
  const list = code !== undefined && isObject(dictionaries) && Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined
  if (!Array.isArray(list)) return undefined
  return records(list).map(item => ({ value: String(item.value ?? ''), text: String(item.text ?? item.title ?? item.value ?? '') }))
}

/** The columns of a report and what can be asked of it. */
export async function loadReport(host: Host, code: string, signal: AbortSignal): Promise<Report> {
  const get = (path: string) => host.client.request({ method: 'GET', path: `/online/cgreport/api/${path}`, signal, silent: true })
  const found = await get(`getRpColumns/${encodeURIComponent(code)}`)
  if (!isObject(found)) throw new Error(texts.noReport)
  const id = String(found.cgRpConfigId ?? '')
  const asked = await get(`getQueryInfo/${encodeURIComponent(id)}`)
  const columns = records(found.columns).flatMap((column): ReportColumn[] => {
    const name = textOf(column, 'dataIndex')
    if (name === undefined || name === 'rowIndex') return []
    const options = optionsOf(found.dictOptions, textOf(column, 'customRender'))
    return [{ name, title: textOf(column, 'title') ?? name, sorts: column.sorter === true, ...(options && { options }) }]
  })
  const queries = records(asked).flatMap((query): ReportQuery[] => {
    const name = textOf(query, 'field')
    if (name === undefined) return []
    const options = optionsOf(found.dictOptions, textOf(query, 'dictCode') ?? name)
    return [{ name, title: textOf(query, 'label') ?? name, ...(options && { options }) }]
  })
  return { id, name: String(found.cgRpConfigName ?? code), columns, queries }
}

export interface ReportAsk {
  readonly page: number
  readonly pageSize: number
  readonly filters: { readonly [name: string]: string }
  readonly sort?: { readonly field: string; readonly order: 'asc' | 'desc' }
}

export interface ReportRow {
  /** Rows have no id of their own: all their values, cut at 50 characters. */
  readonly key: string
  readonly row: Row
}

const LONGEST_KEY = 50

/** One page of the rows of a report. */
export async function loadRows(host: Host, report: Report, ask: ReportAsk, params: PopupSettings['params'], signal: AbortSignal) {
  const self = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [`self_${name}`, value]))
  const sort = ask.sort === undefined ? {} : { column: ask.sort.field, order: ask.sort.order }
  const query = { ...ask.filters, ...self, ...sort, pageNo: ask.page, pageSize: ask.pageSize }
  const path = `/online/cgreport/api/getData/${encodeURIComponent(report.id)}`
  const answer = await host.client.request({ method: 'GET', path, query, signal, silent: true })
  const found = isObject(answer) ? answer : {}
  const rows = records(found.records).map(
    (row): ReportRow => ({ key: textOf(row, 'id') ?? Object.values(row).join('').slice(0, LONGEST_KEY), row }),
  )
  return { rows, total: Number(found.total ?? rows.length) }
}

const parts = (list: string) =>
  list
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')

/** Why the settings cannot work; undefined when they can. */
export function wrongSettings({ popupCode, orgFields, destFields }: PopupSettings): string | undefined {
  const [from, to] = [parts(orgFields), parts(destFields)]
  if (popupCode === '' || from.length === 0 || to.length === 0) return texts.wrong
  return from.length === to.length ? undefined : texts.counts
}

/** What chosen rows put into the fields of the record. */
export function filledFields({ orgFields, destFields }: PopupSettings, rows: readonly Row[]): Row {
  const [from, to] = [parts(orgFields), parts(destFields)]
  const text = (name: string) =>
    rows
      .map(row => row[name])
      .filter(value => value !== null && value !== undefined && value !== '')
      .join(',')
  return Object.fromEntries(to.map((name, index) => [name, text(from[index] ?? '') || null]))
}
