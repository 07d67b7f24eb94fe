import type { Row } from '../../model/source'
import { compareWords } from '../../model/words'
import { type Amount, aggregated, compareAmounts, periodOf } from '../../ui/data/aggregate'
import { fieldValue } from '../../ui/text/row-link'
import type { PivotDimension, PivotSettings } from './definition'

/** Names of headings from the outermost on; shorter than the dimensions: a total. */
export type PivotPath = readonly string[]

/** A heading of a line or a column. */
export interface PivotHead {
  readonly path: PivotPath
  readonly total: boolean
}

/** Lines by name, or by their totals of one of the values. */
export type PivotOrder = { readonly by: 'name' } | { readonly by: number; readonly order: 'rising' | 'falling' }

export interface Pivot {
  readonly lines: readonly PivotHead[]
  readonly columns: readonly PivotHead[]
  /** Null where no row stands. */
  readonly cell: (line: PivotPath, column: PivotPath, value: number) => Amount | null
}

type Asked = Pick<PivotSettings, 'rows' | 'columns' | 'values' | 'subtotals' | 'totals'>

/** Puts rows together in two directions; subtotals and totals are made of the rows themselves. */
export function pivotOf(asked: Asked, rows: readonly Row[], order: PivotOrder): Pivot {
  const groups = new Map<string, Row[]>()
  const [down, across] = [branch(), branch()]
  for (const row of rows) {
    const line = pathOf(row, asked.rows)
    const column = pathOf(row, asked.columns)
    grow(down, line)
    grow(across, column)
    for (let i = 0; i <= line.length; i += 1) {
      for (let j = 0; j <= column.length; j += 1) put(groups, keyOf(line.slice(0, i), column.slice(0, j)), row)
    }
  }
  const known = new Map<string, Amount | null>()
  const cell: Pivot['cell'] = (line, column, value) => {
    const key = keyOf(line, column)
    const exact = `${value}:${key}`
    const found = known.get(exact)
    if (found !== undefined) return found
    const { value: field = '', aggregate = 'sum' } = asked.values[value] ?? {}
    const group = groups.get(key)
    const made =
      group === undefined
        ? null
        : aggregated(
            group.map(row => fieldValue(row, field)),
            aggregate,
          )
    known.set(exact, made)
    return made
  }
  const byLine = order.by === 'name' ? byName : byTotal(order.order, path => cell(path, [], order.by))
  return {
    lines: heads(down, [], asked.rows.length, byLine, { sub: asked.subtotals, whole: asked.totals === 'rows' || asked.totals === 'both' }),
    columns: heads(across, [], asked.columns.length, byName, {
      sub: asked.subtotals,
      whole: asked.columns.length > 0 && (asked.totals === 'columns' || asked.totals === 'both'),
    }),
    cell,
  }
}

function pathOf(row: Row, dimensions: readonly PivotDimension[]): PivotPath {
  return dimensions.map(({ value, by }) => periodOf(fieldValue(row, value), by) || '–')
}

const keyOf = (line: PivotPath, column: PivotPath) => JSON.stringify([line, column])

function put(groups: Map<string, Row[]>, key: string, row: Row): void {
  const group = groups.get(key)
  if (group === undefined) groups.set(key, [row])
  else group.push(row)
}

/** The names below a heading. */
interface Branch {
  readonly below: Map<string, Branch>
}

const branch = (): Branch => ({ below: new Map() })

function grow(root: Branch, path: PivotPath): void {
  let at = root
  for (const name of path) {
    const next = at.below.get(name) ?? branch()
    at.below.set(name, next)
    at = next
  }
}

type Compare = (one: PivotPath, other: PivotPath) => number

const byName: Compare = (one, other) => compareWords(one.at(-1) ?? '', other.at(-1) ?? '')

function byTotal(order: 'rising' | 'falling', totalOf: (path: PivotPath) => Amount | null): Compare {
  return (one, other) => compareAmounts(totalOf(one), totalOf(other), order) || byName(one, other)
}

function heads(at: Branch, path: PivotPath, depth: number, compare: Compare, totals: { sub: boolean; whole: boolean }): PivotHead[] {
  if (path.length === depth) return [{ path, total: false }]
  const below = [...at.below.keys()].map(name => [...path, name]).toSorted(compare)
  const inner = below.flatMap(next => heads(at.below.get(next.at(-1) ?? '') ?? branch(), next, depth, compare, totals))
  const own = path.length === 0 ? totals.whole : totals.sub
  return own ? [...inner, { path, total: true }] : inner
}
