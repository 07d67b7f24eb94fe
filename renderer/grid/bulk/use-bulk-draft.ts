import { useEffect, useMemo } from 'react'
import { browserDrafts } from '../../form/draft-store'
import { useLatest } from '../../hooks/use-latest'
import { useRead } from '../../hooks/use-store'
import { DraftKeeper, type DraftPlace } from './draft-keeper'

export interface BulkDraft {
  /** When it was written, in milliseconds since 1970; undefined when there is nothing, or when it was decided. */
  readonly offered: number | undefined
  readonly keeper: DraftKeeper
}

/** Keeps the unsaved changes of a grid under the key, and offers what an earlier one left. */
export function useBulkDraft(place: DraftPlace, key: string): BulkDraft {
  const latest = useLatest(place)
  const { store } = place
  const keeper = useMemo(() => {
    // Other rows have changes of their own.
    void store
    return new DraftKeeper(() => latest.current, key, browserDrafts)
  }, [store, key])
  useEffect(() => keeper.start(), [keeper])
  return { offered: useRead(keeper.decided, () => keeper.offered), keeper }
}
