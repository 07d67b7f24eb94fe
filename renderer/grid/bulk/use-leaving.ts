import { useCallback, useEffect } from 'react'
import { useHost } from '../../source/host-context'
import { useCloseGuard } from '../../ui/guard/close-guard'
import { leavesSaving } from '../../ui/guard/leave-saving'
import type { RowStore } from '../engine/row-store'
import type { GridValidation } from '../features/validation/rules'
import { texts } from '../toolbar/texts'
import type { DraftKeeper } from './draft-keeper'
import type { BulkSave } from './use-bulk-save'

export interface LeavingPlace {
  readonly store: RowStore
  readonly validation: Pick<GridValidation, 'awaitedCount'>
  readonly saving: Pick<BulkSave, 'busy' | 'check'>
  readonly keeper: Pick<DraftKeeper, 'giveUp'>
}

/**
 * Asks before changes are lost with the tab, the dialog or the window. A save that has not come back holds no user back: its validation is
 * given up, and the draft stays until it is known what was saved.
 */
export function useLeaving({ store, validation, saving, keeper }: LeavingPlace): void {
  const host = useHost()
  const {
    busy,
    check: { stop },
  } = saving
  useCloseGuard(
    useCallback(async () => {
      if (busy) {
        if (!(await leavesSaving(host))) return false
        stop?.()
        return true
      }
      if ((store.dirty || validation.awaitedCount > 0) && !(await host.notify.confirm({ title: texts.unsaved, danger: true }))) return false
      if (store.dirty) keeper.giveUp()
      return true
    }, [store, validation, busy, stop, host, keeper]),
    () => busy || store.dirty || validation.awaitedCount > 0,
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.dirty || validation.awaitedCount > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store, validation])
}
