// Made by `npm run generate`. Do not edit: change what it is made from.
/** Sockets */
import { http } from '../http'
import { type Config } from './request'

export interface SocketTicket {
  ticket: string
  /** How long it is good. */
  seconds: number
}

/**
 * A ticket that opens one socket.
 *
 * Ours; the family has none. To be sent as a subprotocol beside `weft`: `new WebSocket(url, ['weft', ticket])`. Good once and for a few seconds.
 *
 * `POST /sys/websocket/ticket`
 */
export function sysWebsocketTicket(config?: Config) {
  return http.Post<SocketTicket>('/sys/websocket/ticket', undefined, config)
}
