import type { PermissionEntry } from '../model/host'

/** The permission lists of a session, as `getUserPermissionByToken` answers them. */
export interface PermissionLists {
  /** What the person holds. Its entries carry no status: only enabled ones are sent. */
  readonly auth: readonly PermissionEntry[]
  /** Every permission that exists; status `"0"` means that its rule is switched off. */
  readonly allAuth: readonly PermissionEntry[]
  /** The `permissionList` of a form that brings its own; usually absent. */
  readonly formPermissions?: readonly PermissionEntry[] | undefined
  /** True: a right that no rule names keeps no user out; the server decides. Servers of the API family name few of them. */
  readonly serverDecides?: boolean
}

/** Type of a permission that decides whether something is disabled; all others decide whether it is shown. */
const disableType = '2'

export function isDisableEntry(entry: PermissionEntry): boolean {
  return entry.type === disableType
}

/** The actions of a comma list, without blanks. */
export function actionsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map(action => action.trim())
    .filter(action => action !== '')
}

/** Whether the entry is about the action; its own action may be a comma list. */
export function isAbout(entry: PermissionEntry, action: string): boolean {
  return actionsOf(entry.action).includes(action)
}

/** Whether the rule of the entry is in force: everything but status `"0"`. */
export function isEnabled(entry: PermissionEntry): boolean {
  return entry.status !== '0'
}

/** Each action that is held by itself, as expressions see them under `user.rights`. */
export const heldRights = (auth: readonly PermissionEntry[]): readonly string[] =>
  auth.filter(entry => !isDisableEntry(entry)).flatMap(({ action }) => actionsOf(action))
