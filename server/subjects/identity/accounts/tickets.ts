import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../../db/database'
import { hashToken } from './sessions'

/** What a ticket is for. */
export type TicketPurpose =
  | 'provider-state'
  | 'third-binding'
  | 'third-sign-in'
  | 'second-factor'
  | 'captcha'
  | 'phone-choice'
  | 'new-password'

export interface Ticket {
  readonly userId: string | null
  readonly detail: Readonly<Record<string, string>>
}

/** Short-lived secrets that lead from one step of a sign-in to the next; stored as digests. */
export interface Tickets {
  make(purpose: TicketPurpose, ticket: Ticket, minutes: number): Promise<string>
  /** The same with a token of the caller's own, in the place of an earlier one. */
  put(purpose: TicketPurpose, token: string, ticket: Ticket, minutes: number): Promise<void>
  /** Uses it up; null when it is unknown or over. Of two at once one gets it. */
  take(purpose: TicketPurpose, token: string): Promise<Ticket | null>
  /** Reads it and counts the attempt; null after 5. */
  attempt(purpose: TicketPurpose, token: string): Promise<Ticket | null>
  /** Those of a user are over. */
  forget(purpose: TicketPurpose, userId: string): Promise<void>
}

const ATTEMPTS = 5

/** Whether a text could be a token of `make`. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text)

export function makeTickets(database: Database): Tickets {
  const put: Tickets['put'] = async (purpose, token, { userId, detail }, minutes) => {
    await sql`delete from sys_ticket where expires < now()`.execute(database.auth)
    const row = {
      purpose,
      userId,
      detail: JSON.stringify(detail),
      expires: sql<string>`now() + make_interval(mins => ${minutes})`,
      attempts: 0,
    }
    await database.auth
      .insertInto('sysTicket')
      .values({ ...row, tokenHash: hashToken(token) })
      .onConflict(conflict => conflict.column('tokenHash').doUpdateSet(row))
      .execute()
  }
  return {
    put,
    async make(purpose, ticket, minutes) {
      const token = randomBytes(32).toString('base64url')
      await put(purpose, token, ticket, minutes)
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
    async forget(purpose, userId) {
      await database.auth.deleteFrom('sysTicket').where('purpose', '=', purpose).where('userId', '=', userId).execute()
    },
  }
}
