import type { Feed } from './feed'
import { type Frame, LiveSocket, type SocketParts } from './socket'

/** Between two questions while there is no socket, in milliseconds. */
export const POLL = 6_000
/** Pushes that come together are answered by one request. */
const GATHER = 200

interface LiveParts extends Pick<SocketParts, 'enter' | 'make'> {
  readonly feed: Feed
  /** A dictionary has changed; '' when nobody knows which. */
  readonly onDictionary: (code: string) => void
  readonly onOver: () => void
}

/**
 * Keeps the feed in step with the server for as long as it runs: by the socket, and while there is none by asking every
 * 6 s, which stops silently at the first failure. A page that nobody sees asks nothing; it catches up when it is seen.
 */
export function runLive({ feed, onDictionary, onOver, ...socketParts }: LiveParts): () => void {
  let missed = false
  let polling = true
  let gather: ReturnType<typeof setTimeout> | undefined
  const hidden = () => document.visibilityState === 'hidden'

  const reload = () => {
    if (hidden()) {
      missed = true
      return
    }
    clearTimeout(gather)
    gather = setTimeout(() => void feed.load(), GATHER)
  }
  const hear = ({ cmd, msgTxt }: Frame) => {
    if (cmd === 'topic' || cmd === 'user') reload()
    else if (cmd === 'dictionary') onDictionary(msgTxt)
  }
  const socket = new LiveSocket({
    ...socketParts,
    onOver,
    onFrame: hear,
    onOpen(again) {
      polling = true
      if (!again) return
      reload()
      onDictionary('')
    },
  })
  const poll = setInterval(async () => {
    if (!polling || socket.open || hidden()) return
    polling = await feed.load()
  }, POLL)
  const wake = () => {
    if (hidden()) return
    socket.start()
    if (missed) {
      missed = false
      reload()
    }
  }

  void feed.load()
  socket.start()
  document.addEventListener('visibilitychange', wake)
  window.addEventListener('online', wake)
  return () => {
    clearTimeout(gather)
    clearInterval(poll)
    socket.stop()
    document.removeEventListener('visibilitychange', wake)
    window.removeEventListener('online', wake)
  }
}
