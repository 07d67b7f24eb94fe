import { useState } from 'react'
import { type BoundAccount, sysThirdLoginAccounts } from '../api/generated/third'
import type { BoundAccountsProps } from './bound-accounts'
import { dialogTexts } from './dialog-texts'
import { laterDialog } from './later-dialog'
import { showRequestError } from './show-request-error'

const say = dialogTexts.bound
const BoundAccounts = laterDialog<BoundAccountsProps>(
  async () => (await import('./bound-accounts')).BoundAccounts,
  () => true,
)

/** The accounts of providers as an entry of the user menu: asks the server before it opens, and says when there are none. */
export function useBoundAccounts(notify: BoundAccountsProps['notify']) {
  const [accounts, setAccounts] = useState<readonly BoundAccount[] | null>(null)
  const read = async () => setAccounts(await sysThirdLoginAccounts())
  const open = async () => {
    try {
      const found = await sysThirdLoginAccounts()
      if (found.length > 0) setAccounts(found)
      else notify.warning(say.none)
    } catch (error) {
      showRequestError(error, notify)
    }
  }
  const close = () => setAccounts(null)
  const changed = () => read().catch(error => showRequestError(error, notify))
  return {
    open,
    dialog: accounts && <BoundAccounts accounts={accounts} notify={notify} onChanged={changed} onClose={close} />,
  }
}
