/** Before the end the user is asked for so long, in milliseconds. */
export const WARNING = 120_000
/** The page ends before the server does, which notes use once a minute. */
const MARGIN = 60_000
/** While the user works without calls, the server is told this often, in milliseconds; oftener where the limit is short. */
const TOLD_EVERY = 300_000
/** Between two looks at the clock, and while the seconds are shown. */
const LOOK = 15_000
const SECOND = 1_000

const DOINGS = ['keydown', 'pointerdown', 'pointermove', 'wheel', 'input'] as const

export interface IdleParts {
  /** After so many minutes without use the server ends the session. */
  readonly minutes: number
  readonly activity: { readonly note: () => void; readonly last: () => number }
  /** A call that counts as use; its failures are its own matter. */
  readonly notifyServer: () => unknown
  /** Seconds until the end, each second of the last two minutes; null: nothing to say any more. */
  readonly onWarning: (seconds: number | null) => void
  readonly onEnd: () => void
}

export interface IdleWatch {
  /** The user goes on working. */
  readonly goOn: () => void
  readonly stop: () => void
}

/**
 * Follows what the user does, in every window, and ends the session of one who does nothing. Goes by the clock and not by timers, which
 * browsers slow down in hidden windows and stop in sleeping machines. While the warning is shown only its answer counts here: a bumped
 * table keeps no session alive.
 */
export function watchIdle({ minutes, activity, notifyServer, onWarning, onEnd }: IdleParts): IdleWatch {
  const limit = minutes * 60_000 - MARGIN
  const every = Math.min(TOLD_EVERY, limit / 4)
  let told = Date.now()
  let warned = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const tellUse = () => {
    if (activity.last() <= told || Date.now() - told < every) return
    told = Date.now()
    notifyServer()
  }
  const look = () => {
    clearTimeout(timer)
    const left = activity.last() + limit - Date.now()
    if (left <= 0) {
      stop()
      onEnd()
      return
    }
    const warns = left <= WARNING
    if (warns || warned) onWarning(warns ? Math.ceil(left / SECOND) : null)
    warned = warns
    if (!warns) tellUse()
    timer = setTimeout(look, warns ? SECOND : Math.min(LOOK, left - WARNING))
  }
  const doing = () => {
    if (!warned) activity.note()
  }
  const seen = () => document.visibilityState === 'visible' && look()

  function stop(): void {
    clearTimeout(timer)
    for (const name of DOINGS) window.removeEventListener(name, doing, true)
    document.removeEventListener('visibilitychange', seen)
    window.removeEventListener('storage', look)
  }
  for (const name of DOINGS) window.addEventListener(name, doing, { capture: true, passive: true })
  document.addEventListener('visibilitychange', seen)
  window.addEventListener('storage', look)
  look()
  return {
    goOn() {
      activity.note()
      told = Date.now()
      notifyServer()
      look()
    },
    stop,
  }
}
