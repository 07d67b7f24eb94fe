import type { CellCodec } from '../../model/cell-type'
import { choiceCodec } from '../shared/choice-codec'
import type { SelectSettings } from './schema'

/** One of the options; what is none of them is a value too where it may be entered. */
export const codec: CellCodec<string, SelectSettings> = {
  ...choiceCodec,
  fromText: (text, at) => {
    const found = choiceCodec.fromText(text, at)
    return found === undefined && at.settings.allowInput ? text.trim() : found
  },
}
