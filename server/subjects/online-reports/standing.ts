import type { RawBuilder } from 'kysely'
import type { Call } from '../../http/module'
import type { Reading } from '../../http/reading'
import {
  type AllowedColumns,
  andSql,
  type ColumnKind,
  type ListColumn,
  type ListSpec,
  type RawListQuery,
  type ReadableList,
  type ReadableLists,
  type Reader,
  type Rule,
  readerOf,
  rulesSql,
  type Trx,
} from '../../query'
import { errors, fail } from '../../util/errors'
import { type SourceReader, sourceReader } from '../data-sources'
import { foreignParts, type Run } from './foreign'
import type { Report, ReportItem } from './repository'
import { readStatement } from './statement'
import * as statements from './statement/repository'
import { texts } from './texts'

/** Who asks for reports, in a call or outside of one, and by what they are read. */
export interface Asking extends Reading, Pick<Call, 'dataSourceKey'> {
  readonly log: Pick<Call['log'], 'warn'>
}

/** Who reads a report, and the lists of the application. */
export interface ReportReader extends Reader {
  readonly lists: ReadableLists
  /** What an administrator leaves of the tables to statements. */
  readonly limits: () => Promise<AllowedColumns | undefined>
  /** Reads a data source for the reader; absent where texts are looked up for many, who may not all read it. */
  readonly foreign?: (code: string) => Promise<SourceReader>
}

/** A reader outside of a transaction. */
export const readerIn = (reader: Reader, { catalog, readTenant }: Pick<Call, 'catalog' | 'readTenant'>): ReportReader => ({
  ...reader,
  lists: catalog.readable,
  limits: () => readTenant(trx => catalog.tableLimits.of(trx)),
})

/** The reader of a call, who may read data sources as well. */
export const reportReader = (call: Omit<Asking, 'log' | 'readReport'>): ReportReader => ({
  ...readerIn(readerOf(call), call),
  foreign: code => sourceReader(call, code),
})

/** A reader inside of one. */
export const readerWithin = (reader: Reader, trx: Trx): ReportReader => ({
  ...reader,
  lists: trx.catalog.readable,
  limits: () => trx.catalog.tableLimits.of(trx),
})

/** A report on what it stands on: the columns that it chose out of those that the reader may see. */
export interface Standing {
  readonly report: Report
  /** Every item with the column that it shows, in their order. */
  readonly columns: readonly { readonly item: ReportItem; readonly column: ListColumn }[]
  /** What may be read, filtered and sorted, with the parameters of the query; with the id, by which pages keep apart. */
  readonly spec: ListSpec
  /** The lists whose rows it shows. */
  readonly lists: readonly ReadableList[]
  /** True: it is a statement of its own, which runs as the role of reports. */
  readonly stated: boolean
  /** The statement over what the reader may see, in the database of the application. */
  readonly parts?: RawBuilder<unknown> | undefined
  /** What runs it on a data source instead. */
  readonly foreign?: Run | undefined
}

/**
 * Holds a report against what it stands on. A user who may not read one of its lists is refused, and so is a column that the list does
 * not have.
 */
export const standingOf = async (report: Report, reader: ReportReader, query: RawListQuery = {}): Promise<Standing> =>
  report.cgrSql?.trim() ? statedBy(report, report.cgrSql, reader, query) : listedBy(report, reader, query)

function mayRead(list: ReadableList, reader: Reader): void {
  if (list.right !== null && !reader.can(list.right)) throw errors.noPermission()
}

function listedBy(report: Report, reader: ReportReader, query: RawListQuery): Standing {
  const list = reader.lists.at(report.source ?? '') ?? fail(texts.noSource(report.name, report.source ?? ''))
  mayRead(list, reader)
  const source = list.spec(reader)
  const known = new Map(source.columns.map(column => [column.name, column]))
  const columns = report.items.map(item => {
    const column = known.get(item.fieldName) ?? fail(texts.noColumn(report.name, item.fieldName))
    const { dictCode } = item
    return { item, column: dictCode ? { ...column, dict: isStatement(dictCode) ? undefined : dictCode } : column }
  })
  const id = known.get('id')
  const own = columns.map(({ column }) => column)
  const { lines: _, ...bare } = source
  const spec = { ...bare, columns: id && !own.some(({ name }) => name === 'id') ? [id, ...own] : own, ...sortOf(report, own) }
  return { report, columns, spec: withParams(report, spec, source, query), lists: [list], stated: false }
}

