import type { PermissionEntry } from '../model/host'
import { actionsOf, isDisableEntry, isEnabled, type PermissionLists } from './lists'

const shows = (entry: PermissionEntry) => !isDisableEntry(entry)

/** The actions that entries are about; read once for each list: every button of every row asks. */
function remembered(chosen: (entry: PermissionEntry) => boolean) {
  const known = new WeakMap<readonly PermissionEntry[], ReadonlySet<string>>()
  return (entries: readonly PermissionEntry[]): ReadonlySet<string> => {
    const actions = known.get(entries) ?? new Set(entries.filter(chosen).flatMap(({ action }) => actionsOf(action)))
    known.set(entries, actions)
    return actions
  }
}

const heldBy = remembered(shows)
const switchedOff = remembered(entry => shows(entry) && !isEnabled(entry))
const ruled = remembered(() => true)

/**
 * Whether an element for the action stays: the person or the form holds it, or its rule is switched off.
 * Of a comma list one is enough. Without an action everybody may see it.
 */
export function hasPermission(action: string | undefined, lists: PermissionLists): boolean {
  if (action === undefined) return true
  const { auth, formPermissions, allAuth, serverDecides } = lists
  return actionsOf(action).some(
    one =>
      (serverDecides === true && !ruled(allAuth).has(one)) ||
      heldBy(auth).has(one) ||
      (formPermissions !== undefined && heldBy(formPermissions).has(one)) ||
      switchedOff(allAuth).has(one),
  )
}
