import type { PermissionEntry } from '../model/host'
import { actionsOf, type PermissionLists } from './lists'

/** Codes of columns or toolbar buttons, the remainders of actions after their prefix. */
export interface MenuPermissions {
  /** Those that the person holds. */
  readonly held: readonly string[]
  /** Those that are ruled but not held: they are left out. Codes in neither list are free. */
  readonly excluded: readonly string[]
}

/**
 * The codes that permissions of type 1 name under a prefix such as `user:` (its colon may be left out).
 * Rules of all count only when enabled; what the person holds always counts. An empty prefix rules nothing.
 */
export function menuPermissions(prefix: string, lists: PermissionLists): MenuPermissions {
  if (prefix === '') return { held: [], excluded: [] }
  const start = prefix.endsWith(':') ? prefix : `${prefix}:`
  const held = codesUnder(start, lists.auth)
  const ruled = codesUnder(
    start,
    lists.allAuth.filter(entry => entry.status === '1'),
  )
  return { held, excluded: ruled.filter(code => !held.includes(code)) }
}

/** The codes under a prefix that a grid's toolbar or columns leave out. */
export function excludedCodes(prefix: string, lists: PermissionLists): readonly string[] {
  return menuPermissions(prefix, lists).excluded
}

function codesUnder(prefix: string, entries: readonly PermissionEntry[]): readonly string[] {
  const actions = entries.filter(entry => entry.type === '1').flatMap(entry => actionsOf(entry.action))
  const codes = actions.filter(action => action.startsWith(prefix)).map(action => action.slice(prefix.length))
  return [...new Set(codes)].filter(code => code !== '')
}
