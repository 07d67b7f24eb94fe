import { type NoSettings, noSettings } from '../../controls/base/settings'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { inLanguages } from '../../model/language'
import type { Row } from '../../model/source'

const texts = inLanguages({ notObject: '此值不是一组字段' }, { notObject: 'This value is no group of fields' })

/** Values by the names of its fields, whose own cells read and write them. A text is read as JSON, as some back ends keep it. */
const codec: CellCodec<Row, unknown> = {
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

/** A form draws the fields of an object as items of its own; elsewhere they have a window. */
export const definition: CellDefinition<Row, NoSettings> = {
  type: 'object',
  title: '字段组',
  kind: 'json',
  // Its fields are no columns that a server could compare.
  operators: [],
  width: 240,
  settings: noSettings,
  codec,
}
