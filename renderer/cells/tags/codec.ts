import type { CellCodec } from '../../model/cell-type'
import { wireText } from '../shared/text'
import { withSemicolons } from './tag-text'

export const codec: CellCodec<string, unknown> = {
  decode: wire => wireText(wire),
  encode: value => (value === '' ? null : value),
  text: value => value ?? '',
  fromText: text => withSemicolons(text.trim()) || null,
}
