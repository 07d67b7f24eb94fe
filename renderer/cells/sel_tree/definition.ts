import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import { type TreeTable, tableTree } from '../../controls/tree/table-source'
import type { CellDefinition } from '../../model/cell-type'

export interface TreeSettings extends TreeTable {
  /** True: several nodes, joined by commas. */
  readonly multiple: boolean
}

/** Rows of a table that stand below each other. */
export const definition: CellDefinition<string, TreeSettings> = {
  type: 'sel_tree',
  title: '树形选择',
  kind: 'text',
  operators: choicesOperators,
  labels: '{dict}',
  settings: {
    type: 'object',
    properties: {
      dict: { type: 'string', pattern: '^[^,]+,[^,]+,[^,]+$' },
      pidField: { type: 'string', default: 'pid' },
      hasChildField: { type: 'string', default: '' },
      pidValue: { type: 'string', default: '' },
      condition: { type: 'string', default: '' },
      multiple: { type: 'boolean', default: false },
    },
    required: ['dict', 'pidField', 'hasChildField', 'pidValue', 'condition', 'multiple'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: tableTree,
}
