import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'
import { reportLabels } from './report'

export interface PopupDictSettings {
  /** Code of the online report whose rows are chosen from. */
  readonly popupCode: string
  /** Column of the report that is stored. */
  readonly valueField: string
  /** Column of the report that is shown. */
  readonly textField: string
  /** Several rows may be chosen; their values are joined by commas. */
  readonly popupMulti: boolean
  /** Parameters of the report; each goes out as `self_<name>`. */
  readonly params?: { readonly [name: string]: string } | null
}

/** A dictionary whose choices are the rows of an online report. */
export const definition: CellDefinition<string, PopupDictSettings> = {
  type: 'popup_dict',
  title: '报表字典',
  kind: 'text',
  operators: choicesOperators,
  labels: 'report:{popupCode},{textField},{valueField}',
  settings: {
    type: 'object',
    properties: {
      popupCode: { type: 'string', default: '' },
      valueField: { type: 'string', default: '' },
      textField: { type: 'string', default: '' },
      popupMulti: { type: 'boolean', default: false },
      params: { type: 'object', additionalProperties: { type: 'string' }, required: [], nullable: true },
    },
    required: ['popupCode', 'valueField', 'textField', 'popupMulti'],
    additionalProperties: false,
  },
  codec: choicesCodec,
  names: reportLabels,
}
