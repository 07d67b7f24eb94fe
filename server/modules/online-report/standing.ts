import { errors, fail } from '../../errors'
import { andSql, type ListColumn, type ListSpec, type Reader, type Rule, readableAt, rulesSql } from '../../query'
import type { Report, ReportItem } from './repository'
import { texts } from './texts'

/** A report on what it stands on: the columns that it chose out of those that the reader may see. */
export interface Standing {
  readonly report: Report
  /** Every item with the column that it shows, in their order. */
  readonly columns: readonly { readonly item: ReportItem; readonly column: ListColumn }[]
  /** What may be read, filtered and sorted; with the id, by which pages keep apart. */
  readonly spec: ListSpec
  /** The whole list, for parameters that compare what is not shown. */
  readonly source: ListSpec
}

/** Holds a report against its list. Whoever may not read the list is refused, and so is a column that the list does not have. */
export function standingOf(report: Report, reader: Reader): Standing {
  const list = readableAt(report.source) ?? fail(texts.noSource(report.name, report.source))
  if (list.right !== null && !reader.can(list.right)) throw errors.noPermission()
  const source = list.spec(reader)
  const known = new Map(source.columns.map(column => [column.name, column]))
  const columns = report.items.map(item => {
    const column = known.get(item.fieldName) ?? fail(texts.noColumn(report.name, item.fieldName))
    return { item, column: item.dictCode ? { ...column, dict: item.dictCode } : column }
  })
  const id = known.get('id')
  const own = columns.map(({ column }) => column)
  const { lines: _, ...bare } = source
  const spec = { ...bare, columns: id && !own.some(({ name }) => name === 'id') ? [id, ...own] : own, ...sortOf(report, own) }
  return { report, columns, spec, source }
}

function sortOf({ sort }: Report, columns: readonly ListColumn[]): Pick<ListSpec, 'sort'> {
  const name = sort?.replace(/^-/, '').trim() ?? ''
  if (!columns.some(column => column.name === name)) return {}
  return { sort: { name, order: sort?.startsWith('-') ? 'desc' : 'asc' } }
}

/** Clients of the family quote texts, which they once put into a statement. */
const unquoted = (value: string) => /^'(.*)'$/s.exec(value.trim())?.[1] ?? value

/**
 * The list narrowed down by the parameters of the report: what came as `self_<name>`, else the parameter's own value. One that has
 * neither asks nothing. Names of columns and operators are the report's; only values come from the request.
 */
export function withParams({ report, spec, source }: Standing, query: Readonly<Record<string, unknown>>): ListSpec {
  const rules = report.params.flatMap(({ paramName, fieldName, rule, paramValue }): Rule[] => {
    const given = query[`self_${paramName}`]
    const val = unquoted(typeof given === 'string' && given !== '' ? given : (paramValue ?? ''))
    return val === '' ? [] : [{ field: fieldName, rule, val }]
  })
  const asked = rulesSql(source, rules)
  return asked ? { ...spec, where: andSql(spec.where, asked) } : spec
}
