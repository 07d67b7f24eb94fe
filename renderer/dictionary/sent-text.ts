import type { Row } from '../model/source'

/** The text that a server of the family sends along with a value, such as `sex_dictText` for `sex`; undefined when it sent none. */
export function sentText(row: Row, field: string): string | undefined {
  const name = `${field}_dictText`
  const text = Object.hasOwn(row, name) ? row[name] : undefined
  return typeof text === 'string' && text !== '' ? text : undefined
}
