import { Button, Modal } from 'antd'
import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { sysUserGetCurrentUserDeparts } from '../api/generated/auth'
import { activity, idledOut, session, useSession } from '../session'
import { type IdleWatch, watchIdle } from './idle-watch'
import { endAndLoad } from './logout'
import { texts } from './texts'

const say = texts.idle

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

/** Antd draws dialogs only; this one interrupts and asks, so readers of the screen are to say it at once, with its question. */
function Question() {
  const question = useRef<HTMLParagraphElement>(null)
  const id = useId()
  useLayoutEffect(() => {
    const frame = question.current?.closest('[role=dialog]')
    frame?.setAttribute('role', 'alertdialog')
    frame?.setAttribute('aria-describedby', id)
  }, [id])
  return (
    <p ref={question} id={id}>
      {say.question}
    </p>
  )
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
  const answer = useRef<HTMLButtonElement>(null)
  const goOn = () => watch.current?.goOn()
  return (
    <Modal
      open={seconds !== null}
      title={say.title}
      width={420}
      onCancel={goOn}
      maskClosable={false}
      closable={false}
      // Not by itself: antd gives the focus back to what had it before the dialog came, which would be this button.
      afterOpenChange={shown => shown && answer.current?.focus()}
      footer={[
        <Button key="end" onClick={() => void endSession(load)}>
          {say.end}
        </Button>,
        <Button key="go" ref={answer} type="primary" onClick={goOn}>
          {say.goOn}
        </Button>,
      ]}
    >
      <Question />
      <p role="timer">{say.left(seconds ?? 0)}</p>
    </Modal>
  )
}
