import { listCodec } from '../../controls/base/comma'
import { choicesOperators } from '../../controls/base/operators'
import type { CellDefinition } from '../../model/cell-type'

export interface PopupSettings {
  /** Code of the online report whose rows are chosen from. */
  readonly popupCode: string
  /** Columns of the report, joined by commas. */
  readonly orgFields: string
  /** Fields of the record that they fill, in the same order; this field's own name among them, or the first column is its value. */
  readonly destFields: string
  /** Several rows may be chosen; their values are joined by commas. */
  readonly popupMulti: boolean
  /** Parameters of the report; each goes out as `self_<name>`. */
  readonly params?: { readonly [name: string]: string } | null
}

export const definition: CellDefinition<string, PopupSettings> = {
  type: 'popup',
  title: '报表弹出框',
  kind: 'text',
  operators: choicesOperators,
  settings: {
    type: 'object',
    properties: {
      popupCode: { type: 'string', default: '' },
      orgFields: { type: 'string', default: '' },
      destFields: { type: 'string', names: 'field', default: '' },
      popupMulti: { type: 'boolean', default: false },
      params: { type: 'object', additionalProperties: { type: 'string' }, required: [], nullable: true },
    },
    required: ['popupCode', 'orgFields', 'destFields', 'popupMulti'],
    additionalProperties: false,
  },
  codec: listCodec,
}
