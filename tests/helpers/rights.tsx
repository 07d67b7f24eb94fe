import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useStore } from '../../renderer/hooks/use-store'
import { Store } from '../../renderer/model/store'
import type { PermissionLists } from '../../renderer/permission'
import { PermissionProvider } from '../../renderer/ui/guard/has-permission'

/** Rights that can be changed while a screen is drawn `around` which they stand. */
export function changingRights(start: Pick<PermissionLists, 'auth' | 'allAuth'>) {
  const lists = new Store(start)
  function Around({ children }: { readonly children: ReactNode }) {
    return <PermissionProvider value={useStore(lists)}>{children}</PermissionProvider>
  }
  return {
    now: lists.get,
    around: (drawn: ReactNode) => <Around>{drawn}</Around>,
    become: (next: typeof start) => act(async () => lists.set(next)),
  }
}
