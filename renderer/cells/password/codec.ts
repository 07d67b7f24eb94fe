import type { CellCodec } from '../../model/cell-type'
import { textCodec } from '../shared/text-codec'
import { texts } from '../shared/texts'

/** Never readable: lists, exports, copies and prints get stars, which are no password when they come back. */
export const codec: CellCodec<string, unknown> = {
  ...textCodec,
  text: value => (value === null ? '' : texts.secret),
  fromText: (text, at) => (text === texts.secret ? undefined : textCodec.fromText(text, at)),
}
