import { choiceOperators } from '../../controls/base/operators'
import { wireText } from '../../controls/base/text'
import { texts } from '../../controls/base/texts'
import { type CellCodec, type CellDefinition, CellValueError } from '../../model/cell-type'

export interface ColorSettings {
  /** Colours may let through what is behind them: `#1890FF80`. */
  readonly alpha: boolean
  /** Colours to choose from at once, beside the palette. Null: none. */
  readonly presets?: readonly string[] | null
}

const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i
const whole = /^#?([0-9a-f]{6})([0-9a-f]{2})?$/i
const rgb = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:\s*[,/]\s*(\d*\.?\d+)(%?))?\s*\)$/i

const hex = (value: number) =>
  Math.round(Math.max(0, Math.min(255, value)))
    .toString(16)
    .padStart(2, '0')

/** `#RRGGBB`, with two more digits where it is not opaque and may be so; undefined for a text that is no colour. */
export function readColor(text: string, alpha: boolean): string | undefined {
  const few = short.exec(text.trim())
  const all = whole.exec(
    few === null
      ? text.trim()
      : few
          .slice(1)
          .map(digit => digit + digit)
          .join(''),
  )
  const parts = rgb.exec(text.trim())
  const [opaque, through] = all !== null ? [all[1] ?? '', all[2] ?? 'ff'] : parts !== null ? fromRgb(parts) : []
  if (opaque === undefined || through === undefined) return undefined
  return `#${opaque}${alpha && through.toLowerCase() !== 'ff' ? through : ''}`.toUpperCase()
}

function fromRgb([, red, green, blue, share, percent]: RegExpExecArray): readonly [string, string] {
  const through = share === undefined ? 1 : Number(share) / (percent === '%' ? 100 : 1)
  return [[red, green, blue].map(each => hex(Number(each))).join(''), hex(through * 255)]
}

const codec: CellCodec<string, ColorSettings> = {
  decode: wire => {
    const text = wireText(wire)
    if (text === null) return null
    const color = readColor(text, true)
    if (color === undefined) throw new CellValueError(texts.notColor)
    return color
  },
  encode: (value, { settings }) => (value === null || value === '' ? null : (readColor(value, settings.alpha) ?? value)),
  text: value => value ?? '',
  fromText: (text, { settings }) => (text.trim() === '' ? null : readColor(text, settings.alpha)),
}

export const definition: CellDefinition<string, ColorSettings> = {
  type: 'color',
  title: '颜色',
  kind: 'text',
  operators: choiceOperators,
  width: 130,
  settings: {
    type: 'object',
    properties: {
      alpha: { type: 'boolean', default: false },
      presets: { type: 'array', items: { type: 'string', pattern: '^#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?$' }, nullable: true },
    },
    required: ['alpha'],
    additionalProperties: false,
  },
  codec,
}
