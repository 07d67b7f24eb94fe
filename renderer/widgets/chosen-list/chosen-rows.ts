import type { Row } from '../../model/source'
import { fieldText } from '../../ui/text/row-text'
import type { ChosenListSettings } from './definition'

type Asked = Pick<ChosenListSettings, 'key' | 'keep'>

/**
 * The list after a sibling chose others: what is new there comes to the end, what was deleted here and is still chosen there stays
 * away, and what was let go of there goes, unless it is kept.
 */
export function chosenRows(list: readonly Row[], before: readonly Row[], now: readonly Row[], { key, keep }: Asked): readonly Row[] {
  const keys = (rows: readonly Row[]) => new Map(rows.map(row => [fieldText(row, key), row]))
  const [old, fresh, shown] = [keys(before), keys(now), keys(list)]
  const left = list.flatMap(row => {
    const same = fieldText(row, key)
    return keep || fresh.has(same) ? [fresh.get(same) ?? row] : []
  })
  const added = [...fresh].filter(([name]) => !old.has(name) && !shown.has(name)).map(([, row]) => row)
  return [...left, ...added]
}
