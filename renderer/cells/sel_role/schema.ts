import type { CellSchema } from '../../model/cell-type'
import { choicesOperators } from '../shared/operators'

export interface RoleSettings {
  /** False: at most one role. */
  readonly multiple: boolean
  /** What is stored of a role. */
  readonly store: 'id' | 'roleCode'
}

/** Ids or codes of roles, joined by commas; shown by their names. */
export const cellSchema: CellSchema<RoleSettings> = {
  type: 'sel_role',
  title: '角色选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_role,role_name,{store}',
  settings: {
    type: 'object',
    properties: {
      multiple: { type: 'boolean', default: true },
      store: { type: 'string', enum: ['id', 'roleCode'], default: 'id' },
    },
    required: ['multiple', 'store'],
    additionalProperties: false,
  },
}
