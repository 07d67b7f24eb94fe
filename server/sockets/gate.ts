import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database'
import { isOwnOrigin } from '../http/origin'
import type { Session } from '../http/session'
import { errors } from '../util/errors'
import type { ConnectionRegistry } from './connection-registry'
import { takeTicket } from './repository'
import type { SocketServices } from './services'

/** The subprotocol of ours; the ticket stands beside it, so that it is in a header and never in an address. */
export const PROTOCOL = 'weft'
/** Windows that one person may have open on one process. */
export const MOST_PER_PERSON = 20
const MOST = 10_000
const RETRY_SECONDS = 60

export type Gate = Pick<SocketServices, 'findSession' | 'findSessionOfToken' | 'placeOfCookie'>

/** What browsers ask for in the header of subprotocols, which is where a page can put something. */
const offeredIn = (header: string | undefined) =>
  (header ?? '')
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)

/** Who asks: by a ticket of ours, by the token as clients of 3.x send it, or by the cookie of a browser whose page sends nothing. */
async function sessionOf(database: Database, gate: Gate, request: FastifyRequest): Promise<Session | null> {
  const offered = offeredIn(request.headers['sec-websocket-protocol'])
  if (offered.includes(PROTOCOL)) {
    const ticket = offered.find(part => part !== PROTOCOL)
    const taken = ticket === undefined ? null : await takeTicket(database, ticket)
    return taken && gate.findSession(taken)
  }
  const [token, ...more] = offered
  if (token !== undefined) return more.length === 0 ? gate.findSessionOfToken(token) : null
  const place = gate.placeOfCookie(request)
  return place && gate.findSession(place)
}

/** Whether the place in the address is the session's: its user, for clients of 3.x with the MD5 of the token behind it. */
function isOwnPlace(request: FastifyRequest, { userId }: Session): boolean {
  const { userId: named } = request.params as { userId?: string }
  if (named === userId) return true
  const [token, ...more] = offeredIn(request.headers['sec-websocket-protocol'])
  return token !== undefined && more.length === 0 && named === `${userId}_${createHash('md5').update(token).digest('hex')}`
}

/** Lets a request for a socket through, or throws: origin, proof, and the user in the path must be right. */
export async function admit(database: Database, gate: Gate, registry: ConnectionRegistry, request: FastifyRequest): Promise<Session> {
  // A proxy that is trusted says which host was asked.
  if (!isOwnOrigin(request.headers.origin, request.host)) throw errors.crossSite()
  const session = await sessionOf(database, gate, request)
  if (!session) throw errors.sessionOver()
  if (session.oneTimePassword) throw errors.newPasswordFirst()
  if (!isOwnPlace(request, session)) throw errors.otherSubject()
  if (registry.sizeOf(session.userId) >= MOST_PER_PERSON) throw errors.tooOften(RETRY_SECONDS)
  if (registry.size >= MOST) throw errors.away()
  return session
}
