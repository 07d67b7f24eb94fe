import { orderOperators } from '../../controls/base/operators'
import { texts } from '../../controls/base/texts'
import { halfWidth, isAmount, isInPercent, readAmount, withThousands } from '../../model/amount'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { plainNumber, readDecimal } from '../../model/decimal'
import { canBecomeNumber, cellRefusal, printNumber } from './numbers'

export interface NumberSettings {
  readonly min?: number | null
  readonly max?: number | null
  /** Decimals that are kept; absent: as typed. */
  readonly precision?: number | null
  /** Whether its thousands stand apart where it is read; absent: where `precision` asks for decimals. */
  readonly thousands?: boolean | null
  /** What the arrow keys add. */
  readonly step: number
}

/** Long numbers are texts of their digits (decision 231). */
export type HeldNumber = number | string

function decode(wire: unknown): HeldNumber | null {
  if (wire === null || wire === undefined || wire === '') return null
  if (typeof wire === 'number' && Number.isFinite(wire)) return wire
  const read = typeof wire === 'string' ? readDecimal(wire) : null
  if (read === null) throw new CellValueError(texts.notNumber)
  const plain = plainNumber(read)
  // As it is stored: `12.00` of a long number stays that.
  return typeof plain === 'number' || /e/i.test(String(wire)) ? plain : String(wire).trim()
}

const codec: CellCodec<HeldNumber, NumberSettings> = {
  decode,
  encode: value => value,
  text: (value, { settings }) => (value === null ? '' : printNumber(value, settings.precision)),
  fromText(text, { title = '' }) {
    if (text.trim() === '') return null
    const read = readAmount(text, isInPercent(title))
    return read === null ? undefined : plainNumber(read)
  },
}

/** As people read it; the codec's text is what is typed, copied and sent. */
export function shownNumber(value: HeldNumber | null, settings: NumberSettings): string {
  if (value === null) return ''
  const text = printNumber(value, settings.precision)
  return isAmount(settings) ? withThousands(text) : text
}

export const definition: CellDefinition<HeldNumber, NumberSettings> = {
  type: 'inputNumber',
  aliases: ['number'],
  title: '数字',
  kind: 'decimal',
  operators: orderOperators,
  align: 'right',
  settings: {
    type: 'object',
    properties: {
      min: { type: 'number', nullable: true },
      max: { type: 'number', nullable: true },
      precision: { type: 'integer', minimum: 0, maximum: 10, nullable: true },
      thousands: { type: 'boolean', nullable: true },
      step: { type: 'number', exclusiveMinimum: 0, default: 1 },
    },
    required: ['step'],
    additionalProperties: false,
  },
  limits: { min: 'min', max: 'max', decimals: 'precision' },
  codec,
  plain: (value, { settings }) => shownNumber(value, settings),
  guards: true,
  quick: {
    by: 'text',
    isUnfinished: text => !/\d/.test(text) && canBecomeNumber(halfWidth(text)),
    refusal: (text, { settings, title }) => cellRefusal(text, settings.precision, title),
  },
}
