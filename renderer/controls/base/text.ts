import { CellValueError } from '../../model/cell-type'
import { texts } from './texts'

/** Text of a wire value that is text, a number or a truth; null and '' are null, and whatever else is refused. */
export function wireText(wire: unknown): string | null {
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof wire === 'string') return wire
  if (typeof wire === 'number' || typeof wire === 'boolean' || typeof wire === 'bigint') return String(wire)
  throw new CellValueError(texts.notText)
}
