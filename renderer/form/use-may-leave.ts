import { useCallback } from 'react'
import { useHost } from '../source/host-context'
import type { CloseGuard } from '../ui/guard/close-guard'
import { leavesSaving } from '../ui/guard/leave-saving'
import type { FormPaneState } from './form-pane'
import { texts } from './texts'

/**
 * Whether a person leaves a form: asks before changes are lost. A save that has not come back keeps no user: the draft stays until it is
 * known what was saved.
 */
export function useMayLeave({ busy, dirty, draft }: Pick<FormPaneState, 'busy' | 'dirty' | 'draft'>): CloseGuard {
  const host = useHost()
  return useCallback(async () => {
    if (busy) return leavesSaving(host)
    if (dirty() && !(await host.notify.confirm({ title: texts.unsaved, danger: true }))) return false
    draft.finish()
    return true
  }, [busy, dirty, draft, host])
}
