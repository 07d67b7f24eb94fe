import { type CellCodec, CellValueError } from '../../model/cell-type'
import type { Row } from '../../model/source'
import type { GridSettings } from './schema'
import { texts } from './texts'

const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null && !Array.isArray(value)

function readRows(wire: unknown): readonly Row[] {
  if (!Array.isArray(wire) || !wire.every(isRow)) throw new CellValueError(texts.notRows)
  return wire
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw new CellValueError(texts.notRows)
  }
}

const textOf = (rows: readonly Row[]) => (rows.length === 0 ? null : JSON.stringify(rows))

/** Rows as the API holds them; the cells of the grid read them. A text is read as JSON, as some back ends keep it. */
export const codec: CellCodec<readonly Row[], Pick<GridSettings, 'text'>> = {
  decode: wire => {
    if (wire === null || wire === undefined || wire === '') return null
    return readRows(typeof wire === 'string' ? parsed(wire) : wire)
  },
  encode: (value, { settings }) => (settings.text ? textOf(value ?? []) : (value ?? [])),
  text: value => (value === null || value.length === 0 ? '' : texts.rows(value.length)),
  fromText: text => (text.trim() === '' ? null : undefined),
}
