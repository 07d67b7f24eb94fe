import type { IncomingMessage } from 'node:http'
import WebSocket from 'ws'

/** A socket as a test looks at it. */
export interface Listening {
  readonly socket: WebSocket
  /** What came over it, as JSON. */
  readonly frames: Record<string, unknown>[]
  /** The code of its close, or of the HTTP answer that refused it. */
  readonly ended: Promise<number>
}

/** Dials; resolves when the socket is open or refused. With a ticket it speaks our subprotocol, with a list those in it. `seen` is told of the answer. */
export function dial(
  url: string,
  ticket?: string | readonly string[],
  headers: Record<string, string> = {},
  seen: (answer: IncomingMessage) => void = () => undefined,
): Promise<Listening> {
  const protocols = typeof ticket === 'string' ? ['weft', ticket] : [...(ticket ?? [])]
  const socket = new WebSocket(url, protocols, { headers })
  const frames: Record<string, unknown>[] = []
  socket.on('message', data => frames.push(JSON.parse(String(data))))
  return new Promise(resolve => {
    let end: (code: number) => void
    const ended = new Promise<number>(done => {
      end = done
    })
    const listening = { socket, frames, ended }
    socket.on('close', code => end(code))
    socket.on('error', () => undefined)
    socket.on('upgrade', seen)
    socket.on('open', () => resolve(listening))
    socket.on('unexpected-response', (_, response) => {
      seen(response)
      end(response.statusCode ?? 0)
      response.resume()
      resolve(listening)
    })
  })
}
