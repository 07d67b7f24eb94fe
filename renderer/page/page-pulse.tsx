import { createContext, type ReactNode, useContext, useMemo, useRef, useState } from 'react'
import { type PageSight, usePageSight, useReturn } from '../ui/page/page-sight'

/** What the blocks of one page share. */
export interface PagePulse {
  /** Counts how often everything was to be read again. */
  readonly beat: number
  /** Whether a user sees the page; a hidden one is not refreshed. */
  readonly inSight: PageSight['inSight']
  /** One call for blocks that ask for the same at the same time. */
  readonly share: <Result>(key: string, call: () => Promise<Result>) => Promise<Result>
}

const PulseContext = createContext<PagePulse | null>(null)

/** A page that comes back into sight within this time shows what it showed. */
const FRESH = 5000

/** Reads the blocks of a page again when it comes back into sight. */
export function PagePulseProvider({ children }: { readonly children: ReactNode }) {
  const [beat, setBeat] = useState(0)
  const calls = useRef(new Map<string, Promise<unknown>>())
  const { inSight } = usePageSight()
  useReturn(FRESH, () => setBeat(before => before + 1))
  const pulse = useMemo<PagePulse>(
    () => ({
      beat,
      inSight,
      share: (key, call) => shared(calls.current, key, call),
    }),
    [beat, inSight],
  )
  return <PulseContext.Provider value={pulse}>{children}</PulseContext.Provider>
}

export function usePagePulse(): PagePulse {
  const pulse = useContext(PulseContext)
  if (pulse === null) throw new Error('usePagePulse outside of a page')
  return pulse
}

function shared<Result>(calls: Map<string, Promise<unknown>>, key: string, call: () => Promise<Result>): Promise<Result> {
  const known = calls.get(key)
  if (known !== undefined) return known as Promise<Result>
  const made = call().finally(() => calls.delete(key))
  calls.set(key, made)
  return made
}
