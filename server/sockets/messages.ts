import type { RawData, WebSocket } from 'ws'
import { CLOSE, type Connection, send } from './connection-registry'
import { HEARTBEAT_ANSWER } from './texts'

/** Milliseconds in which the messages of one socket are counted. */
const WINDOW = 10_000

export interface MessageLimits {
  /** Messages in a window of ten seconds. */
  readonly most: number
  /** Bytes of one message. */
  readonly longest: number
}

/** Hears the texts of a socket; who sends too many, too long ones or bytes is let go. */
export function onMessage(socket: WebSocket, { most, longest }: MessageLimits, onText: (text: string) => void): void {
  let began = Date.now()
  let count = 0
  socket.on('error', () => socket.terminate())
  socket.on('message', (data: RawData, binary: boolean) => {
    if (Date.now() - began > WINDOW) {
      began = Date.now()
      count = 0
    }
    if (++count > most) return socket.close(CLOSE.tooOften)
    if (binary) return socket.close(CLOSE.binary)
    const text = data.toString()
    if (Buffer.byteLength(text) > longest) return socket.close(CLOSE.tooLarge)
    onText(text)
  })
}

const HEARTBEATS = new Set(['HeartBeat', 'ping'])
const LIMITS = { most: 20, longest: 256 }

const ANSWER = { cmd: 'heartcheck', msgTxt: HEARTBEAT_ANSWER }

/** Answers heartbeats, the only thing that these sockets send. */
export function answerHeartbeats(connection: Connection): void {
  onMessage(connection.socket, LIMITS, text => {
    if (HEARTBEATS.has(text)) send([connection], ANSWER)
  })
}
