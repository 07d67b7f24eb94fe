import type { CellSchema } from '../../model/cell-type'
import { choicesOperators } from '../shared/operators'

export interface TreeSettings {
  /** `table,text column,value column`; absent: the categories. */
  readonly dict?: string | null
  /** Column of the parent's value. */
  readonly pidField: string
  /** Column that holds `1` where something stands below; empty: every node may have children. */
  readonly hasChildField: string
  /** Parent of the top nodes; empty: rows without parent. */
  readonly pidValue: string
  /** JSON text of an object: column to value, all of which must equal. */
  readonly condition: string
  /** Code of the category whose children are the top nodes; `0` is the root of all. */
  readonly pcode: string
  /** True: several nodes, joined by commas. */
  readonly multiple: boolean
}

export const cellSchema: CellSchema<TreeSettings> = {
  type: 'sel_tree',
  title: '树形选择',
  kind: 'text',
  operators: choicesOperators,
  settings: {
    type: 'object',
    properties: {
      dict: { type: 'string', pattern: '^[^,]+,[^,]+,[^,]+$', nullable: true },
      pidField: { type: 'string', default: 'pid' },
      hasChildField: { type: 'string', default: '' },
      pidValue: { type: 'string', default: '' },
      condition: { type: 'string', default: '' },
      pcode: { type: 'string', default: '0' },
      multiple: { type: 'boolean', default: false },
    },
    required: ['pidField', 'hasChildField', 'pidValue', 'condition', 'pcode', 'multiple'],
    additionalProperties: false,
  },
}
