import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../base/text'
import { choiceCodec } from './choice-codec'

const plain = { number: false }

/** One row of a table that is not loaded. Browsers ask for its text; a server that reads a workbook has all rows as options. */
export const askedCodec: CellCodec<string, unknown> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: (value, at) => choiceCodec.text(value, { ...at, settings: plain }),
  fromText: (text, at) => choiceCodec.fromText(text, { ...at, settings: plain }),
}
