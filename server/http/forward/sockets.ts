import { type IncomingMessage, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Duplex } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { isOwnOrigin } from '../origin'
import { targetOf } from '.'

const PLACES = ['/websocket/', '/vxeSocket/']

/** The head of an answer as it goes over the wire. */
function headOf({ httpVersion, statusCode = 502, statusMessage = '', rawHeaders }: IncomingMessage): string {
  const lines = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${rawHeaders[at + 1]}`] : []))
  return `${[`HTTP/${httpVersion} ${statusCode} ${statusMessage}`, ...lines].join('\r\n')}\r\n\r\n`
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
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
    const send = target.protocol === 'https:' ? requestHttps : requestHttp
    const upstream = send(target, { headers: { ...rest, 'x-forwarded-for': socketAddress(request) } })
    upstream.on('upgrade', (answer, far, rest) => {
      socket.write(headOf(answer))
      if (rest.length > 0) socket.write(rest)
      if (head.length > 0) far.write(head)
      join(socket, far)
    })
    upstream.on('response', answer => {
      socket.write(headOf(answer))
      answer.pipe(socket)
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
