import { pairCodec } from '../../controls/choice/pair-codec'
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
  kind: 'text',
  operators: ['eq', 'ne'],
  settings: {
    type: 'object',
    properties: {
      values: {
        type: 'array',
        items: { type: ['string', 'number', 'boolean'] },
        minItems: 2,
        maxItems: 2,
        uniqueItems: true,
        default: ['Y', 'N'],
      },
      texts: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2, default: ['是', '否'] },
    },
    required: ['values', 'texts'],
    additionalProperties: false,
  },
  codec: pairCodec,
  quick: { by: 'toggle', next: value => value !== true },
}
