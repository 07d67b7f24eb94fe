import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { Data } from '../plugins/db'
import type { Session } from '../plugins/session'
import { Circle, CLOSE } from './circle'
import { admit, PROTOCOL } from './gate'
import { makeNews, ROUND_SECONDS } from './news'
import { makeTicket, TICKET_SECONDS } from './repository'
import { attend } from './seat'

/** What handlers may do with sockets. */
export interface Sockets {
  /** A ticket that opens one socket for the session. */
  ticketFor(session: Session): Promise<{ readonly ticket: string; readonly seconds: number }>
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly sockets: Sockets
  }
}

/** Above what any route lets pass. */
const LARGEST_FRAME = 64 * 1024
/** A peer that does not answer a ping until the next one is gone. */
const PING_SECONDS = 30
const CLOSE_PATIENCE = 1000

/** Sockets end with the server: a word to each, and whoever does not answer is cut off. */
function closeAll(circle: Circle): void {
  const seats = circle.all()
  for (const { socket } of seats) socket.close(CLOSE.goingAway, 'server stops')
  setTimeout(() => {
    for (const { socket } of seats) socket.terminate()
  }, CLOSE_PATIENCE).unref()
}

function keepTime(app: FastifyInstance, circle: Circle, round: () => void): void {
  const silent = new WeakSet<object>()
  const ping = () => {
    for (const { socket } of circle.all()) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }
  const timers = [setInterval(ping, PING_SECONDS * 1000), setInterval(round, ROUND_SECONDS * 1000)]
  app.addHook('onClose', async () => timers.forEach(clearInterval))
}

/** `/websocket/{userId}` (api-contract §20.1), and what the database tells its sockets in every process. */
export async function addSockets(app: FastifyInstance, data: Data, apiBase: string): Promise<void> {
  const circle = new Circle()
  const admitted = new WeakMap<object, Session>()
  const news = makeNews(data, circle, error => app.log.warn({ err: error }, 'sockets could not be told'))
  app.decorate('sockets', {
    ticketFor: async session => ({ ticket: await makeTicket(data, session), seconds: TICKET_SECONDS }),
  })
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false) },
    preClose: done => {
      closeAll(circle)
      app.websocketServer.close(() => done())
    },
  })
  app.get(
    `${apiBase}/websocket/:userId`,
    { websocket: true, onRequest: async request => void admitted.set(request, await admit(data, circle, request)) },
    (socket, request) => {
      const session = admitted.get(request)
      if (!session) return socket.terminate()
      const seat = { socket, session }
      circle.add(seat)
      attend(seat)
      // Its session may have ended while the socket was opened.
      news.check(seat)
    },
  )
  keepTime(app, circle, news.round)
  await data.listen(news.listener)
}
