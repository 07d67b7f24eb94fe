import { act } from '@testing-library/react'
import { type ReactNode, useSyncExternalStore } from 'react'
import type { PermissionLists } from '../../renderer/permission'
import { PermissionProvider } from '../../renderer/widgets/has-permission'

/** Rights that can be changed while a screen is drawn `around` which they stand. */
export function changingRights(start: Pick<PermissionLists, 'auth' | 'allAuth'>) {
  let lists = start
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  function Around({ children }: { readonly children: ReactNode }) {
    return <PermissionProvider value={useSyncExternalStore(subscribe, () => lists)}>{children}</PermissionProvider>
  }
  return {
    now: () => lists,
    around: (drawn: ReactNode) => <Around>{drawn}</Around>,
    become: (next: typeof start) =>
      act(async () => {
        lists = next
        for (const listener of listeners) listener()
      }),
  }
}
