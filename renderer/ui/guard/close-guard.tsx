import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'

/** True: may be closed. */
export type CloseGuard = () => Promise<boolean>

interface Guards {
  readonly add: (guard: CloseGuard) => () => void
  readonly mayClose: CloseGuard
}

const GuardsContext = createContext<Guards | null>(null)

/** Collects what must agree before a dialog, a drawer or a tab closes; give `mayClose` of it to what closes. */
export function useCloseGuards() {
  const guards = useRef(new Set<CloseGuard>())
  return useMemo(
    () => ({
      add: (guard: CloseGuard) => {
        guards.current.add(guard)
        return () => void guards.current.delete(guard)
      },
      mayClose: async () => {
        for (const guard of guards.current) if (!(await guard())) return false
        return true
      },
    }),
    [],
  )
}

/** Lets what stands inside keep its dialog, drawer or tab open. */
export function CloseGuardProvider({ guards, children }: { readonly guards: Guards; readonly children: ReactNode }) {
  return <GuardsContext.Provider value={guards}>{children}</GuardsContext.Provider>
}

/** For a button inside that closes: asks what the cross of the dialog or drawer around it asks. Outside of one it always may. */
export function useMayClose(): CloseGuard {
  const guards = useContext(GuardsContext)
  return guards?.mayClose ?? always
}

const always: CloseGuard = async () => true

/** Asks before the dialog, drawer or tab around it closes; outside of one it does nothing. Undefined: nothing to ask. */
export function useCloseGuard(guard: CloseGuard | undefined): void {
  const guards = useContext(GuardsContext)
  useEffect(() => (guards === null || guard === undefined ? undefined : guards.add(guard)), [guards, guard])
}