/** Whether a dictionary is a statement that answers its values and texts. */
export const isStatement = (dictCode: string | null): dictCode is string => /^\s*select\s/i.test(dictCode ?? '')

const KINDS: Readonly<Record<string, ColumnKind>> = {
  Integer: 'integer',
  Long: 'integer',
  BigDecimal: 'decimal',
  Date: 'date',
  Datetime: 'datetime',
}

async function statedBy(report: Report, sql: string, reader: ReportReader, query: RawListQuery): Promise<Standing> {
  const values = parameterValues(report, query)
  const source = { sql, dbSource: report.dbSource }
  const { parts, lists, foreign } = await partsOf(source, reader, values)
  const columns = report.items.map(item => ({
    item,
    column: statements.statementColumn(
      item.fieldName,
      KINDS[item.fieldType ?? ''] ?? 'text',
      isStatement(item.dictCode) ? null : item.dictCode,
    ),
  }))
  const own = columns.map(({ column }) => column)
  return {
    report,
    columns,
    spec: { ...statements.statementSpec({ columns: own, ...sortOf(report, own) }), plainOrder: foreign?.plainOrder === true },
    lists,
    stated: true,
    parts,
    foreign,
  }
}

/** A statement over what the reader may see, and the lists that it reads. */
export async function statementParts(sql: string, reader: ReportReader, values: ReadonlyMap<string, string>) {
  const statement = await readStatement(sql)
  const lists = statement.tables.map(table => statements.listOf(reader.lists, table) ?? fail(texts.noTable(table)))
  for (const list of lists) mayRead(list, reader)
  const allowed = await reader.limits()
  const shown = lists.map(list => statements.narrowed(list, allowed))
  const heavy = statement.check(statements.columnsFor(shown, reader))
  return { parts: statements.statementWith(statement, shown, reader, { values, heavy }), lists, statement }
}

/** A statement over what it reads: lists of the application, or the tables of a data source. */
export async function partsOf(
  { sql, dbSource }: { readonly sql: string; readonly dbSource: string | null | undefined },
  reader: ReportReader,
  values: ReadonlyMap<string, string>,
) {
  if (!dbSource) return { ...(await statementParts(sql, reader, values)), foreign: undefined }
  const source = (await reader.foreign?.(dbSource)) ?? fail(texts.noDataSource(dbSource))
  return { ...(await foreignParts(sql, source, values)), parts: undefined, lists: [] }
}

function sortOf({ sort }: Report, columns: readonly ListColumn[]): Pick<ListSpec, 'sort'> {
  const name = sort?.replace(/^-/, '').trim() ?? ''
  if (!columns.some(column => column.name === name)) return {}
  return { sort: { name, order: sort?.startsWith('-') ? 'desc' : 'asc' } }
}

/** Clients of the family quote texts, which they once put into a statement. */
const unquoted = (value: string) => /^'(.*)'$/s.exec(value.trim())?.[1] ?? value

/** Characters of the value of a parameter. */
const LONGEST_PARAMETER = 10_000

/** What came as `self_<name>`, else the parameter's own value; those that have neither are left out. */
function parameterValues({ params }: Report, query: RawListQuery): ReadonlyMap<string, string> {
  const pairs = params.map(({ paramName, paramValue }) => {
    const given = query[`self_${paramName}`]
    const value = unquoted(typeof given === 'string' && given !== '' ? given : (paramValue ?? ''))
    if (value.length > LONGEST_PARAMETER) fail(texts.longParameter(paramName))
    return [paramName, value] as const
  })
  return new Map(pairs.filter(([, value]) => value !== ''))
}

/**
 * The list narrowed down by the parameters of the report. One without value asks nothing. Names of columns and operators are the
 * report's; only values come from the request.
 */
function withParams(report: Report, spec: ListSpec, source: ListSpec, query: RawListQuery): ListSpec {
  const values = parameterValues(report, query)
  const rules = report.params.flatMap(({ paramName, fieldName, rule }): Rule[] => {
    const val = values.get(paramName)
    return val === undefined || fieldName === null ? [] : [{ field: fieldName, rule, val }]
  })
  const asked = rulesSql(source, rules)
  return asked ? { ...spec, where: andSql(spec.where, asked) } : spec
}
