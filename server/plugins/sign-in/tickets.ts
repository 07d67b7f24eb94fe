import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../db/database'
import { hashToken } from '../session'

/** What a ticket is for. */
export type TicketPurpose = 'provider-state' | 'third-binding' | 'third-sign-in' | 'second-factor'

export interface Ticket {
  readonly userId: string | null
  readonly detail: Readonly<Record<string, string>>
}

/** Short-lived secrets that lead from one step of a sign-in to the next; stored as digests. */
export interface Tickets {
  make(purpose: TicketPurpose, ticket: Ticket, minutes: number): Promise<string>
  /** Uses it up; null when it is unknown or over. Of two at once one gets it. */
  take(purpose: TicketPurpose, token: string): Promise<Ticket | null>
  /** Reads it and counts the attempt; null after 5. */
  attempt(purpose: TicketPurpose, token: string): Promise<Ticket | null>
}

const ATTEMPTS = 5

export function makeTickets(database: Database): Tickets {
  return {
    async make(purpose, { userId, detail }, minutes) {
      const token = randomBytes(32).toString('base64url')
      await sql`delete from sys_ticket where expires < now()`.execute(database.auth)
      await database.auth
        .insertInto('sysTicket')
        .values({
          tokenHash: hashToken(token),
          purpose,
          userId,
          detail: JSON.stringify(detail),
          expires: sql<string>`now() + make_interval(mins => ${minutes})`,
        })
        .execute()
      return token
    },
    async take(purpose, token) {
      const { rows } = await sql<Ticket>`delete from sys_ticket where token_hash = ${hashToken(token)} and purpose = ${purpose}
        and expires > now() returning user_id, detail`.execute(database.auth)
      return rows[0] ?? null
    },
    async attempt(purpose, token) {
      const { rows } = await sql<Ticket>`update sys_ticket set attempts = attempts + 1 where token_hash = ${hashToken(token)}
        and purpose = ${purpose} and expires > now() and attempts < ${ATTEMPTS} returning user_id, detail`.execute(database.auth)
      return rows[0] ?? null
    },
  }
}
