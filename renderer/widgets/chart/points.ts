import type { Row } from '../../model/source'
import { compareWords } from '../../model/words'
import { aggregated, numberIn, periodOf } from '../../ui/data/aggregate'
import { fieldValue } from '../../ui/text/row-link'
import type { ChartSettings } from './definition'
import { provinceName, provinceOf } from './map/provinces'

/** What is drawn at one place: the numbers of its series. */
export interface ChartPoint {
  readonly name: string
  readonly values: readonly (number | null)[]
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
        const values = series.map(({ value, aggregate }) =>
          aggregated(
            all.map(row => fieldValue(row, value)),
            aggregate ?? 'sum',
          ),
        )
        return { name, values, row: first }
      })
    : rows.map(row => ({ name: nameOf(row), values: series.map(({ value }) => numberIn(fieldValue(row, value))), row }))
  return ordered(points, order).slice(0, most ?? undefined)
}

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
  const sign = order === 'rising' ? 1 : -1
  // What is no number stands last in both.
  const at = ({ values: [first] }: ChartPoint) => (first === null || first === undefined ? Number.POSITIVE_INFINITY : sign * first)
  return points.toSorted((one, other) => (at(one) === at(other) ? 0 : at(one) - at(other)))
}
