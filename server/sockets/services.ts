import type { FastifyRequest } from 'fastify'
import type { Session } from '../http/session'
import type { SessionPlace } from '../http/session-cookies'

export type Place = SessionPlace

/** What sockets ask those who know people, their sessions and announcements. */
export interface SocketServices {
  /** The session of a place; null when it is over. Asking is no use of it. */
  readonly findSession: (place: Place) => Promise<Session | null>
  /** The same of a token, as clients of the family send it. */
  readonly findSessionOfToken: (token: string) => Promise<Session | null>
  /** Whose cookie a browser sends. */
  readonly placeOfCookie: (request: Pick<FastifyRequest, 'headers'>) => Place | null
  /** Where these sessions go on: in the tenants that their people may work in now. */
  readonly livingPlaces: (tokenHashes: readonly string[]) => Promise<readonly Place[]>
  /** Which of these people an announcement is shown to now. */
  readonly announcementAudience: (tenantId: number, id: string, userIds: readonly string[]) => Promise<readonly string[]>
  /** Whether an announcement of the tenant has begun or ended after `since`, a former `now`; null: in the last minute. */
  readonly announcementsTurned: (tenantId: number, since: string | null) => Promise<{ readonly turned: boolean; readonly now: string }>
}
