import type { Row } from '../../model/source'
import type { RowId } from '../engine/temporary-id'

/** What the key of a row begins with that has not arrived. */
const MARK = '~'

/** A row that stands for the one at that place of the source. */
export const placeholder = (key: string, place: number): Row => ({ [key]: `${MARK}${place}` })

/** The place in the source that a row stands for; undefined for a row that is there. */
export function placeOf(id: RowId): number | undefined {
  return id.startsWith(MARK) ? Number(id.slice(MARK.length)) : undefined
}
