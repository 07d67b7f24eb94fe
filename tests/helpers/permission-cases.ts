import type { PermissionEntry } from '../../renderer/model/host'

/** One situation and what every check answers in it. Only tests import this: client, server and this room walk the same table. */
export interface PermissionCase {
  readonly name: string
  /** What the check is asked about. */
  readonly action: string
  readonly auth: readonly PermissionEntry[]
  readonly allAuth: readonly PermissionEntry[]
  readonly formPermissions?: readonly PermissionEntry[]
  /** The element stays (type 1). */
  readonly shown: boolean
  /** The control is disabled (type 2). */
  readonly disabled: boolean
  /** A signed-in session may call an operation whose `x-auth` is the action. */
  readonly callable: boolean
}

const show = (action: string, status?: string): PermissionEntry => ({ action, type: '1', ...(status === undefined ? {} : { status }) })
const disable = (action: string, status?: string): PermissionEntry => ({ action, type: '2', ...(status === undefined ? {} : { status }) })
const action = 'user:add'

export const permissionCases: readonly PermissionCase[] = [
  { name: 'nothing is known of the action', action, auth: [], allAuth: [], shown: false, disabled: false, callable: false },
  {
    name: 'the person holds the action',
    action,
    auth: [show(action)],
    allAuth: [show(action, '1')],
    shown: true,
    disabled: false,
    callable: true,
  },
  {
    name: 'the person holds an action that has no row',
    action,
    auth: [show(action)],
    allAuth: [],
    shown: true,
    disabled: false,
    callable: true,
  },
  {
    name: 'the action has an enabled row that the person does not hold',
    action,
    auth: [],
    allAuth: [show(action, '1')],
    shown: false,
    disabled: false,
    callable: false,
  },
  { name: 'the rule is switched off', action, auth: [], allAuth: [show(action, '0')], shown: true, disabled: false, callable: false },
  {
    name: 'the person holds only a longer action',
    action,
    auth: [show('user:addAll')],
    allAuth: [],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the person holds only a shorter action',
    action,
    auth: [show('user:')],
    allAuth: [],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the person holds the action in other letters',
    action,
    auth: [show('USER:ADD')],
    allAuth: [],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the person holds a comma list with the action',
    action,
    auth: [show('user:edit,user:add')],
    allAuth: [],
    shown: true,
    disabled: false,
    callable: true,
  },
  {
    name: 'the person holds one of the actions asked for',
    action: 'user:edit, user:add',
    auth: [show(action)],
    allAuth: [],
    shown: true,
    disabled: false,
    callable: true,
  },
  {
    name: 'the person holds none of the actions asked for',
    action: 'user:edit,user:delete',
    auth: [show(action)],
    allAuth: [],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'no action is asked for by name',
    action: '',
    auth: [show('')],
    allAuth: [show('', '0')],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the form brings the action',
    action,
    auth: [],
    allAuth: [show(action, '1')],
    formPermissions: [show(action)],
    shown: true,
    disabled: false,
    callable: false,
  },
  {
    name: 'the form brings another action',
    action,
    auth: [],
    allAuth: [],
    formPermissions: [show('user:edit')],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the form disables the action',
    action,
    auth: [disable(action)],
    allAuth: [disable(action, '0')],
    formPermissions: [disable(action)],
    shown: false,
    disabled: true,
    callable: false,
  },
  {
    name: 'an enabled rule disables the action',
    action,
    auth: [],
    allAuth: [disable(action, '1')],
    shown: false,
    disabled: true,
    callable: false,
  },
  {
    name: 'an enabled rule disables the action of one who may use it',
    action,
    auth: [show(action)],
    allAuth: [disable(action, '1')],
    shown: true,
    disabled: true,
    callable: true,
  },
  {
    name: 'the person is excepted from a rule that disables',
    action,
    auth: [disable(action)],
    allAuth: [disable(action, '1')],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'the person is excepted by a comma list',
    action,
    auth: [disable('user:x,user:add')],
    allAuth: [disable(action, '1')],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'a rule that disables is switched off',
    action,
    auth: [],
    allAuth: [disable(action, '0')],
    shown: false,
    disabled: false,
    callable: false,
  },
  {
    name: 'a rule that disables is switched off and the person excepted',
    action,
    auth: [disable(action)],
    allAuth: [disable(action, '0')],
    shown: false,
    disabled: false,
    callable: false,
  },
  { name: 'an exception has no rule', action, auth: [disable(action)], allAuth: [], shown: false, disabled: false, callable: false },
]
