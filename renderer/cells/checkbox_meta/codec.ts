import type { CellCodec, CellPlace } from '../../model/cell-type'
import { type PairSettings, pairCodec } from '../shared/pair-codec'
import type { CheckboxMetaSettings } from './schema'

const pairAt = ({ settings, options }: CellPlace<CheckboxMetaSettings>): CellPlace<PairSettings> => ({
  settings: { values: settings.customValue, texts: settings.texts },
  options,
})

export const codec: CellCodec<boolean, CheckboxMetaSettings> = {
  decode: (wire, at) => pairCodec.decode(wire, pairAt(at)),
  encode: (value, at) => pairCodec.encode(value, pairAt(at)),
  text: (value, at) => pairCodec.text(value, pairAt(at)),
  fromText: (text, at) => pairCodec.fromText(text, pairAt(at)),
}
