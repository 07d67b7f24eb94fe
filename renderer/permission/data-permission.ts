import { isAbout, isDisableEntry, isEnabled, type PermissionLists } from './lists'

/**
 * Whether the control for the action is **disabled** by a permission of type 2.
 *
 * The specification words this check as allowed and denied; what it answers is "is this control disabled?".
 * A form that lists the action itself disables it. Otherwise an enabled rule disables it for all who do not hold the
 * action; a rule that is switched off, or does not exist, disables nothing.
 */
export function dataPermissionDisabled(action: string, lists: PermissionLists): boolean {
  const about = (entries: PermissionLists['auth']) => entries.filter(entry => isDisableEntry(entry) && isAbout(entry, action))
  if (about(lists.formPermissions ?? []).length > 0) return true
  const [rule] = about(lists.allAuth)
  if (rule === undefined || !isEnabled(rule)) return false
  return about(lists.auth).length === 0
}
