import { actionsOf, isAbout, isDisableEntry, isEnabled, type PermissionLists } from './lists'

/**
 * Whether an element for the action stays: the person or the form holds it, or its rule is switched off.
 * Of a comma list one is enough. Without an action everybody may see it.
 */
export function hasPermission(action: string | undefined, lists: PermissionLists): boolean {
  if (action === undefined) return true
  const held = [...lists.auth, ...(lists.formPermissions ?? [])].filter(entry => !isDisableEntry(entry))
  const off = lists.allAuth.filter(entry => !isDisableEntry(entry) && !isEnabled(entry))
  const unruled = (one: string) => lists.serverDecides === true && !lists.allAuth.some(entry => isAbout(entry, one))
  return actionsOf(action).some(one => unruled(one) || [...held, ...off].some(entry => isAbout(entry, one)))
}
