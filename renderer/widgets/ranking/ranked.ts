import type { Row } from '../../model/source'
import type { Amount } from '../../ui/data/aggregate'
import { type ChartPoint, pointsOf } from '../chart/points'
import type { RankingSettings } from './definition'

/** A place of a ranking. */
export interface Ranked {
  /** From 1; equal numbers share a place, and the next one is counted on. */
  readonly position: number
  readonly name: string
  readonly amount: Amount
  /** Of the largest, from 0 to 1. */
  readonly share: number
  readonly row: Row
}

/** The largest first; what has no number or no name has no place. */
export function ranked(rows: readonly Row[], { name, value, aggregate, most }: RankingSettings): readonly Ranked[] {
  const series = [{ value, title: '', aggregate: aggregate ?? null }]
  const points = pointsOf({ kind: 'bar', category: name, by: 'value', series, order: 'falling' }, rows).filter(isNumbered).slice(0, most)
  const largest = Math.max(0, ...points.map(({ values: [number = 0] }) => number ?? 0))
  return points.map(({ name: text, amounts: [amount], values: [number], row }) => ({
    position: points.findIndex(({ amounts: [other] }) => other === amount) + 1,
    name: text,
    amount,
    share: largest > 0 ? Math.max(0, number) / largest : 0,
    row,
  }))
}

type Numbered = ChartPoint & { readonly amounts: readonly [Amount]; readonly values: readonly [number] }

const isNumbered = (point: ChartPoint): point is Numbered =>
  point.name !== '' && typeof point.amounts[0] !== 'object' && point.amounts[0] !== undefined
