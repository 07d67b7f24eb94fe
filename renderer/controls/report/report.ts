import { defined } from '../../model/defined'
import type { Host } from '../../model/host'
import type { Option } from '../../model/option'
import type { Row } from '../../model/source'
import { records, textOf } from '../base/records'
import { type PickAsk, type PickField, type PickRow, type PickSource, pickField } from '../picker/pick'
import { texts } from './texts'

/** Pixels of the window. */
export const REPORT_WIDTH = 1200
export const REPORT_PAGE_SIZES = [10, 20, 30]

/** Parameters of a report by name; each goes out as `self_<name>`. */
export type ReportParams = { readonly [name: string]: string } | null | undefined

/** A report as a picker needs it; rows are told apart and called by what `rowOf` makes of them. */
export interface ReportAsk {
  readonly code: string
  readonly params: ReportParams
  readonly rowOf: (row: Row) => PickRow | undefined
}

type Answer = { readonly [name: string]: unknown }
const isObject = (value: unknown): value is Answer => typeof value === 'object' && value !== null && !Array.isArray(value)

const get = (host: Host, path: string, signal?: AbortSignal, query: { readonly [name: string]: string | number } = {}) =>
  host.client.request({ method: 'GET', path: `/online/cgreport/api/${path}`, query, silent: true, signal })

async function columnsOf(host: Host, code: string, signal?: AbortSignal): Promise<Answer> {
  const found = await get(host, `getRpColumns/${encodeURIComponent(code)}`, signal)
  if (!isObject(found)) throw new Error(texts.noReport)
  return found
}

/** Lists of options may hold nulls. */
function optionsOf(dictionaries: unknown, code: string | undefined): readonly Option[] | undefined {
  const list = code !== undefined && isObject(dictionaries) && Object.hasOwn(dictionaries, code) ? dictionaries[code] : undefined
  if (!Array.isArray(list)) return undefined
  return records(list).map(item => ({ value: String(item.value ?? ''), text: String(item.text ?? item.title ?? item.value ?? '') }))
}

function columnOf(column: Answer, dictOptions: unknown): PickField[] {
  const name = textOf(column, 'dataIndex')
  if (name === undefined || name === 'rowIndex') return []
  const render = textOf(column, 'customRender')
  const options = optionsOf(dictOptions, render)
  // A choice without options shows the text that comes with the row.
  const type = options !== undefined || render === `${name}_dictText` ? 'select' : 'input'
  const width = Number(column.width ?? 0)
  const looks = { type, sortable: column.sorter === true, ...(width > 0 && { width }), options }
  return [pickField(name, textOf(column, 'title') ?? name, looks)]
}

const DATES: { readonly [view: string]: string } = { date: 'date', datetime: 'datetime' }

function filterOf(query: Answer, dictOptions: unknown): PickField[] {
  const name = textOf(query, 'field')
  if (name === undefined) return []
  const view = (textOf(query, 'view') ?? 'text').toLowerCase()
  const title = textOf(query, 'label') ?? name
  const placeholder = textOf(query, 'placeholder')
  const hint = placeholder === undefined ? {} : { placeholder }
  const dict = textOf(query, 'dictCode')
  const options = optionsOf(dictOptions, dict) ?? optionsOf(dictOptions, name)
  if (options) return [pickField(name, title, { type: 'select', options, query: 'eq', ...hint })]
  if (dict !== undefined && view === 'list')
    return [pickField(name, title, { type: 'sel_search', settings: { dict }, query: 'eq', ...hint })]
  const range = textOf(query, 'mode') === 'group'
  const type = Object.hasOwn(DATES, view) ? DATES[view] : undefined
  return [pickField(name, title, { ...defined({ type }), query: range ? 'range' : type === undefined ? 'like' : 'eq', ...hint })]
}

/** The columns of a report, what can be asked of it, and its rows. */
export async function loadReport(host: Host, ask: ReportAsk, signal: AbortSignal): Promise<PickSource> {
  const found = await columnsOf(host, ask.code, signal)
  const id = String(found.cgRpConfigId ?? '')
  const queries = records(await get(host, `getQueryInfo/${encodeURIComponent(id)}`, signal))
  return {
    name: `report ${ask.code}`,
    title: String(found.cgRpConfigName ?? ask.code),
    columns: records(found.columns).flatMap(column => columnOf(column, found.dictOptions)),
    filters: queries.flatMap(query => filterOf(query, found.dictOptions)),
    collapsed: new Set(queries.filter(query => textOf(query, 'hidden') === '1').map(query => String(query.field))),
    load: (from, page, end) => loadRows(from, id, ask, page, end),
  }
}

async function loadRows(
  host: Host,
  id: string,
  { params, rowOf }: ReportAsk,
  { page, pageSize, filters, sort }: PickAsk,
  signal?: AbortSignal,
) {
  const self = Object.fromEntries(Object.entries(params ?? {}).map(([name, value]) => [`self_${name}`, value]))
  const order = sort === undefined ? {} : { column: sort.field, order: sort.order }
  const query = { ...filters, ...self, ...order, pageNo: page, pageSize }
  const answer = await get(host, `getData/${encodeURIComponent(id)}`, signal, query)
  const found = isObject(answer) ? answer : {}
  const rows = records(found.records).flatMap(row => rowOf(row) ?? [])
  return { rows, total: Number(found.total ?? rows.length) }
}

const ids = new WeakMap<Host, Map<string, Promise<string>>>()

/** A report's id; asked for once, and again after a failure. */
function reportId(host: Host, code: string): Promise<string> {
  const known = ids.get(host) ?? new Map<string, Promise<string>>()
  ids.set(host, known)
  const asked = known.get(code) ?? columnsOf(host, code).then(found => String(found.cgRpConfigId ?? ''))
  known.set(code, asked)
  asked.catch(() => known.delete(code))
  return asked
}

/** The rows of a report that have one of the values, `most` at most; one call for all. */
export async function loadValues(
  host: Host,
  ask: ReportAsk,
  field: string,
  values: readonly string[],
  most: number,
): Promise<readonly PickRow[]> {
  const id = await reportId(host, ask.code)
  const filters = { [field]: `${values.join(',')},` }
  return (await loadRows(host, id, { ...ask, params: null }, { page: 1, pageSize: most, filters })).rows
}
