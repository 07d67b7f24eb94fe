import type { FastifyRequest } from 'fastify'
import type { Database } from '../db/database'
import { errors } from '../errors'
import { findSessionByHash, type Session } from '../plugins/session'
import type { ConnectionRegistry } from './connection-registry'
import { takeTicket } from './repository'

/** The subprotocol of ours; the ticket stands beside it, so that it is in a header and never in an address. */
export const PROTOCOL = 'weft'
/** Windows that one person may have open on one process. */
export const MOST_PER_PERSON = 20
const MOST = 10_000
const RETRY_SECONDS = 60

/** Pages of other places may not open sockets with what a browser knows of ours; programs send no origin. */
export function isOwnOrigin(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}

function ticketIn(header: string | undefined): string | undefined {
  const offered = (header ?? '').split(',').map(part => part.trim())
  return offered.includes(PROTOCOL) ? offered.find(part => part !== PROTOCOL) : undefined
}

/** Lets a request for a socket through, or throws: origin, ticket, and the person in the path must be right. */
export async function admit(database: Database, registry: ConnectionRegistry, request: FastifyRequest): Promise<Session> {
  const { headers } = request
  // A proxy that is trusted says which host was asked.
  if (!isOwnOrigin(headers.origin, request.host)) throw errors.crossSite()
  const ticket = ticketIn(headers['sec-websocket-protocol'])
  const taken = ticket === undefined ? null : await takeTicket(database, ticket)
  const session = taken && (await findSessionByHash(database, taken.tokenHash, { tenant: taken.tenantId, active: false }))
  if (!session) throw errors.sessionOver()
  if ((request.params as { userId?: string }).userId !== session.userId) throw errors.otherSubject()
  if (registry.sizeOf(session.userId) >= MOST_PER_PERSON) throw errors.tooOften(RETRY_SECONDS)
  if (registry.size >= MOST) throw errors.away()
  return session
}
