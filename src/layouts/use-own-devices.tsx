import { useState } from 'react'
import type { Notifier } from '../../renderer/contract'
import { type OwnSession, sysOnlineOwn } from '../api/generated/online-user'
import { laterDialog } from './later-dialog'
import { showRequestError } from './show-request-error'

const OwnDevices = laterDialog(
  async () => (await import('./own-devices')).OwnDevices,
  () => true,
)

/** Where the account is signed in, as an entry of the user menu: asks the server before it opens. */
export function useOwnDevices(notify: Pick<Notifier, 'warning' | 'confirm'>) {
  const [sessions, setSessions] = useState<readonly OwnSession[] | null>(null)
  const read = () => sysOnlineOwn().then(setSessions, error => showRequestError(error, notify))
  return {
    open: read,
    dialog: sessions && <OwnDevices sessions={sessions} notify={notify} onChanged={read} onClose={() => setSessions(null)} />,
  }
}
