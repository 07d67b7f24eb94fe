import { CellValueError } from '../../model/cell-type'
import { wireText } from '../base/text'
import { texts } from '../base/texts'

const shape = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T ](\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?)?$/
const clock = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}))?$/
/** The API's clock: texts without a zone stand in it, and what has one is brought to it. */
const apiOffset = 8 * 3_600_000

/** `YYYY-MM-DD HH:mm:ss` of a text, of an instant in milliseconds or of a text with a zone; undefined when it is none. */
export function readDatetime(wire: unknown): string | undefined {
  if (typeof wire === 'number') return Number.isInteger(wire) ? fromInstant(wire) : undefined
  const match = typeof wire === 'string' ? shape.exec(wire.trim()) : null
  if (match === null) return undefined
  const [year, month, day, hour, minute, second] = [1, 2, 3, 4, 5, 6].map(group => Number(match[group] ?? 0)) as Parts
  const date = new Date(Date.UTC(year, month - 1, day, hour, minute, second))
  // A day, an hour or a minute that does not exist runs over into the next; the years 0 to 99 into the last century.
  const real = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  if (!real || hour > 23 || minute > 59 || second > 59) return undefined
  return match[7] === undefined ? print(date) : fromInstant(date.getTime() - zoneOffset(match[7]))
}

type Parts = [number, number, number, number, number, number]

function zoneOffset(zone: string): number {
  if (zone === 'Z') return 0
  const digits = zone.slice(1).replace(':', '')
  const size = (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2))) * 60_000
  return zone.startsWith('-') ? -size : size
}

function fromInstant(milliseconds: number): string | undefined {
  const date = new Date(milliseconds + apiOffset)
  const year = date.getUTCFullYear()
  return year >= 1000 && year <= 9999 ? print(date) : undefined
}

function print(date: Date): string {
  return date.toISOString().slice(0, 19).replace('T', ' ')
}

/** `HH:mm:ss` of a time or of a date with one; undefined when it is none. */
export function readTime(wire: unknown): string | undefined {
  const match = typeof wire === 'string' ? clock.exec(wire.trim()) : null
  if (match === null) return readDatetime(wire)?.slice(11)
  const parts = [1, 2, 3].map(group => Number(match[group] ?? 0)) as [number, number, number]
  if (parts[0] > 23 || parts[1] > 59 || parts[2] > 59) return undefined
  return parts.map(part => String(part).padStart(2, '0')).join(':')
}

/** As people write dates: `2024/2/9`, `2024.2.9`, `2024年2月9日`, `20240209`, with a time behind it. */
export function plainDate(text: string): string {
  return text
    .trim()
    .replace(/^(\d{4})(\d{2})(\d{2})(?!\d)/, '$1-$2-$3')
    .replace(/^(\d{4})[/.年](\d{1,2})[/.月](\d{1,2})日?/, '$1-$2-$3')
    .replace(/^(\d{4}-\d{1,2}-\d{1,2})\s+/, '$1 ')
}

/** A codec's `decode` over one of the readers; null and '' are null, what cannot be read is refused. */
export function decodeWith(read: (wire: unknown) => string | undefined, message: () => string = () => texts.notDate) {
  return (wire: unknown): string | null => {
    if (wire === null || wire === undefined || wire === '') return null
    const value = read(typeof wire === 'number' ? wire : wireText(wire))
    if (value === undefined) throw new CellValueError(message())
    return value
  }
}
