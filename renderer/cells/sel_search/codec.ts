import type { CellCodec } from '../../model/cell-type'
import { choiceCodec } from '../shared/choice-codec'
import { wireText } from '../shared/text'

/** One row of a table that is too big to be loaded; its text is asked for, so the value stands for itself here. */
export const codec: CellCodec<string, unknown> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: (value, at) => choiceCodec.text(value, { ...at, settings: { number: false } }),
  fromText: text => (text.trim() === '' ? null : text.trim()),
}
