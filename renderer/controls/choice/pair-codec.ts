import { translated } from '../../model/catalogue'
import { type CellCodec, CellValueError } from '../../model/cell-type'
import { wireText } from '../base/text'
import { texts } from '../base/texts'

/** What a cell of two states is set to. */
export interface PairSettings {
  /** What the API holds for on and off. */
  readonly values: readonly (string | number | boolean)[]
  /** What people read for on and off. */
  readonly texts: readonly string[]
}

const truths = new Map([
  ['true', true],
  ['1', true],
  ['Y', true],
  ['false', false],
  ['0', false],
  ['N', false],
])

/** On or off of a text: the pair first, then what other columns of the family hold for it; undefined when it is neither. */
function read(text: string, settings: PairSettings): boolean | undefined {
  if (text === String(settings.values[0])) return true
  if (text === String(settings.values[1])) return false
  return truths.get(text)
}

/** A truth in code; the API holds one of a pair of values for it. */
export const pairCodec: CellCodec<boolean, PairSettings> = {
  decode(wire, { settings }) {
    const text = wireText(wire)
    const value = text === null ? null : read(text, settings)
    if (value === undefined) throw new CellValueError(texts.notSwitch)
    return value
  },
  encode: (value, { settings }) => (value === null ? null : (settings.values[value ? 0 : 1] ?? null)),
  text: (value, { settings }) => (value === null ? '' : translated(settings.texts[value ? 0 : 1] ?? '')),
  fromText(text, { settings }) {
    const written = text.trim()
    if (written === '') return null
    const index = settings.texts.findIndex(text => text === written || translated(text) === written)
    return index >= 0 ? index === 0 : read(written, settings)
  },
}
