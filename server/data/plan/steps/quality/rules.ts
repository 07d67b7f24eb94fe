import { validSql } from '../../../profile/semantics'
import type { ColumnShape, ExpressionCompiler } from '../../../sql'
import { isDate, NUMBER } from '../../parameters'
import { type BoundColumn, columnOf, columnsOf, fail, type Relation } from '../../relation'
import type { StepMaking } from '../../step'
import { texts } from '../../texts'
import type { QualityRule, RuleName, RuleOf } from '../../types'
import { NUMERIC } from '../../values'
import { alike } from '../tables'

export interface RuleMaking extends StepMaking {
  readonly rows: Relation
  readonly expressions: ExpressionCompiler
}

/** Whether a row breaks a rule, as SQL over the rows `l`, and the columns that it looks at. */
export interface Broken {
  readonly sql: string
  readonly columns: readonly BoundColumn[]
}

const isFilled = ({ type, sql }: BoundColumn) => (type === 'text' ? `(${sql} is not null and ${sql} <> '')` : `${sql} is not null`)
/** Empty values break no rule about what values are. */
const ofFilled = (column: BoundColumn, broken: string): Broken => ({ sql: `${isFilled(column)} and (${broken})`, columns: [column] })
const asText = ({ type, sql }: BoundColumn) => (type === 'text' ? sql : `cast(${sql} as varchar)`)
const isMoment = ({ type }: BoundColumn) => type === 'date' || type === 'datetime'

type Test<Name extends RuleName> = (rule: RuleOf<Name>, making: RuleMaking) => Broken

const complete: Test<'complete'> = ({ columns: names }, { rows }) => {
  const columns = columnsOf(rows.columns, names)
  return { sql: columns.map(column => `not ${isFilled(column)}`).join(' or '), columns }
}

const unique: Test<'unique'> = ({ columns: names }, { rows }) => {
  const columns = columnsOf(rows.columns, names)
  const same = `count(*) over (partition by ${columns.map(({ sql }) => sql).join(', ')}) > 1`
  return { sql: `${columns.map(isFilled).join(' and ')} and ${same}`, columns }
}

const valid: Test<'valid'> = ({ column: name, kind }, { rows }) => {
  const column = columnOf(rows.columns, name)
  return ofFilled(column, `not (${validSql(kind, asText(column))})`)
}

/** A bound of a range in the type of its column. */
function boundOf({ dialect }: RuleMaking, column: BoundColumn, given: string): string {
  const bound = given.trim()
  if (NUMERIC.has(column.type)) {
    if (!NUMBER.test(bound)) return fail(texts.badBound(column.name, given))
    const shape: ColumnShape = column.type === 'number' ? column : { type: 'decimal', digits: bound.split('.')[1]?.length ?? 0 }
    return `cast(${dialect.string(bound)} as ${dialect.typeName(shape)})`
  }
  if (!isMoment(column)) return fail(texts.noRange(column.name, column.type))
  return isDate(bound) ? `cast(${dialect.string(bound)} as date)` : fail(texts.badBound(column.name, given))
}

const range: Test<'range'> = ({ column: name, least = '', most = '' }, making) => {
  const column = columnOf(making.rows.columns, name)
  if (least.trim() === '' && most.trim() === '') return fail(texts.noBounds)
  // The last day of a range of times counts whole.
  const value = column.type === 'datetime' ? `cast(${column.sql} as date)` : column.sql
  const outside = [
    ...(least.trim() === '' ? [] : [`${value} < ${boundOf(making, column, least)}`]),
    ...(most.trim() === '' ? [] : [`${value} > ${boundOf(making, column, most)}`]),
  ]
  return ofFilled(column, outside.join(' or '))
}

const listed: Test<'listed'> = ({ column: name, values = [], dictionary = '' }, { rows, dialect, dictionary: items }) => {
  const column = columnOf(rows.columns, name)
  const known = dictionary === '' ? [] : (items?.(dictionary) ?? fail(texts.noDictionary(dictionary)))
  const all = [...new Set([...values, ...known.flatMap(({ value, text }) => [value, text])])]
  if (all.length === 0) return fail(texts.noListed)
  return ofFilled(column, `${asText(column)} not in (${all.map(value => dialect.string(value)).join(', ')})`)
}

const holds: Test<'holds'> = ({ when }, { rows, expressions }) => {
  expressions.used.clear()
  const condition = expressions.condition(when)
  return { sql: `not (${condition})`, columns: rows.columns.filter(({ name }) => expressions.used.has(name)) }
}

const found: Test<'found'> = ({ with: plan, on }, { rows, taken }) => {
  const other = taken(plan)
  const pairs = on.map(({ left, right }) => [columnOf(rows.columns, left), columnOf(other.columns, right)] as const)
  for (const [left, right] of pairs) if (!alike(left, right)) fail(texts.unlikeTypes(left.name, right.name))
  const columns = pairs.map(([left]) => left)
  const same = pairs.map(([left, right]) => `r.${right.sql} = l.${left.sql}`).join(' and ')
  return { sql: `${columns.map(isFilled).join(' and ')} and not exists (select 1 from ${other.from} r where ${same})`, columns }
}

const HOURS_FROM_GREENWICH = 8
const dayOf = (now: Date) => new Date(now.getTime() + HOURS_FROM_GREENWICH * 3_600_000).toISOString().slice(0, 10)

const timely: Test<'timely'> = ({ column: name, days, since }, { rows, dialect, now }) => {
  const named = since === undefined || since === '' ? [name] : [name, since]
  const columns = columnsOf(rows.columns, named)
  for (const column of columns) if (!isMoment(column)) fail(texts.noMoment(column.name, column.type))
  const [column, begin] = columns.map(({ sql }) => `cast(${sql} as timestamp)`)
  const today = `cast(${dialect.string(dayOf(now))} as timestamp)`
  const { moment } = dialect.values(sql => sql)
  const between = begin === undefined ? moment.days(`${column}`, today) : moment.days(begin, `${column}`)
  return { sql: `${columns.map(isFilled).join(' and ')} and ${between} > ${days}`, columns }
}

const tests: { readonly [Name in RuleName]: Test<Name> } = { complete, unique, valid, range, listed, holds, found, timely }

export const brokenBy = (rule: QualityRule, making: RuleMaking): Broken => (tests[rule.is] as Test<RuleName>)(rule, making)

/** Whether keeping a rule tells no more of a value than that it is there, is the only one, or has a right form. */
export const hidesValues = ({ is }: QualityRule): boolean => is === 'complete' || is === 'unique' || is === 'valid'
