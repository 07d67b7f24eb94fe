import type { RawData } from 'ws'
import { CLOSE, type Seat, send } from './circle'
import { HEARTBEAT_ANSWER } from './texts'

const HEARTBEATS = new Set(['HeartBeat', 'ping'])
const LONGEST = 256
/** Messages in a window of ten seconds. */
const MOST_MESSAGES = 20
const WINDOW = 10_000

const ANSWER = { cmd: 'heartcheck', msgTxt: HEARTBEAT_ANSWER }

/** Answers heartbeats; whoever sends anything else in bulk, in bytes or at length is let go. */
export function attend(seat: Seat): void {
  const { socket } = seat
  let began = Date.now()
  let count = 0
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: RawData, binary: boolean) => {
    if (Date.now() - began > WINDOW) {
      began = Date.now()
      count = 0
    }
    if (++count > MOST_MESSAGES) return socket.close(CLOSE.tooOften)
    if (binary) return socket.close(CLOSE.binary)
    const text = data.toString()
    if (text.length > LONGEST) return socket.close(CLOSE.tooLarge)
    if (HEARTBEATS.has(text)) send([seat], ANSWER)
  })
}
