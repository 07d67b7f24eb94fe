import type { CellSchema } from '../../model/cell-type'
import { choicesOperators } from '../shared/operators'

export interface PositionSettings {
  /** False: at most one position. */
  readonly multiple: boolean
  /** What is stored of a position. */
  readonly store: 'code' | 'id'
}

/** Codes or ids of positions, joined by commas; shown by their names. */
export const cellSchema: CellSchema<PositionSettings> = {
  type: 'sel_position',
  title: '职务选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_position,name,{store}',
  settings: {
    type: 'object',
    properties: {
      multiple: { type: 'boolean', default: true },
      store: { type: 'string', enum: ['code', 'id'], default: 'code' },
    },
    required: ['multiple', 'store'],
    additionalProperties: false,
  },
}
