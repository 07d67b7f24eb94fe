import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'
import { roleLabels } from './roles'

export interface RoleSettings {
  /** False: at most one role. */
  readonly multiple: boolean
  /** What is stored of a role. */
  readonly store: 'id' | 'roleCode'
}

/** Ids or codes of roles, joined by commas; shown by their names. */
export const definition: CellDefinition<string, RoleSettings> = {
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
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: ({ store }) => roleLabels[store],
}
