import type { Feed } from './feed'
import { type Frame, LiveSocket, RECONNECT, type SocketParts } from './socket'

/** Between two questions while there is no socket, in milliseconds. */
export const POLL = 6_000
/** So long the first reading waits for the socket, in milliseconds: what is read once it is open need not be read again. */
export const FIRST = 1_000
/** Pushes that come together are answered by one request. */
const GATHER = 200

/** Everybody hears at once of a menu that was changed; so long they take to ask for it, in milliseconds. */
const SPREAD = 1500

interface LiveParts extends Pick<SocketParts, 'enter' | 'make'> {
  readonly feed: Feed
  /** The jobs of the person have moved on; whether they could be read. */
  readonly onJobs: () => Promise<boolean>
  /** A dictionary has changed; '' when it is unknown which. */
  readonly onDictionary: (code: string) => void
  /** The menu or the rights of the person may have changed. */
  readonly onPermission: () => Promise<unknown>
  /** The session is over. Called again after 5 s for as long as the answer is false: the person was not told yet. */
  readonly onOver: () => Promise<boolean>
}

const hidden = () => document.visibilityState === 'hidden'

/** Does something a little later, once for however many wishes; for a hidden page when it is visible again. */
function whenSeen(work: () => Promise<unknown>, delay: () => number) {
  let missed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const wish = () => {
    missed = hidden()
    if (missed) return
    timer ??= setTimeout(() => {
      timer = undefined
      void work()
    }, delay())
  }
  return {
    wish,
    catchUp: () => missed && wish(),
    cancel: () => clearTimeout(timer),
  }
}

/** Does something once, when it is begun or after so many milliseconds; `begin` says whether it has been done now. */
function onceWithin(delay: number, work: () => void) {
  let begun = false
  const begin = () => {
    if (begun) return false
    begun = true
    clearTimeout(timer)
    work()
    return true
  }
  const timer = setTimeout(begin, delay)
  return { begin, cancel: () => clearTimeout(timer) }
}

/** Reads, and remembers whether the last reading has failed. */
function reading(load: () => Promise<boolean>) {
  let failed = false
  return {
    read: async () => {
      failed = !(await load())
      return !failed
    },
    again: async () => {
      if (failed) failed = !(await load())
    },
  }
}

/**
 * Keeps the feed in step with the server for as long as it runs. While a socket is open it reads after each push, and every 6 s for as long as
 * that has failed. While there is none it asks every 6 s, which stops silently at the first failure until there is a socket or the network again,
 * or the page is seen anew. A hidden page asks nothing; it catches up when it is seen.
 */
export function runLive({ feed, onJobs, onDictionary, onPermission, onOver, ...socketParts }: LiveParts): () => void {
  let polling = true
  const notices = reading(feed.load)
  const runs = reading(onJobs)
  const lists = whenSeen(notices.read, () => GATHER)
  const jobs = whenSeen(runs.read, () => GATHER)
  const first = onceWithin(FIRST, () => {
    void notices.read()
    void runs.read()
  })
  const permission = whenSeen(onPermission, () => GATHER + Math.random() * SPREAD)

  const onMessage = ({ cmd, msgTxt }: Frame) => {
    if (cmd === 'topic' || cmd === 'user') lists.wish()
    else if (cmd === 'job') jobs.wish()
    else if (cmd === 'dictionary') onDictionary(msgTxt)
    else if (cmd === 'permission') permission.wish()
  }
  let telling: ReturnType<typeof setTimeout> | undefined
  let ended = false
  const notify = async () => {
    if (!(await onOver()) && !ended) telling = setTimeout(() => void notify(), RECONNECT)
  }
  const socket = new LiveSocket({
    ...socketParts,
    onOver: () => void notify(),
    onFrame: onMessage,
    onOpen(again) {
      polling = true
      // What was released between an earlier reading and now was announced to no page here.
      if (!first.begin()) {
        lists.wish()
        jobs.wish()
      }
      if (!again) return
      permission.wish()
      onDictionary('')
    },
  })
  const poll = setInterval(async () => {
    if (hidden()) return
    if (socket.open) await Promise.all([notices.again(), runs.again()])
    else if (polling) polling = (await notices.read()) || socket.open
  }, POLL)
  const wake = () => {
    if (hidden()) return
    polling = true
    socket.start()
    lists.catchUp()
    jobs.catchUp()
    permission.catchUp()
  }

  socket.start()
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return () => {
    ended = true
    clearTimeout(telling)
    first.cancel()
    lists.cancel()
    jobs.cancel()
    permission.cancel()
    clearInterval(poll)
    socket.stop()
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
  }
}
