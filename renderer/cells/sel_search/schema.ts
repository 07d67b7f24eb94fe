import type { CellSchema } from '../../model/cell-type'
import { choiceOperators } from '../shared/operators'

export interface SearchSettings {
  /** Dictionary code or `table,text,code`; the field's own `dict` fills it. */
  readonly dict: string
  /** False: all rows are loaded, and searched where they are. A dictionary by its code always is. */
  readonly async: boolean
}

export const cellSchema: CellSchema<SearchSettings> = {
  type: 'sel_search',
  title: '下拉搜索',
  kind: 'text',
  operators: choiceOperators,
  settings: {
    type: 'object',
    properties: { dict: { type: 'string', minLength: 1 }, async: { type: 'boolean', default: true } },
    required: ['dict', 'async'],
    additionalProperties: false,
  },
}
