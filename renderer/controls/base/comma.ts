import type { CellCodec } from '../../model/cell-type'
import { wireText } from './text'

/** The values of a comma list, without blanks. Null gives none. */
export function splitValues(value: string | null): readonly string[] {
  if (value === null) return []
  return value
    .split(',')
    .map(part => part.trim())
    .filter(part => part !== '')
}

/** A comma list without repetitions; none is null. */
export function joinValues(values: readonly string[]): string | null {
  const kept = [...new Set(values)].filter(value => value !== '')
  return kept.length === 0 ? null : kept.join(',')
}

/** A list off the wire: comma text, or an array of texts. */
export function wireList(wire: unknown): string | null {
  if (!Array.isArray(wire)) return joinValues(splitValues(wireText(wire)))
  return joinValues(wire.flatMap(part => splitValues(wireText(part))))
}

/**
 * Several values as comma text, for the API and for code alike: conditions, rules and comparisons then see what the
 * API sees. Its text is the values themselves; viewers know better.
 */
export const listCodec: CellCodec<string, unknown> = {
  decode: wire => wireList(wire),
  encode: value => wireList(value),
  text: value => value ?? '',
  fromText: text => wireList(text.replace(/[，、;；]/g, ',')),
}
