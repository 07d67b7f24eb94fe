import { choicesOperators } from '../../controls/base/operators'
import { choicesCodec } from '../../controls/choice/choice-codec'
import type { CellDefinition } from '../../model/cell-type'
import { userLabels } from './users'

export interface UserSettings {
  /** False: at most one person. */
  readonly multiple: boolean
  /** True: a tree of departments beside the list narrows it down. */
  readonly departments: boolean
  /** What is stored of a person. */
  readonly store: 'username' | 'id'
}

/** Accounts (usernames) or ids of people, joined by commas; shown by their real names. */
export const definition: CellDefinition<string, UserSettings> = {
  type: 'sel_user',
  title: '用户选择',
  kind: 'text',
  operators: choicesOperators,
  labels: 'sys_user,realname,{store}',
  settings: {
    type: 'object',
    properties: {
      multiple: { type: 'boolean', default: true },
      departments: { type: 'boolean', default: false },
      store: { type: 'string', enum: ['username', 'id'], default: 'username' },
    },
    required: ['multiple', 'departments', 'store'],
    additionalProperties: false,
  },
  limits: { choices: 'multiple' },
  codec: choicesCodec,
  names: ({ store }) => userLabels[store],
}
