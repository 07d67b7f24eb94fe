import { useEffect, useRef, useState } from 'react'
import { sysUserGetCurrentUserDeparts } from '../api/generated/auth'
import { laterDialog } from '../layouts/later-dialog'
import { activity, idledOut, session, useSession } from '../session'
import { type IdleWatch, watchIdle } from './idle-watch'
import { endAndLoad } from './logout'
import { notifier } from './notices'

const IdleDialog = laterDialog(
  async () => (await import('./idle-dialog')).IdleDialog,
  ({ seconds }) => seconds !== null,
)

/** Any call would do; this one is small, and says that it counts although the user's doing may be a minute old. */
const tellServer = () =>
  sysUserGetCurrentUserDeparts({ headers: { 'X-Weft-Background': '0' }, meta: { quiet: true } }).catch(() => undefined)

/** Has forms keep what was typed as drafts, and leaves without the question whether to: no user is there to answer it. */
function loadQuietly(): void {
  window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), { capture: true })
  window.location.reload()
}

async function endSession(load: () => void): Promise<void> {
  idledOut.set(session.get().user?.username ?? '')
  await endAndLoad(load)
}

interface IdleWarningProps {
  /** Loads the page again; behind the sign-in it comes back here. */
  readonly load?: () => void
}

/** Asks a user who has done nothing for long whether to go on, and ends the session of one who does not answer. */
export function IdleWarning({ load = loadQuietly }: IdleWarningProps) {
  const { token, permissions } = useSession()
  const minutes = permissions?.idleMinutes ?? null
  const [seconds, setSeconds] = useState<number | null>(null)
  const watch = useRef<IdleWatch | null>(null)
  useEffect(() => {
    if (token === null || minutes === null) return undefined
    const begun = watchIdle({ minutes, activity, notifyServer: tellServer, onWarning: setSeconds, onEnd: () => void endSession(load) })
    watch.current = begun
    return () => {
      begun.stop()
      setSeconds(null)
    }
  }, [token, minutes, load])
  return <IdleDialog seconds={seconds} notify={notifier} onEnd={() => void endSession(load)} onGoOn={() => watch.current?.goOn()} />
}
