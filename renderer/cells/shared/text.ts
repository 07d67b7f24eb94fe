import { CellValueError } from '../../model/cell-type'
import { texts } from './texts'

/** Text of a wire value that is text, a number or a truth; null and '' are null, and whatever else is refused. */
export function wireText(wire: unknown): string | null {
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof wire === 'string') return wire
  if (typeof wire === 'number' || typeof wire === 'boolean' || typeof wire === 'bigint') return String(wire)
  throw new CellValueError(texts.notText)
}

/** The first `length` characters with an ellipsis; 0 never cuts. A character of several units stays whole. */
export function cutText(text: string, length: number): string {
  if (length <= 0 || text.length <= length) return text
  const characters = Array.from(text.slice(0, length * 8))
  return characters.length > length ? `${characters.slice(0, length).join('')}...` : text
}
