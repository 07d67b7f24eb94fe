import { type CellCodec, CellValueError } from '../../model/cell-type'
import type { Row } from '../../model/source'
import { texts } from './texts'

/** Values by the names of its fields, whose own cells read and write them. A text is read as JSON, as some back ends keep it. */
export const codec: CellCodec<Row, unknown> = {
  decode: wire => {
    if (wire === null || wire === undefined || wire === '') return null
    const value = typeof wire === 'string' ? parsed(wire) : wire
    if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new CellValueError(texts.notObject)
    return value as Row
  },
  encode: value => (value === null || Object.values(value).every(isNothing) ? null : value),
  text: value => (value === null ? '' : JSON.stringify(value)),
  fromText: text => (text.trim() === '' ? null : undefined),
}

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === ''

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CellValueError(texts.notObject)
  }
}
