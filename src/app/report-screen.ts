import type { DefinitionText } from '../../renderer/contract'
import {
  onlineCgreportApiGetQueryInfo,
  onlineCgreportApiGetRpColumns,
  type ReportColumn,
  type ReportColumns,
  type ReportQuery,
} from '../api/generated/online'

/** Choices of servers of the family may hold nulls. */
type Choices = { readonly [code: string]: readonly ({ readonly value: string; readonly text: string } | null)[] | undefined }

type Field = { readonly [key: string]: unknown }

const DATES: { readonly [view: string]: string } = { date: 'date', datetime: 'datetime' }

function optionsOf(choices: Choices, code: string | null | undefined) {
  const found = code ? choices[code] : undefined
  return found?.flatMap(one => (one ? [{ value: String(one.value), text: String(one.text) }] : []))
}

/** What a value is shown and asked by: a choice, a row of a table, a date, or text. */
function typeOf(column: ReportColumn | undefined, query: ReportQuery | undefined, choices: Choices): Field {
  const options = optionsOf(choices, column?.customRender) ?? optionsOf(choices, query?.dictCode) ?? optionsOf(choices, query?.field)
  if (options) return { type: 'select', options }
  if (query?.dictCode && query.view === 'list') return { type: 'sel_search', dict: query.dictCode }
  const date = DATES[query?.view.toLowerCase() ?? '']
  if (date) return { type: date }
  return column?.isTotal === '1' ? { type: 'inputNumber' } : {}
}

function queryOf({ mode, placeholder }: ReportQuery, type: unknown): Field {
  const operator = mode === 'group' ? 'range' : type === undefined ? 'like' : 'eq'
  return { query: operator, ...(placeholder && { placeholder }) }
}

function fieldOf(name: string, column: ReportColumn | undefined, query: ReportQuery | undefined, choices: Choices): Field {
  const looks = typeOf(column, query, choices)
  return {
    title: column?.title ?? query?.label ?? name,
    in: column ? 'list' : '',
    ...looks,
    ...(column && { sortable: column.sorter === true }),
    ...(column?.width && { width: Number(column.width) }),
    ...(column?.isTotal === '1' && { statistics: ['sum'] }),
    ...(query && queryOf(query, looks.type)),
  }
}

/** An online report as a screen: its columns, what it can be asked, and its rows, which nobody can change. */
export function reportScreen(
  { columns, dictOptions, cgRpConfigId, cgRpConfigName }: ReportColumns,
  queries: readonly ReportQuery[],
): object {
  const shown = new Map(columns.filter(({ dataIndex }) => dataIndex && dataIndex !== 'rowIndex').map(column => [column.dataIndex, column]))
  const asked = new Map(queries.map(query => [query.field, query]))
  const names = new Set([...shown.keys(), ...asked.keys()])
  return {
    screen: 'list',
    title: cgRpConfigName,
    source: { list: `GET /online/cgreport/api/getData/${encodeURIComponent(cgRpConfigId)}` },
    fields: Object.fromEntries([...names].map(name => [name, fieldOf(name, shown.get(name), asked.get(name), dictOptions ?? {})])),
    list: { toolbar: ['print'], row: [], selection: 'none' },
  }
}

const QUIET = { meta: { quiet: true } }

/** The screen of the report with a code; who may not read it, and a code that nobody knows, are refused in the server's words. */
export async function loadReportScreen(code: string): Promise<DefinitionText> {
  const columns = await onlineCgreportApiGetRpColumns({ params: { code } }, QUIET)
  const queries = await onlineCgreportApiGetQueryInfo({ params: { cgRpConfigId: columns.cgRpConfigId } }, QUIET)
  return { file: `report ${code}`, text: JSON.stringify(reportScreen(columns, queries ?? []), null, 2) }
}
