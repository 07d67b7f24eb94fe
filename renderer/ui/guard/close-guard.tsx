import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { useLatest } from '../../hooks/use-latest'

/** True: may be closed. */
export type CloseGuard = () => Promise<boolean>

/** Whether something that was typed would be lost now. */
type Unsaved = () => boolean

interface Guards {
  readonly add: (guard: CloseGuard, unsaved: Unsaved) => () => void
  readonly mayClose: CloseGuard
}

const GuardsContext = createContext<Guards | null>(null)

/** Collects what must agree before a dialog, a drawer or a tab closes; give `mayClose` of it to what closes. `unsaved` only tells, without a question. */
export function useCloseGuards() {
  const guards = useRef(new Map<CloseGuard, Unsaved>())
  return useMemo(
    () => ({
      add: (guard: CloseGuard, unsaved: Unsaved) => {
        guards.current.set(guard, unsaved)
        return () => void guards.current.delete(guard)
      },
      mayClose: async () => {
        for (const guard of guards.current.keys()) if (!(await guard())) return false
        return true
      },
      unsaved: () => [...guards.current.values()].some(unsaved => unsaved()),
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
const lost: Unsaved = () => true

/**
 * Asks before the dialog, drawer or tab around it closes; outside of one it does nothing. Undefined: nothing to ask. `unsaved`: whether
 * something would be lost, without asking; default: always.
 */
export function useCloseGuard(guard: CloseGuard | undefined, unsaved: Unsaved = lost): void {
  const latest = useLatest(unsaved)
  const guards = useContext(GuardsContext)
  useEffect(() => (guards === null || guard === undefined ? undefined : guards.add(guard, () => latest.current())), [guards, guard])
}
