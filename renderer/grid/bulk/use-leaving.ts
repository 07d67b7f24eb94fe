import { useCallback, useEffect } from 'react'
import { useHost } from '../../source/host-context'
import { useCloseGuard } from '../../widgets/close-guard'
import { leavesSaving } from '../../widgets/leave-saving'
import type { GridValidation } from '../core/grid-validation'
import type { RowStore } from '../core/row-store'
import { texts } from '../texts'
import type { BulkDraft } from './use-bulk-draft'
import type { BulkSave } from './use-bulk-save'

export interface LeavingPlace {
  readonly store: RowStore
  readonly validation: Pick<GridValidation, 'awaitedCount'>
  readonly saving: Pick<BulkSave, 'busy' | 'check'>
  readonly draft: Pick<BulkDraft, 'finish'>
}

/**
 * Asks before changes are lost with the tab, the dialog or the window. A save that has not come back keeps nobody: its judgement is
 * given up, and the draft stays until it is known what was saved.
 */
export function useLeaving({ store, validation, saving, draft }: LeavingPlace): void {
  const host = useHost()
  const { finish } = draft
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
      if ((store.dirty || validation.awaitedCount > 0) && !(await host.notify.confirm({ title: texts.unsaved }))) return false
      finish()
      return true
    }, [store, validation, busy, stop, host, finish]),
  )
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (store.dirty || validation.awaitedCount > 0) event.preventDefault()
    }
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [store, validation])
}
