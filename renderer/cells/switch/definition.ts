import { pairCodec } from '../../controls/choice/pair-codec'
import { pairDefinition, pairTexts, pairValues } from '../../controls/choice/pair-definition'
import type { CellDefinition } from '../../model/cell-type'

export interface SwitchSettings {
  /** What the API holds for on and off. */
  readonly values: (string | number | boolean)[]
  /** What people read for on and off. */
  readonly texts: string[]
}

/**
 * In code it is a truth, so that `"visible": "external"` says what it means; the API and storage hold the family's pair
 * of texts, `Y` and `N` by default. Hence the kind `text`.
 */
export const definition: CellDefinition<boolean, SwitchSettings> = {
  type: 'switch',
  title: '开关',
  ...pairDefinition,
  settings: {
    type: 'object',
    properties: { values: pairValues, texts: { ...pairTexts, default: ['是', '否'] } },
    required: ['values', 'texts'],
    additionalProperties: false,
  },
  codec: pairCodec,
}
