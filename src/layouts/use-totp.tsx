import { useState } from 'react'
import { sysTotpState, type TotpState } from '../api/generated/totp'
import { dialogTexts } from './dialog-texts'
import { laterDialog } from './later-dialog'
import { showRequestError } from './show-request-error'
import type { TotpDialogProps } from './totp-dialog'

const say = dialogTexts.totp
const TotpDialog = laterDialog<TotpDialogProps>(
  async () => (await import('./totp-dialog')).TotpDialog,
  ({ state }) => state !== null,
)

/** The second factor as an entry of the user menu: asks the server before it opens, and says when there is nothing to open. */
export function useTotp(notify: TotpDialogProps['notify']) {
  const [state, setState] = useState<TotpState | null>(null)
  const open = async () => {
    try {
      const found = await sysTotpState()
      if (found.enabled || (found.mode !== 'off' && found.offered)) setState(found)
      else notify.warning(found.mode === 'off' ? say.off : say.notOffered)
    } catch (error) {
      showRequestError(error, notify)
    }
  }
  return { open, dialog: <TotpDialog state={state} notify={notify} onClose={() => setState(null)} /> }
}
