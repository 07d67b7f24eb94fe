import websocket from '@fastify/websocket'
import type { FastifyInstance } from 'fastify'
import type { WebSocket } from 'ws'
import type { OpenDatabase } from '../db/open'
import { defineModule } from '../http/module'
import type { Session } from '../http/session'
import { errors } from '../util/errors'
import { createChangeRelay, LOOK_SECONDS, ROUND_SECONDS } from './change-relay'
import { CLOSE, type Connection, ConnectionRegistry } from './connection-registry'
import { admit, PROTOCOL } from './gate'
import { answerHeartbeats } from './messages'
import { makeTicket, TICKET_SECONDS } from './repository'
import type { SocketServices } from './services'
import { type LiveTables, rowFrame, TableSockets } from './tables'

export type { SocketServices } from './services'
export type { LiveTables } from './tables'

/** What handlers may do with sockets. */
export interface Sockets {
  /** A ticket that opens one socket for the session. */
  ticketFor(session: Session): Promise<{ readonly ticket: string; readonly seconds: number }>
  /** Tells who has the table of that source open that a row is another now, or that rows are gone. */
  notifyTable(session: Session, key: string, news: TableChanges): Promise<void>
  /** Sockets that are open in this process. */
  open(): number
}

export interface SocketOptions {
  readonly data: OpenDatabase
  readonly services: SocketServices
  readonly apiBase: string
  /** Tables whose changes are told to those who have them open. */
  readonly live: LiveTables
}

/** What became of rows. */
export type TableChanges = { readonly rows: readonly object[] } | { readonly removed: readonly string[] }

declare module 'fastify' {
  interface FastifyInstance {
    readonly sockets: Sockets
  }
  interface FastifyContextConfig {
    /** Whether an upgrade opens a socket here. */
    readonly socket?: boolean
  }
}

/** Above what any route lets pass. */
const LARGEST_FRAME = 64 * 1024
/** A peer that does not answer a ping until the next one is gone. */
const PING_SECONDS = 30
const CLOSE_PATIENCE = 1000

/** Sockets end with the server: a word to each, and a user who does not answer is cut off. */
function closeAll(registries: readonly ConnectionRegistry[]): void {
  const connections = registries.flatMap(registry => registry.all())
  for (const { socket } of connections) socket.close(CLOSE.goingAway, 'server stops')
  setTimeout(() => {
    for (const { socket } of connections) socket.terminate()
  }, CLOSE_PATIENCE).unref()
}

function keepTime(
  app: FastifyInstance,
  registries: readonly ConnectionRegistry[],
  { round, look }: Pick<ReturnType<typeof createChangeRelay>, 'round' | 'look'>,
): void {
  const silent = new WeakSet<object>()
  const ping = () => {
    for (const { socket } of registries.flatMap(registry => registry.all())) {
      if (silent.has(socket)) {
        socket.terminate()
        continue
      }
      silent.add(socket)
      socket.once('pong', () => silent.delete(socket))
      socket.ping()
    }
  }
  const timers = [
    setInterval(ping, PING_SECONDS * 1000),
    setInterval(round, ROUND_SECONDS * 1000),
    setInterval(() => void look(), LOOK_SECONDS * 1000),
  ]
  app.addHook('onClose', async () => timers.forEach(clearInterval))
}

/** The word for rows that are gone; the family has none. */
const framesOf = (key: string, news: TableChanges): readonly object[] =>
  'rows' in news
    ? news.rows.map(row => rowFrame(key, row, ''))
    : [{ type: 'common_send_date', data: { key, args: ['removed', news.removed] } }]

/** An upgrade at an address that opens no socket is refused, after routes had their say; the plugin would open one and close it again. */
const refuseElsewhere = (app: FastifyInstance) =>
  app.addHook('preParsing', async request => {
    if (request.ws && request.routeOptions.config.socket !== true) throw errors.unknownPath()
  })

/** `/websocket/{userId}` and `/vxeSocket/{userId}/{pageId}` (api-contract §20), and what the database tells their sockets in every process. */
export async function addSockets(app: FastifyInstance, { data, services, apiBase, live }: SocketOptions): Promise<void> {
  const registry = new ConnectionRegistry()
  const warn = (error: unknown) => app.log.warn({ err: error }, 'sockets could not be told')
  const tables = new TableSockets(data, live, warn)
  const news = createChangeRelay(data, services, registry, tables, warn)
  app.decorate('sockets', {
    ticketFor: async session => ({ ticket: await makeTicket(data, session), seconds: TICKET_SECONDS }),
    // What was saved is saved, whether any user was told or not.
    notifyTable: (session, key, notified) => tables.notify(session, key, framesOf(key, notified)).catch(warn),
    open: () => registries.reduce((sum, each) => sum + each.size, 0),
  })
  const registries = [registry, tables.registry]
  await app.register(websocket, {
    // A browser that offers a protocol wants one back: clients of the family offer their token.
    options: { maxPayload: LARGEST_FRAME, handleProtocols: offered => (offered.has(PROTOCOL) ? PROTOCOL : ([...offered][0] ?? false)) },
    preClose: done => {
      closeAll(registries)
      app.websocketServer.close(() => done())
    },
  })
  refuseElsewhere(app)
  const addRoute = (path: string, among: ConnectionRegistry, attendTo: (socket: WebSocket, session: Session) => Connection) => {
    const admitted = new WeakMap<object, Session>()
    app.get(
      apiBase + path,
      {
        websocket: true,
        config: { socket: true },
        onRequest: async request => void admitted.set(request, await admit(data, services, among, request)),
      },
      (socket, request) => {
        const session = admitted.get(request)
        // Its session may have ended while the socket was opened.
        if (session) news.check(attendTo(socket, session))
        else socket.terminate()
      },
    )
  }
  addRoute('/websocket/:userId', registry, (socket, session) => {
    const connection = { socket, session }
    registry.add(connection)
    answerHeartbeats(connection)
    return connection
  })
  addRoute('/vxeSocket/:userId/:pageId', tables.registry, (socket, session) => tables.answerHeartbeats(socket, session))
  keepTime(app, registries, news)
  await data.listen(news.listener)
}

export const socket = defineModule({
  name: 'socket',
  rows: 'none',
  outgoing: 'none',
  handlers: {
    sysWebsocketTicket: call => call.request.server.sockets.ticketFor(call.session),
  },
})
