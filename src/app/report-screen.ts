import { type Client, type DefinitionText, reportField } from '../../renderer/contract'
import type { ReportColumn, ReportColumns, ReportParam, ReportQuery } from '../api/generated/online'

/** Choices of servers of the family may hold nulls. */
type Choices = { readonly [code: string]: readonly ({ readonly value: string; readonly text: string } | null)[] | undefined }

type Field = { readonly [key: string]: unknown }

const DATES: { readonly [view: string]: string } = { date: 'date', datetime: 'datetime' }

/** Of servers that tell how the values of a column compare. */
const KINDS: { readonly [fieldType: string]: string } = {
  Integer: 'inputNumber',
  Long: 'inputNumber',
  BigDecimal: 'inputNumber',
  Date: 'date',
  Datetime: 'datetime',
}

function optionsOf(choices: Choices, code: string | null | undefined) {
  const found = code ? choices[code] : undefined
  return found?.flatMap(one => (one ? [{ value: String(one.value), text: String(one.text) }] : []))
}

/** What a value is shown and asked by: a choice, a row of a table, a date, or text. */
function typeOf(column: ReportColumn | undefined, query: ReportQuery | undefined, choices: Choices): Field {
  const options = optionsOf(choices, column?.customRender) ?? optionsOf(choices, query?.dictCode) ?? optionsOf(choices, query?.field)
  if (options) return { type: 'select', options }
  if (query?.dictCode && query.view === 'list') return { type: 'sel_search', dict: query.dictCode }
  const type = DATES[query?.view.toLowerCase() ?? ''] ?? KINDS[column?.fieldType ?? '']
  if (type) return { type }
  return column?.isTotal === '1' ? { type: 'inputNumber' } : {}
}

function queryOf({ mode, placeholder }: ReportQuery, type: unknown): Field {
  const operator = mode === 'group' ? 'range' : type === undefined ? 'like' : 'eq'
  return { query: operator, ...(placeholder && { placeholder }) }
}

/** `${column}` of an address as the field of that column. */
const linkOf = (href: string, fields: ReadonlyMap<string, string>) =>
  href.replace(/\$\{\s*([^{}]+?)\s*\}/g, (_, name: string) => `{${fields.get(name) ?? name}}`)

function fieldOf(name: string, column: ReportColumn | undefined, query: ReportQuery | undefined, choices: Choices): Field {
  const looks = typeOf(column, query, choices)
  return {
    title: column?.title ?? query?.label ?? name,
    in: column ? 'list export' : '',
    ...looks,
    ...(column && { sortable: column.sorter === true }),
    ...(column?.width && { width: Number(column.width) }),
    ...(column?.isTotal === '1' && { statistics: ['sum'] }),
    ...(column?.groupTitle && { heading: column.groupTitle }),
    ...(query && queryOf(query, looks.type)),
  }
}

/** A parameter of the report, as an input of the query bar. */
const inputOf = ({ paramName, paramTxt }: ReportParam) =>
  [`self_${paramName}`, { title: paramTxt || paramName, in: '', query: 'eq' }] as const

/** An online report as a screen: its columns, what it can be asked, and its rows, which cannot be changed. */
export function reportScreen(
  { columns, dictOptions, cgRpConfigId, cgRpConfigName, fieldHrefSlots = [], canExport = true }: ReportColumns,
  queries: readonly ReportQuery[],
  params: readonly ReportParam[] = [],
): object {
  const all = columns.filter(({ dataIndex }) => dataIndex && dataIndex !== 'rowIndex')
  const shown = new Map(all.map(column => [column.dataIndex, column]))
  const asked = new Map(queries.map(query => [query.field, query]))
  // What is asked and not shown is asked by its own name, which must be one that a field may have.
  const names = [...new Set([...shown.keys(), ...[...asked.keys()].filter(name => reportField(name, 0) === name)])]
  const fields = new Map(names.map((name, index) => [name, reportField(name, index)]))
  const links = new Map(fieldHrefSlots.map(({ slotName, href }) => [slotName, { link: linkOf(href, fields) }]))
  return {
    screen: 'list',
    title: cgRpConfigName,
    source: `report:${cgRpConfigId}`,
    fields: Object.fromEntries([
      ...params.map(inputOf),
      ...[...fields].map(([name, field]) => {
        const own = fieldOf(name, shown.get(name), asked.get(name), dictOptions ?? {})
        const slot = shown.get(name)?.hrefSlotName
        return [field, { ...own, ...(slot && links.get(slot)) }]
      }),
    ]),
    list: { toolbar: [...(canExport ? ['export'] : []), 'print'], row: [], selection: 'none' },
  }
}

/** The screen of the report with a code; who may not read it, and an unknown code, are refused in the server's words. */
export async function loadReportScreen(client: Client, code: string): Promise<DefinitionText> {
  const ask = <Result>(call: string, of: string) =>
    client.request<Result>({ method: 'GET', path: `/online/cgreport/api/${call}/${encodeURIComponent(of)}`, silent: true })
  const columns = await ask<ReportColumns>('getRpColumns', code)
  const queries = await ask<readonly ReportQuery[] | null>('getQueryInfo', columns.cgRpConfigId)
  const params = await ask<readonly ReportParam[] | null>('getParamsInfo', columns.cgRpConfigId)
  return { file: `report ${code}`, text: JSON.stringify(reportScreen(columns, queries ?? [], params ?? []), null, 2) }
}
