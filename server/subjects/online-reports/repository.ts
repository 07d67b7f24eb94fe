import { type Kysely, sql } from 'kysely'
import type { ReportHead } from '../../generated/operations'
import { auditColumns, type ListSpec, listAll, listPage, MOST_LABELS, type PageOf, type RawListQuery, type Trx } from '../../query'

export type { Trx } from '../../query'

/** A report as it was configured (the entity online/report). */
export interface Report {
  readonly id: string
  readonly code: string
  readonly name: string
  /** Base path of the list that it stands on; null for one that has a statement. */
  readonly source: string | null
  /** The statement that it is instead. */
  readonly cgrSql: string | null
  /** Code of the data source that the statement reads; null for the database of the application. */
  readonly dbSource: string | null
  /** A field, with a minus before it to sort down. */
  readonly sort: string | null
  readonly items: readonly ReportItem[]
  readonly params: readonly ReportParam[]
}

/** Marks are '1' and '0'. */
export interface ReportItem {
  readonly id: string
  readonly fieldName: string
  readonly fieldTxt: string
  readonly fieldType: string | null
  readonly fieldWidth: number | null
  readonly isShow: string | null
  readonly isOrder: string | null
  readonly isSearch: string | null
  readonly searchMode: string | null
  readonly dictCode: string | null
  readonly replaceVal: string | null
  readonly isTotal: string | null
  readonly groupTitle: string | null
  readonly fieldHref: string | null
}

export interface ReportParam {
  readonly id: string
  readonly paramName: string
  readonly paramTxt: string | null
  readonly fieldName: string | null
  readonly rule: string
  readonly paramValue: string | null
}

/** The report with that code or id; undefined when there is none. */
export async function findReport(trx: Trx, by: { readonly code: string } | { readonly id: string }): Promise<Report | undefined> {
  const name = 'code' in by ? by.code : by.id
  // Popups name a report by its code, its page by its id.
  const wanted = sql`(code = ${name} or id = ${name})`
  const { rows } = await sql<Omit<Report, 'items' | 'params'>>`
    select id, code, name, source, cgr_sql, db_source, sort from onl_report where ${wanted} order by code = ${name} desc limit 1`.execute(
    trx,
  )
  const [report] = rows
  if (!report) return undefined
  const items = await sql<ReportItem>`
    select id, field_name, field_txt, field_type, field_width::int, is_show, is_order, is_search, search_mode, dict_code, replace_val, is_total,
      group_title, field_href from onl_report_items where _parent = ${report.id} order by _order`.execute(trx)
  const params = await sql<ReportParam>`
    select id, param_name, param_txt, field_name, rule, param_value from onl_report_params where _parent = ${report.id} order by _order`.execute(
    trx,
  )
  return { ...report, items: items.rows, params: params.rows }
}

/** The report that a column belongs to; undefined when there is none. */
export async function reportOfItem(trx: Trx, itemId: string): Promise<Report | undefined> {
  const { rows } = await sql<{ id: string }>`select _parent as id from onl_report_items where id = ${itemId}`.execute(trx)
  return rows[0] && findReport(trx, rows[0])
}

/** Reports whose items name a table where they choose. */
export async function choosingFrom(trx: Trx, table: string): Promise<readonly { readonly id: string; readonly dictCode: string }[]> {
  const { rows } = await sql<{ id: string; dictCode: string }>`select distinct _parent as id, dict_code from onl_report_items
    where strpos(dict_code, ${`${table},`}) > 0 order by 1 limit 200`.execute(trx)
  return rows
}

/** Whether the database answers. */
export const ping = (db: Kysely<unknown>) => sql`select 1`.execute(db)

export interface Choice {
  readonly value: string
  readonly text: string
}

export const rows = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<Record<string, unknown>[]> =>
  listAll<Record<string, unknown>>(trx, spec, query)

export const page = (trx: Trx, spec: ListSpec, query: RawListQuery): Promise<PageOf<Record<string, unknown>>> =>
  listPage<Record<string, unknown>>(trx, spec, query)

/** Which column holds what is stored, and which what people read. */
export interface TextNames {
  readonly value: string
  readonly text: string
}

/** Texts of one column by the values of another: of these values, or without them of all rows that can be chosen. */
export async function textsOf(
  trx: Trx,
  spec: ListSpec,
  names: TextNames,
  values: readonly string[] | undefined,
): Promise<ReadonlyMap<string, string>> {
  const columns = spec.columns.filter(({ name }) => name === names.value || name === names.text).map(({ dict: _, ...column }) => column)
  const query = values === undefined ? {} : { [`${names.value}_MultiString`]: values.join(',') }
  const { sort: _sort, ...rest } = spec
  const rows = await listAll<Record<string, unknown>>(trx, { ...rest, columns }, query, MOST_LABELS)
  return new Map(rows.map(row => [String(row[names.value] ?? ''), String(row[names.text] ?? row[names.value] ?? '')]))
}

const headList: ListSpec = {
  table: 'onl_report',
  columns: [
    ...(
      ['id', 'code', 'name', 'cgrSql', 'dbSource', 'source', 'sort', 'returnValField', 'returnTxtField', 'returnType', 'content'] as const
    ).map(name => ({ name, kind: 'text' as const })),
    ...auditColumns,
  ],
}

/** Reports as their administration lists them. */
export const heads = (trx: Trx, query: RawListQuery) => listPage<ReportHead>(trx, headList, query)
