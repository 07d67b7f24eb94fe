import type { CellSchema } from '../../model/cell-type'
import { choicesOperators } from '../shared/operators'

export interface DepartSettings {
  /** False: at most one department. */
  readonly multiple: boolean
}

/** Ids of departments, joined by commas. */
export const cellSchema: CellSchema<DepartSettings> = {
  type: 'sel_depart',
  title: '部门选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_depart,depart_name,id',
  settings: {
    type: 'object',
    properties: { multiple: { type: 'boolean', default: true } },
    required: ['multiple'],
    additionalProperties: false,
  },
}
