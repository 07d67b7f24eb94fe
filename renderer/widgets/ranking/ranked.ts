import type { Row } from '../../model/source'
import { type Amount, aggregated, amountIn, compareAmounts } from '../../ui/data/aggregate'
import { fieldValue, textOf } from '../../ui/text/row-link'
import type { RankingSettings } from './definition'

/** A place of a ranking. */
export interface Ranked {
  /** From 1; equal numbers share a place, and the next one is counted on. */
  readonly position: number
  readonly name: string
  readonly amount: Amount
  /** Of the largest, from 0 to 1. */
  readonly share: number
  /** The first row behind it, for links. */
  readonly row: Row
}

/** The largest first; what has no number or no name has no place. */
export function ranked(rows: readonly Row[], settings: RankingSettings): readonly Ranked[] {
  const places = numbered(rows, settings).toSorted((one, other) => compareAmounts(one.amount, other.amount, 'falling'))
  const largest = Math.max(0, ...places.map(({ amount }) => Number(amount)))
  return places.slice(0, settings.most).map(place => ({
    ...place,
    position: places.findIndex(({ amount }) => amount === place.amount) + 1,
    share: largest > 0 ? Math.max(0, Number(place.amount)) / largest : 0,
  }))
}

type Named = Pick<Ranked, 'name' | 'row'>
type Place = Named & Pick<Ranked, 'amount'>

function numbered(rows: readonly Row[], { name, value, aggregate }: RankingSettings): readonly Place[] {
  const named = rows.map(row => ({ name: textOf(fieldValue(row, name)), row })).filter(place => place.name !== '')
  const numbers = (places: readonly Named[]) => places.map(({ row }) => fieldValue(row, value))
  const places = aggregate
    ? together(named).map(all => ({ ...all[0], amount: aggregated(numbers(all), aggregate) }))
    : named.map(place => ({ ...place, amount: amountIn(fieldValue(place.row, value)) }))
  return places.filter((place): place is Place => place.amount !== null)
}

/** Places of one name together, in the order in which their names come first. */
function together(places: readonly Named[]): readonly [Named, ...Named[]][] {
  const groups = new Map<string, [Named, ...Named[]]>()
  for (const place of places) {
    const group = groups.get(place.name)
    if (group === undefined) groups.set(place.name, [place])
    else group.push(place)
  }
  return [...groups.values()]
}
