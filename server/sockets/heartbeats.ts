import { type Connection, send } from './connection-registry'
import { onMessage } from './messages'
import { HEARTBEAT_ANSWER } from './texts'

const HEARTBEATS = new Set(['HeartBeat', 'ping'])
const LIMITS = { most: 20, longest: 256 }

const ANSWER = { cmd: 'heartcheck', msgTxt: HEARTBEAT_ANSWER }

/** Answers heartbeats, the only thing that these sockets send. */
export function answerHeartbeats(connection: Connection): void {
  onMessage(connection.socket, LIMITS, text => {
    if (HEARTBEATS.has(text)) send([connection], ANSWER)
  })
}
