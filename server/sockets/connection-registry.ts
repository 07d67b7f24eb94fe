import type { WebSocket } from 'ws'
import type { Session } from '../plugins/session'

/** An open socket and whom it belongs to. */
export interface Seat {
  readonly socket: WebSocket
  readonly session: Pick<Session, 'userId' | 'tenantId' | 'tokenHash'>
}

/** The application's own codes of closing (RFC 6455 §7.4.2). */
export const CLOSE = { goingAway: 1001, binary: 1003, tooOften: 1008, tooLarge: 1009, sessionOver: 4401, rightsChanged: 4403 } as const

/** What may wait for a peer that does not read, in bytes. */
const LONGEST_WAIT = 1024 * 1024

/** The sockets that are connected to this process. */
export class Circle {
  private readonly byUser = new Map<string, Set<Seat>>()
  private count = 0

  get size(): number {
    return this.count
  }

  sizeOf(userId: string): number {
    return this.byUser.get(userId)?.size ?? 0
  }

  /** Until the socket closes. */
  add(seat: Seat): void {
    const { userId } = seat.session
    const seats = this.byUser.get(userId) ?? new Set()
    this.byUser.set(userId, seats.add(seat))
    this.count++
    seat.socket.once('close', () => this.remove(seat))
  }

  private remove(seat: Seat): void {
    const { userId } = seat.session
    const seats = this.byUser.get(userId)
    if (!seats?.delete(seat)) return
    this.count--
    if (seats.size === 0) this.byUser.delete(userId)
  }

  seatsOf(userId: string): readonly Seat[] {
    return [...(this.byUser.get(userId) ?? [])]
  }

  all(): readonly Seat[] {
    return [...this.byUser.values()].flatMap(seats => [...seats])
  }

  inTenant(tenantId: number): readonly Seat[] {
    return this.all().filter(({ session }) => session.tenantId === tenantId)
  }

  tenants(): readonly number[] {
    return [...new Set(this.all().map(({ session }) => session.tenantId))]
  }
}

/** Sends one frame to each; a peer that does not read is let go. */
export function send(seats: Iterable<Seat>, frame: object): void {
  const text = JSON.stringify(frame)
  for (const { socket } of seats) {
    if (socket.readyState !== socket.OPEN) continue
    if (socket.bufferedAmount > LONGEST_WAIT) socket.terminate()
    else socket.send(text)
  }
}
