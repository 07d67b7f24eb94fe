import type { CellSchema } from '../../model/cell-type'
import { choiceOperators } from '../shared/operators'

export interface SearchSettings {
  /** Dictionary code or `table,text,code`; the field's own `dict` fills it. */
  readonly dict: string
}

export const cellSchema: CellSchema<SearchSettings> = {
  type: 'sel_search',
  title: '下拉搜索',
  kind: 'text',
  operators: choiceOperators,
  settings: {
    type: 'object',
    properties: { dict: { type: 'string', minLength: 1 } },
    required: ['dict'],
    additionalProperties: false,
  },
}
