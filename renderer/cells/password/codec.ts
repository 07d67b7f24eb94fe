import type { CellCodec } from '../../model/cell-type'
import { textCodec } from '../shared/text-codec'
import { texts } from '../shared/texts'

/** Never readable: lists, exports, copies and prints get stars. */
export const codec: CellCodec<string, unknown> = { ...textCodec, text: value => (value === null ? '' : texts.secret) }
