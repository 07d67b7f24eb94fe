import { type IncomingMessage, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { defaultWall, openOutside } from '../../util/outgoing'
import { isOwnOrigin } from '../origin'
import { saysCaller, targetOf } from '.'

const PLACES = ['/websocket/', '/vxeSocket/']

/** What opens a socket; all else, such as a cookie, would speak for our origin. */
const OF_SOCKETS = /^(?:connection|upgrade|sec-websocket-(?:accept|protocol|extensions))$/i

/** The head of an opening as it goes over the wire. */
function headOf({ rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 && OF_SOCKETS.test(name) ? [`${name}: ${rawHeaders[at + 1]}`] : []))
  return `${['HTTP/1.1 101 Switching Protocols', ...lines].join('\r\n')}\r\n\r\n`
}

function refuse(socket: Duplex, status: string): void {
  // A caller that keeps its end open would keep the connection.
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`, () => socket.destroy())
}

/** Connects both ends; when one goes, the other goes too. */
function join(near: Duplex, far: Duplex): void {
  for (const [one, other] of [
    [near, far],
    [far, near],
  ] as const) {
    one.pipe(other)
    one.on('error', () => other.destroy())
    one.on('close', () => other.destroy())
  }
}

/** Hands the sockets below `apiBase` to the other back end; they end with this server. */
export function forwardSockets(app: FastifyInstance, apiUrl: string, apiBase: string): void {
  const open = new Set<Duplex>()
  app.server.on('upgrade', (request, socket: Duplex, head: Buffer) => {
    open.add(socket)
    socket.once('close', () => open.delete(socket))
    socket.on('error', () => socket.destroy())
    const { url = '', headers } = request
    if (!PLACES.some(place => url.startsWith(apiBase + place))) return refuse(socket, '404 Not Found')
    if (!isOwnOrigin(headers.origin, headers.host)) return refuse(socket, '403 Forbidden')
    const target = targetOf(apiUrl, apiBase, url)
    // The other server would find the origin strange; it has been checked here.
    const { host, origin, ...rest } = headers
    const handed = Object.fromEntries(Object.entries(rest).filter(([name]) => !saysCaller(name)))
    const upstream = openOutside(target, { headers: { ...handed, 'x-forwarded-for': socketAddress(request) }, wall: defaultWall })
    upstream.on('upgrade', (answer, far, rest) => {
      socket.write(headOf(answer))
      if (rest.length > 0) socket.write(rest)
      if (head.length > 0) far.write(head)
      join(socket, far)
    })
    upstream.on('response', ({ statusCode = 502 }) => {
      refuse(socket, `${statusCode} ${STATUS_CODES[statusCode] ?? ''}`)
      upstream.destroy()
    })
    upstream.on('error', error => {
      app.log.warn({ err: error }, 'the sockets of API_URL cannot be reached')
      refuse(socket, '502 Bad Gateway')
    })
    socket.once('close', () => upstream.destroy())
    upstream.end()
  })
  app.addHook('preClose', async () => {
    for (const socket of open) socket.destroy()
  })
}

const socketAddress = ({ socket }: IncomingMessage) => socket.remoteAddress ?? ''
