import { nearest } from '../../../renderer/core'
import { type Dialect, ExpressionCompiler, ExpressionRefusal } from '../sql'
import type { ParameterValues } from '../sql/types'
import { PlanError } from './plan-error'
import { texts } from './texts'
import type { Column } from './types'

/** A column with what names it in the rows. */
export interface BoundColumn extends Column {
  readonly sql: string
}

/** Rows on their way through a plan. */
export interface Relation {
  /** What stands after `from`. */
  readonly from: string
  readonly columns: readonly BoundColumn[]
  /** Columns by which rows stand, the first one foremost; they are kept beside the others. */
  readonly order: readonly { readonly sql: string; readonly descending: boolean }[]
  /** Of rows as a sheet has them: the names of its files, of which `order` holds the number and the place within. */
  readonly parts?: readonly string[] | undefined
}

export interface Making {
  readonly dialect: Dialect
  readonly now: Date
  readonly parameters?: ParameterValues | undefined
  /** Values and texts of a dictionary; undefined: there is none. */
  readonly dictionary?: ((code: string) => readonly DictionaryItem[] | undefined) | undefined
}

export interface DictionaryItem {
  readonly value: string
  readonly text: string
}

const MOST_COLUMNS = 2000
const LONGEST_NAME = 200

/** A column with the SQL of its values, before it has a name in the rows. */
export interface NewColumn extends Column {
  readonly value: string
}

/** Names for columns in the rows; no name of a user stands in a statement. */
const placeName = (at: number) => `c${at + 1}`
const orderName = (at: number) => `o${at + 1}`

export const fail = (message: string): never => {
  throw new PlanError(message, [])
}

/** The column of a name. */
export function columnOf(columns: readonly BoundColumn[], name: string): BoundColumn {
  const found = columns.find(column => column.name === name)
  if (found) return found
  const names = columns.map(column => column.name)
  const missing = { name, nearest: nearest(name, names) }
  throw new PlanError(texts.unknownColumn(name, missing.nearest), [], missing)
}

export const columnsOf = (columns: readonly BoundColumn[], names: readonly string[]) => names.map(name => columnOf(columns, name))

function checkNames(columns: readonly Column[]): void {
  if (columns.length === 0) fail(texts.noColumns)
  if (columns.length > MOST_COLUMNS) fail(texts.tooManyColumns(MOST_COLUMNS))
  const seen = new Set<string>()
  for (const { name } of columns) {
    if (name.trim() === '' || name.length > LONGEST_NAME) fail(texts.badName)
    if (seen.has(name)) fail(texts.twice(name))
    seen.add(name)
  }
}

export interface Selected {
  readonly from: string
  readonly columns: readonly NewColumn[]
  readonly order: Relation['order']
  /** What follows: `where …`, `group by …`. */
  readonly rest?: string
}

/** Rows of a select, under names of their own. */
export function select({ dialect }: Making, { from, columns, order, rest = '' }: Selected): Relation {
  checkNames(columns)
  const named = [
    ...columns.map(({ value }, at) => `${value} as ${dialect.name(placeName(at))}`),
    ...order.map(({ sql }, at) => `${sql} as ${dialect.name(orderName(at))}`),
  ]
  return {
    from: `(select ${named.join(', ')} from ${from}${rest === '' ? '' : ` ${rest}`})`,
    columns: columns.map(({ value: _, ...column }, at) => ({ ...column, sql: dialect.name(placeName(at)) })),
    order: order.map(({ descending }, at) => ({ sql: dialect.name(orderName(at)), descending })),
  }
}

/** What is hidden of a value that is made of others: as much as of the most hidden one. */
export function hiddenOf(columns: readonly Column[]): Column['hidden'] {
  if (columns.some(({ hidden }) => hidden === 'whole')) return 'whole'
  return columns.some(({ hidden }) => hidden === 'part') ? 'part' : undefined
}

export const asTheyAre = (columns: readonly BoundColumn[]): readonly NewColumn[] =>
  columns.map(({ sql, ...column }) => ({ ...column, value: sql }))

/** Empty values stand first where the order rises, and last where it falls, as in lists. */
export const orderBy = (order: Relation['order']) =>
  order.length === 0
    ? ''
    : `order by ${order.map(({ sql, descending }) => `${sql} ${descending ? 'desc nulls last' : 'asc nulls first'}`).join(', ')}`

/** Expressions over the columns of rows; what they refuse is a fault of the step. */
export function expressions<Result>(
  { dialect, now, parameters }: Making,
  { columns }: Relation,
  work: (compiler: ExpressionCompiler) => Result,
): Result {
  try {
    return work(new ExpressionCompiler({ dialect, columns, now, parameters }))
  } catch (error) {
    if (error instanceof ExpressionRefusal) throw new PlanError(error.message, [], error.missing)
    throw error
  }
}
