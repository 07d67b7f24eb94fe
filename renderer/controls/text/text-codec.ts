import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../base/text'

/** Text that is the same for the API, for code and for people: names, notes, all that is no code. */
export const textCodec: CellCodec<string, unknown> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: value => value ?? '',
  fromText: text => (text === '' ? null : text),
}

/** The same of one whose outer blanks are part of it. */
export const exactTextCodec: CellCodec<string, unknown> = { ...textCodec, keepsBlanks: true }
