import type { WebSocket } from 'ws'
import type { Session } from '../http/session'

/** An open socket and whom it belongs to. */
export interface Connection {
  readonly socket: WebSocket
  readonly session: Pick<Session, 'userId' | 'tenantId' | 'tokenHash'>
}

/** The application's own codes of closing (RFC 6455 §7.4.2). */
export const CLOSE = { goingAway: 1001, binary: 1003, tooOften: 1008, tooLarge: 1009, sessionOver: 4401, rightsChanged: 4403 } as const

/** What may wait for a peer that does not read, in bytes. */
const LONGEST_WAIT = 1024 * 1024

/** The sockets that are connected to this process. */
export class ConnectionRegistry {
  private readonly byUser = new Map<string, Set<Connection>>()
  private count = 0

  get size(): number {
    return this.count
  }

  sizeOf(userId: string): number {
    return this.byUser.get(userId)?.size ?? 0
  }

  /** Until the socket closes. */
  add(connection: Connection): void {
    const { userId } = connection.session
    const connections = this.byUser.get(userId) ?? new Set()
    this.byUser.set(userId, connections.add(connection))
    this.count++
    connection.socket.once('close', () => this.remove(connection))
  }

  private remove(connection: Connection): void {
    const { userId } = connection.session
    const connections = this.byUser.get(userId)
    if (!connections?.delete(connection)) return
    this.count--
    if (connections.size === 0) this.byUser.delete(userId)
  }

  connectionsOf(userId: string): readonly Connection[] {
    return [...(this.byUser.get(userId) ?? [])]
  }

  all(): readonly Connection[] {
    return [...this.byUser.values()].flatMap(connections => [...connections])
  }

  inTenant(tenantId: number): readonly Connection[] {
    return this.all().filter(({ session }) => session.tenantId === tenantId)
  }

  tenants(): readonly number[] {
    return [...new Set(this.all().map(({ session }) => session.tenantId))]
  }
}

/** Sends one frame to each; a peer that does not read is let go. */
export function send(connections: Iterable<Connection>, frame: object): void {
  const text = JSON.stringify(frame)
  for (const { socket } of connections) {
    if (socket.readyState !== socket.OPEN) continue
    if (socket.bufferedAmount > LONGEST_WAIT) socket.terminate()
    else socket.send(text)
  }
}
