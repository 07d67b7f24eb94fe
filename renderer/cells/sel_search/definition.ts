import { choiceOperators } from '../../controls/base/operators'
import { askedCodec } from '../../controls/choice/asked-codec'
import type { CellDefinition } from '../../model/cell-type'
import { namesOf } from './labels'

export interface SearchSettings {
  /** Dictionary code or `table,text,code`; the field's own `dict` fills it. */
  readonly dict: string
  /** False: all rows are loaded, and searched where they are. A dictionary by its code always is. */
  readonly async: boolean
}

export const definition: CellDefinition<string, SearchSettings> = {
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
  codec: askedCodec,
  names: ({ dict }) => namesOf(dict),
}
