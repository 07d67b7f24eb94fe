import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Milliseconds that a caller has for the headers of a request; its body has the server's `requestTimeout`. */
export const HEADERS_TIMEOUT = 15_000
/** How often Node looks for callers that are too slow, in milliseconds. */
export const TIMEOUT_CHECKS = 2000

const STATUS_OF = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
])

/** Answers what never became a request: bare, with nothing of the server in it, and the connection ends. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const status = STATUS_OF.get(error.code ?? '') ?? 400
  if (socket.writable) {
    const headers = ['content-length: 0', 'connection: close', 'cache-control: no-store', 'x-content-type-options: nosniff']
    socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('\r\n')}\r\n\r\n`)
  }
  socket.destroy()
}

/**
 * Ends the connection of an upgrade that is answered in place of opened. Node has let go of it by then: no time limit of the server ends
 * it, and the caller would keep it, past the stop of the server.
 */
export function endRefusedUpgrade({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.headers.upgrade !== undefined) reply.raw.once('finish', () => raw.socket.destroySoon())
}

/**
 * Looks after the connection of each call. Its address is kept: Node asks the system for it when it is read first, which is too late for a caller that has gone
 * meanwhile; read as soon as the request is there, it stays. Who has gone by then is not answered. Upgrades that are refused end.
 */
export function guardConnections(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request
    endRefusedUpgrade(request, reply)
    if (socket.remoteAddress !== undefined) return done()
    reply.hijack()
    socket.destroy()
  })
}
