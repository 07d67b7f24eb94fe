import { type CellCodec, CellValueError } from '../../model/cell-type'
import { texts } from '../shared/texts'
import { digits, halfWidth, plainMoney, printNumber, readNumber } from './numbers'
import type { NumberSettings } from './schema'

const shape = /^[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/i

function decode(wire: unknown): number | null {
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof wire === 'number' && Number.isFinite(wire)) return wire
  // Databases send exact decimals as text.
  if (typeof wire !== 'string' || !shape.test(wire.trim())) throw new CellValueError(texts.notNumber)
  const text = wire.trim()
  const value = Number(text)
  if (!Number.isFinite(value) || (!/e/i.test(text) && digits(text) > 15)) throw new CellValueError(texts.tooPrecise)
  return value
}

export const codec: CellCodec<number, NumberSettings> = {
  decode,
  encode: value => value,
  text: (value, { settings }) => (value === null ? '' : printNumber(value, settings.precision)),
  fromText(text) {
    const plain = plainMoney(halfWidth(text))
      .replace(/^\+/, '')
      .replace(/,(?=\d{3}(\D|$))/g, '')
    return plain === '' ? null : readNumber(plain)
  },
}
