import { type CellCodec, CellValueError } from '../../model/cell-type'
import { wireText } from '../shared/text'
import { texts } from '../shared/texts'
import type { ColorSettings } from './schema'

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

export const codec: CellCodec<string, ColorSettings> = {
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
