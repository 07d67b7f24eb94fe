import { type Seat, send } from './circle'
import { hear } from './hear'
import { HEARTBEAT_ANSWER } from './texts'

const HEARTBEATS = new Set(['HeartBeat', 'ping'])
const LIMITS = { most: 20, longest: 256 }

const ANSWER = { cmd: 'heartcheck', msgTxt: HEARTBEAT_ANSWER }

/** Answers heartbeats, the only thing that these sockets send. */
export function attend(seat: Seat): void {
  hear(seat.socket, LIMITS, text => {
    if (HEARTBEATS.has(text)) send([seat], ANSWER)
  })
}
