import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../db/database'
import type { Place } from './services'

/** How long a ticket opens a socket. */
export const TICKET_SECONDS = 30
const TICKET = /^[A-Za-z0-9_-]{43}$/

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** A ticket of a session; what is stored of it cannot be used. */
export async function makeTicket(database: Database, { tokenHash, tenantId }: Place): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`insert into sys_socket_ticket (ticket_hash, token_hash, works_in, expires)
    values (${hashOf(ticket)}, ${tokenHash}, ${tenantId}, now() + make_interval(secs => ${TICKET_SECONDS}))`.execute(database.auth)
  await sql`delete from sys_socket_ticket where expires < now()`.execute(database.auth)
  return ticket
}

/** Uses a ticket up: what it was given for, null when it is none or too old. */
export async function takeTicket(database: Database, ticket: string): Promise<Place | null> {
  if (!TICKET.test(ticket)) return null
  const { rows } = await sql<Place>`
    delete from sys_socket_ticket where ticket_hash = ${hashOf(ticket)} and expires > now() returning token_hash, works_in as tenant_id`.execute(
    database.auth,
  )
  return rows[0] ?? null
}

/** Which of these people have a role. */
export async function holders(database: Database, roleId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from sys_user_role where role_id = ${roleId} and user_id = any(${[...userIds]}::text[])`.execute(database.auth)
  return new Set(rows.map(row => row.userId))
}

/** Tells every process about tables. */
export const notifyTables = (database: Database, payloads: readonly string[]) =>
  sql`select pg_notify('weft_table', payload) from unnest(${[...payloads]}::text[]) payload`.execute(database.auth)
