import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { PermissionEntry } from '../../model/host'
import { dataPermissionDisabled, excludedCodes, hasPermission, type PermissionLists } from '../../permission'
import { useHostIfAny } from '../../source/host-context'

const Lists = createContext<PermissionLists | null>(null)

/** Gives everything below it the permissions of the session, now and when they change; null before they are there. */
export const PermissionProvider = Lists.Provider

const NONE: PermissionLists = { auth: [], allAuth: [] }

/** What the person may do here. */
export interface Permission {
  /** Whether an element for the action stays; of a comma list one is enough. Undefined: every user may. */
  readonly has: (action: string | undefined) => boolean
  /** Whether a control for the action is disabled. */
  readonly isDisabled: (action: string) => boolean
  /** The codes under a prefix such as `user:` that toolbars and columns leave out. */
  readonly excluded: (prefix: string) => readonly string[]
}

/** The permissions of the session, which may change; without a provider those of the host of a screen. */
export function usePermissionLists(): PermissionLists {
  const host = useHostIfAny()
  return useContext(Lists) ?? host ?? NONE
}

/** The same as questions; with those that a form brings itself. */
export function usePermission(formPermissions?: readonly PermissionEntry[]): Permission {
  const lists = usePermissionLists()
  return useMemo(() => {
    const { auth, allAuth, serverDecides = false } = lists
    const all: PermissionLists = { auth, allAuth, serverDecides, formPermissions }
    return {
      has: action => hasPermission(action, all),
      isDisabled: action => dataPermissionDisabled(action, all),
      excluded: prefix => excludedCodes(prefix, all),
    }
  }, [lists, formPermissions])
}

export interface HasPermissionProps {
  /** One action or a comma list of which one is enough; undefined keeps no user out. */
  readonly action: string | undefined
  /** Those that the form brings itself. */
  readonly formPermissions?: readonly PermissionEntry[]
  readonly children: ReactNode
}

/** Its children, for those who may do the action; nothing for all others. */
export function HasPermission({ action, formPermissions, children }: HasPermissionProps) {
  return usePermission(formPermissions).has(action) ? children : null
}
