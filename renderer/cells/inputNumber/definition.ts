import { orderOperators } from '../../controls/base/operators'
import { texts } from '../../controls/base/texts'
import { isAmount, withThousands } from '../../model/amount'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'
import { canBecomeNumber, digits, halfWidth, hasThousands, plainMoney, printNumber, readNumber, withoutCommas } from './numbers'

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

const codec: CellCodec<number, NumberSettings> = {
  decode,
  encode: value => value,
  text: (value, { settings }) => (value === null ? '' : printNumber(value, settings.precision)),
  fromText(text, { settings }) {
    const plain = plainMoney(halfWidth(text)).replace(/^\+/, '')
    if (plain === '') return null
    return hasThousands(plain) ? readNumber(withoutCommas(plain), settings.precision) : undefined
  },
}

/** As people read it; the codec's text is what is typed, copied and sent. */
export function shownNumber(value: number | null, settings: NumberSettings): string {
  if (value === null) return ''
  const text = printNumber(value, settings.precision)
  return isAmount(settings) ? withThousands(text) : text
}

export const definition: CellDefinition<number, NumberSettings> = {
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
    accepts: (text, { settings }) => canBecomeNumber(halfWidth(text), settings.precision),
    isNothing: text => !/\d/.test(text),
  },
}
