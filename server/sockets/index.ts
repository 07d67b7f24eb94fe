import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { Data } from '../plugins/db'
import type { Session } from '../plugins/session'
import { Circle, CLOSE, type Seat } from './circle'
import { admit, PROTOCOL } from './gate'
import { makeNews, ROUND_SECONDS } from './news'
import { makeTicket, TICKET_SECONDS } from './repository'
import { attend } from './seat'
import { type LiveTables, rowFrame, TableSockets } from './tables'

/** What handlers may do with sockets. */
export interface Sockets {
  /** A ticket that opens one socket for the session. */
  ticketFor(session: Session): Promise<{ readonly ticket: string; readonly seconds: number }>
  /** Tells who has the table of that source open that a row is another now, or that rows are gone. */
  tellTable(session: Session, key: string, news: TableNews): Promise<void>
}

/** What became of rows. */
export type TableNews = { readonly rows: readonly object[] } | { readonly removed: readonly string[] }

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
function closeAll(circles: readonly Circle[]): void {
  const seats = circles.flatMap(circle => circle.all())
  for (const { socket } of seats) socket.close(CLOSE.goingAway, 'server stops')
  setTimeout(() => {
    for (const { socket } of seats) socket.terminate()
  }, CLOSE_PATIENCE).unref()
}

function keepTime(app: FastifyInstance, circles: readonly Circle[], round: () => void): void {
  const silent = new WeakSet<object>()
  const ping = () => {
    for (const { socket } of circles.flatMap(circle => circle.all())) {
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

/** The word for rows that are gone; the family has none. */
const framesOf = (key: string, news: TableNews): readonly object[] =>
  'rows' in news
    ? news.rows.map(row => rowFrame(key, row, ''))
    : [{ type: 'common_send_date', data: { key, args: ['removed', news.removed] } }]

/** `/websocket/{userId}` and `/vxeSocket/{userId}/{pageId}` (api-contract §20), and what the database tells their sockets in every process. */
export async function addSockets(app: FastifyInstance, data: Data, apiBase: string, live: LiveTables = new Map()): Promise<void> {
  const circle = new Circle()
  const warn = (error: unknown) => app.log.warn({ err: error }, 'sockets could not be told')
  const tables = new TableSockets(data, live, warn)
  const news = makeNews(data, circle, tables, warn)
  app.decorate('sockets', {
    ticketFor: async session => ({ ticket: await makeTicket(data, session), seconds: TICKET_SECONDS }),
    // What was saved is saved, whether anybody was told or not.
    tellTable: (session, key, told) => tables.tell(session, key, framesOf(key, told)).catch(warn),
  })
  const circles = [circle, tables.circle]
  await app.register(websocket, {
    options: { maxPayload: LARGEST_FRAME, handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : false) },
    preClose: done => {
      closeAll(circles)
      app.websocketServer.close(() => done())
    },
  })
  const door = (path: string, among: Circle, attendTo: (socket: WebSocket, session: Session) => Seat) => {
    const admitted = new WeakMap<object, Session>()
    app.get(
      apiBase + path,
      { websocket: true, onRequest: async request => void admitted.set(request, await admit(data, among, request)) },
      (socket, request) => {
        const session = admitted.get(request)
        // Its session may have ended while the socket was opened.
        if (session) news.check(attendTo(socket, session))
        else socket.terminate()
      },
    )
  }
  door('/websocket/:userId', circle, (socket, session) => {
    const seat = { socket, session }
    circle.add(seat)
    attend(seat)
    return seat
  })
  door('/vxeSocket/:userId/:pageId', tables.circle, (socket, session) => tables.attend(socket, session))
  keepTime(app, circles, news.round)
  await data.listen(news.listener)
}
