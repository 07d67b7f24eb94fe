import type { CellSchema } from '../../model/cell-type'

export interface CheckboxMetaSettings {
  /** What the API holds when it is ticked, and when it is not. */
  readonly customValue: (string | number | boolean)[]
  /** What people read for both. */
  readonly texts: string[]
}

/** One box. In code it is a truth; the API and storage hold one of the pair, hence the kind `text`. */
export const cellSchema: CellSchema<CheckboxMetaSettings> = {
  type: 'checkbox_meta',
  title: '勾选框',
  kind: 'text',
  operators: ['eq', 'ne'],
  align: 'center',
  settings: {
    type: 'object',
    properties: {
      customValue: {
        type: 'array',
        items: { type: ['string', 'number', 'boolean'] },
        minItems: 2,
        maxItems: 2,
        uniqueItems: true,
        default: ['Y', 'N'],
      },
      texts: { type: 'array', items: { type: 'string' }, minItems: 2, maxItems: 2, default: ['是', '否'] },
    },
    required: ['customValue', 'texts'],
    additionalProperties: false,
  },
}
