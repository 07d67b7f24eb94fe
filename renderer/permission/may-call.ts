import type { PermissionEntry } from '../model/host'
import { hasPermission } from './has-permission'

/** What a session may do, as the server knows it. */
export interface SessionRights {
  readonly signedIn: boolean
  /** What the person holds, enabled entries only; see `PermissionLists`. */
  readonly auth: readonly PermissionEntry[]
}

/**
 * Whether a session may call an operation with this `x-auth`: `public`, `login`, or permissions of which one is enough.
 *
 * Holding decides with the same function as for elements, but against no list of switched-off rules:
 * switching a rule off shows a button to all and never opens an operation.
 */
export function mayCall(xAuth: string, rights: SessionRights): boolean {
  if (xAuth === 'public') return true
  if (!rights.signedIn) return false
  return xAuth === 'login' || hasPermission(xAuth, { auth: rights.auth, allAuth: [] })
}
