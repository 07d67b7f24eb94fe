import { isInPercent, readAmount } from '../../model/amount'
import { type CellCodec, CellValueError } from '../../model/cell-type'
import { remainder, subtract } from '../../model/decimal'
import { texts } from '../base/texts'

/** What is set of a number that is chosen on a scale. */
export interface Scale {
  readonly min: number
  readonly max: number
  readonly step: number
  /** What stands behind the number, such as `%`. Default none. */
  readonly suffix?: string | null | undefined
}

const number = /^-?\d+(\.\d+)?$/

/** Numbers of a scale; what comes from elsewhere is kept as it is, and what is typed or imported has to be on it. */
export function boundedCodec<Settings>(scaleOf: (settings: Settings) => Scale): CellCodec<number, Settings> {
  return {
    decode: wire => {
      if (wire === null || wire === undefined || wire === '') return null
      const value = typeof wire === 'string' && number.test(wire.trim()) ? Number(wire) : wire
      if (typeof value !== 'number' || !Number.isFinite(value)) throw new CellValueError(texts.notNumber)
      return value
    },
    encode: value => value,
    text: value => (value === null ? '' : String(value)),
    fromText: (text, { settings, title = '' }) => {
      if (text.trim() === '') return null
      const scale = scaleOf(settings)
      const value = readAmount(text, isInPercent(title + (scale.suffix ?? '')))
      return typeof value === 'number' && isOn(value, scale) ? value : undefined
    },
  }
}

function isOn(value: number, { min, max, step }: Scale): boolean {
  const above = subtract(value, min)
  return value >= min && value <= max && above !== null && remainder(above, step) === 0
}
