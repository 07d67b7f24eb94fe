import { type PairSettings, pairCodec } from '../../controls/choice/pair-codec'
import { pairDefinition, pairTexts, pairValues } from '../../controls/choice/pair-definition'
import type { CellCodec, CellDefinition, CellPlace } from '../../model/cell-type'

export interface CheckboxMetaSettings {
  /** What the API holds when it is ticked, and when it is not. */
  readonly customValue: (string | number | boolean)[]
  /** What people read for both. */
  readonly texts: string[]
}

const pairAt = ({ settings, options }: CellPlace<CheckboxMetaSettings>): CellPlace<PairSettings> => ({
  settings: { values: settings.customValue, texts: settings.texts },
  options,
})

const codec: CellCodec<boolean, CheckboxMetaSettings> = {
  decode: (wire, at) => pairCodec.decode(wire, pairAt(at)),
  encode: (value, at) => pairCodec.encode(value, pairAt(at)),
  text: (value, at) => pairCodec.text(value, pairAt(at)),
  fromText: (text, at) => pairCodec.fromText(text, pairAt(at)),
}

/** One box. In code it is a truth; the API and storage hold one of the pair, hence the kind `text`. */
export const definition: CellDefinition<boolean, CheckboxMetaSettings> = {
  type: 'checkbox_meta',
  title: '勾选框',
  ...pairDefinition,
  align: 'center',
  settings: {
    type: 'object',
    properties: { customValue: pairValues, texts: { ...pairTexts, default: ['是', '否'] } },
    required: ['customValue', 'texts'],
    additionalProperties: false,
  },
  codec,
}
