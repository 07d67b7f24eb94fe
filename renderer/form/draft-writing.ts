/** In milliseconds. */
export interface Pace {
  /** How long typing must rest before it is written. */
  readonly rest: number
  /** How long it may go on without: what a crash can take is no more than that. */
  readonly longest: number
}

const AT_HAND: Pace = { rest: 400, longest: 2000 }
/** The page goes, or is not visible any more: there may be no later. */
const LEAVING = ['beforeunload', 'pagehide', 'visibilitychange'] as const

/** When a draft is written: as typing rests, now and then while it does not, and when the page goes. */
export interface DraftWriting {
  /** Something was changed. */
  readonly touch: () => void
  /** Whether something was changed that is not written. */
  readonly waits: () => boolean
  /** What was changed is not written any more. */
  readonly cancel: () => void
  /** Writes what waits, and ends. */
  readonly end: () => void
}

export function draftWriting(write: () => void, { rest, longest }: Pace = AT_HAND): DraftWriting {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** When the first change was made that is not written. */
  let since = 0
  const cancel = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const writeNow = () => {
    cancel()
    write()
  }
  const flush = () => {
    if (timer !== undefined) writeNow()
  }
  for (const event of LEAVING) window.addEventListener(event, flush)
  return {
    touch() {
      const now = performance.now()
      if (timer === undefined) since = now
      clearTimeout(timer)
      timer = setTimeout(writeNow, Math.min(rest, since + longest - now))
    },
    waits: () => timer !== undefined,
    cancel,
    end() {
      for (const event of LEAVING) window.removeEventListener(event, flush)
      flush()
    },
  }
}
