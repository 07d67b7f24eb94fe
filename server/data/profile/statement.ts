import type { Column } from '../plan'
import { duckdb } from '../sql'
import { mayMean, type Semantic, shapesStatement, validSql } from './semantics'

export const BARS = 20
const MOST_TOP = 10
const MOST_PATTERNS = 8
/** Characters that are shown of a value. */
const LONGEST = 100

const NUMBERS = new Set<Column['type']>(['whole', 'decimal', 'number'])
export const isNumber = ({ type }: Pick<Column, 'type'>): boolean => NUMBERS.has(type)
export const isMoment = ({ type }: Pick<Column, 'type'>): boolean => type === 'date' || type === 'datetime'

/** A value as a place on a line. */
const placeOf = (column: Pick<Column, 'type'>, value: string) =>
  isMoment(column) ? `epoch(cast(${value} as timestamp))` : `cast(${value} as double)`

const shortened = (value: string) => `left(cast(${value} as varchar), ${LONGEST})`
const pattern = `regexp_replace(regexp_replace(regexp_replace(v, '[0-9]', '9', 'g'), '[A-Za-z]', 'A', 'g'), '[\\x{4e00}-\\x{9fa5}]+', chr(27721), 'g')`

/** How values spread, in equal steps from the least to the greatest. */
function spread(column: Pick<Column, 'type'>): string {
  const x = placeOf(column, 'v')
  const ends = `select min(${x}) as lo, max(${x}) as hi from g where isfinite(${x})`
  const bar = `case when hi > lo then least(${BARS - 1}, cast(floor((${x} - lo) / (hi - lo) * ${BARS}) as integer)) else 0 end`
  return `select 'bar', cast(bar as varchar), cast(sum(n) as bigint) from (select ${bar} as bar, n from g, (${ends}) where isfinite(${x})) group by bar
    union all select 'lo', cast(lo as varchar), null from (${ends}) union all select 'hi', cast(hi as varchar), null from (${ends})`
}

/** Figures of values as they are, of each once: what has the statement answers as name, text and count. */
function ofKind(column: Pick<Column, 'type'>): readonly string[] {
  const ends = `select 'min', ${shortened('min(v)')}, null from g union all select 'max', ${shortened('max(v)')}, null from g`
  if (isNumber(column)) {
    const [mean, ...quarters] = ['avg(x)', ...[0.25, 0.5, 0.75].map(share => `approx_quantile(x, ${share})`)]
    const figures = [
      `select 'mean', cast(${mean} as varchar), null from d`,
      ...quarters.map((each, at) => `select 'q${at}', cast(${each} as varchar), null from d`),
    ]
    return [ends, ...figures, spread(column)]
  }
  if (isMoment(column)) return [ends, spread(column)]
  if (column.type === 'boolean') return []
  return [
    `select 'shortest', null, min(length(v)) from g union all select 'longest', null, max(length(v)) from g`,
    `(select 'pattern', ${shortened('p')}, cast(sum(n) as bigint) as c from (select ${pattern} as p, n from g) group by p order by c desc, p limit ${MOST_PATTERNS})`,
  ]
}

/** The filled values of a column as `v`. */
function filledRows(files: readonly string[], { type }: Column, stored: string): string {
  const rows = files.map(file => `select ${duckdb.name(stored)} as v from ${duckdb.file(file)}`).join(' union all ')
  const filled = type === 'text' ? `v is not null and v <> ''` : 'v is not null'
  return `select v from (${rows}) where ${filled}`
}

/** How many values of a column are not what it means. */
export const invalidStatement = (files: readonly string[], column: Column, stored: string, kind: Semantic): string =>
  `select count(*) from (select cast(v as varchar) as v from (${filledRows(files, column, stored)})) where not (${validSql(kind, 'v')})`

/** What one column of a file holds, as rows of name, text and count. */
export function profileStatement(files: readonly string[], column: Column, stored: string): string {
  const parts = [
    `select 'filled', null, cast(coalesce(sum(n), 0) as bigint) from g`,
    `select 'distinct', null, count(*) from g`,
    `(select 'top', ${shortened('v')}, n from g order by n desc, v limit ${MOST_TOP})`,
    ...ofKind(column),
    ...(mayMean(column) ? [shapesStatement()] : []),
  ]
  const doubles = isNumber(column) ? `, d as (select cast(v as double) as x from t)` : ''
  return `with t as (${filledRows(files, column, stored)}), g as materialized (select v, count(*) as n from t group by v)${doubles}
    ${parts.join(' union all ')}`
}
