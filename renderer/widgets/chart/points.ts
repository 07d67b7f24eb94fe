import type { Row } from '../../model/source'
import { compareWords } from '../../model/words'
import { type Amount, aggregated, amountIn, compareAmounts, periodOf } from '../../ui/data/aggregate'
import { fieldValue } from '../../ui/text/row-link'
import type { ChartSettings } from './definition'
import { provinceName, provinceOf } from './map/provinces'

/** What is drawn at one place: the numbers of its series. */
export interface ChartPoint {
  readonly name: string
  readonly values: readonly (number | null)[]
  /** The same with all their digits, to be read. */
  readonly amounts: readonly (Amount | null)[]
  /** The first row behind it, for links. */
  readonly row: Row
}

type Asked = Pick<ChartSettings, 'kind' | 'category' | 'by' | 'series' | 'order' | 'most'>

/** The points of rows: each row one, or those of the same category together where a series says how. */
export function pointsOf({ kind, category, by, series, order, most }: Asked, rows: readonly Row[]): readonly ChartPoint[] {
  const nameOf = (row: Row) => {
    const name = periodOf(fieldValue(row, category), by)
    const province = kind === 'map' ? provinceOf(name) : undefined
    return province === undefined ? name : provinceName(province)
  }
  const points = series.some(one => one.aggregate)
    ? [...together(rows, nameOf)].map(([name, [first, ...rest]]) => {
        const all = [first, ...rest]
        const amounts = series.map(({ value, aggregate }) =>
          aggregated(
            all.map(row => fieldValue(row, value)),
            aggregate ?? 'sum',
          ),
        )
        return pointOf(name, amounts, first)
      })
    : rows.map(row =>
        pointOf(
          nameOf(row),
          series.map(({ value }) => amountIn(fieldValue(row, value))),
          row,
        ),
      )
  return ordered(points, order).slice(0, most ?? undefined)
}

const pointOf = (name: string, amounts: ChartPoint['amounts'], row: Row): ChartPoint => ({
  name,
  values: amounts.map(amount => (amount === null ? null : Number(amount))),
  amounts,
  row,
})

/** The amount of a point that is drawn as that number, with all its digits; the number where no point is known. */
export const amountAt = (point: ChartPoint | undefined, value: unknown): unknown =>
  point?.amounts[point.values.indexOf(value as number)] ?? value

function together(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, [Row, ...Row[]]> {
  const groups = new Map<string, [Row, ...Row[]]>()
  for (const row of rows) {
    const name = nameOf(row)
    const group = groups.get(name)
    if (group === undefined) groups.set(name, [row])
    else group.push(row)
  }
  return groups
}

function ordered(points: readonly ChartPoint[], order: ChartSettings['order']): readonly ChartPoint[] {
  if (order === 'rows') return points
  if (order === 'name') return points.toSorted((one, other) => compareWords(one.name, other.name))
  return points.toSorted(({ amounts: [one = null] }, { amounts: [other = null] }) => compareAmounts(one, other, order))
}
