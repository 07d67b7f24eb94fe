import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { audienceAmong, hasTurned } from '../announcements/repository'
import type { Database } from '../db/database'
import { isInUse, type Session } from '../plugins/session'
import { isActiveTenant, placesOfPerson } from '../plugins/sign-in/places'

/** How long a ticket opens a socket. */
export const TICKET_SECONDS = 30
const TICKET = /^[A-Za-z0-9_-]{43}$/

/** The key of a session, and the tenant that its person works in in the window that asked. */
export type Ticket = Pick<Session, 'tokenHash' | 'tenantId'>

const hashOf = (ticket: string) => createHash('sha256').update(ticket).digest('hex')

/** A ticket of a session; what is stored of it cannot be used. */
export async function makeTicket(database: Database, { tokenHash, tenantId }: Ticket): Promise<string> {
  const ticket = randomBytes(32).toString('base64url')
  await sql`insert into sys_socket_ticket (ticket_hash, token_hash, works_in, expires)
    values (${hashOf(ticket)}, ${tokenHash}, ${tenantId}, now() + make_interval(secs => ${TICKET_SECONDS}))`.execute(database.auth)
  await sql`delete from sys_socket_ticket where expires < now()`.execute(database.auth)
  return ticket
}

/** Uses a ticket up: what it was given for, null when it is none or too old. */
export async function takeTicket(database: Database, ticket: string): Promise<Ticket | null> {
  if (!TICKET.test(ticket)) return null
  const { rows } = await sql<Ticket>`
    delete from sys_socket_ticket where ticket_hash = ${hashOf(ticket)} and expires > now() returning token_hash, works_in as tenant_id`.execute(
    database.auth,
  )
  return rows[0] ?? null
}

/** Which of these sessions go on, in the tenants that their people may work in now; see `placeKey`. */
export async function livingPlaces(database: Database, tokenHashes: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<Ticket>`
    select s.token_hash, place.tenant_id from sys_session s join sys_user u on u.id = s.user_id
    cross join lateral ${placesOfPerson} place left join sys_tenant t on t.id = place.tenant_id
    where s.token_hash = any(${[...tokenHashes]}::text[]) and s.expires > now()
      and ${isInUse} and u.status = 1 and u.del_flag = 0
      and (t.id is null or ${isActiveTenant})`.execute(database.auth)
  return new Set(rows.map(placeKey))
}

/** A session in one of the tenants of its person. */
export const placeKey = ({ tokenHash, tenantId }: Ticket) => `${tokenHash} ${tenantId}`

/** Which of these people have a role. */
export async function holders(database: Database, roleId: string, userIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ userId: string }>`
    select user_id from sys_user_role where role_id = ${roleId} and user_id = any(${[...userIds]}::text[])`.execute(database.auth)
  return new Set(rows.map(row => row.userId))
}

/** Tells every process about a table. */
export const notifyTable = (database: Database, who: Pick<Session, 'tenantId' | 'username' | 'orgCode'>, payloads: readonly string[]) =>
  database.withTenant({ tenantId: who.tenantId, username: who.username, orgCode: who.orgCode }, trx =>
    sql`select pg_notify('weft_table', payload) from unnest(${[...payloads]}::text[]) payload`.execute(trx),
  )

const nobody = (tenantId: number) => ({ tenantId, username: '', orgCode: null })

/** Which of these people an announcement is shown to now. */
export const audience = (database: Database, tenantId: number, id: string, userIds: readonly string[]) =>
  database.withTenant(nobody(tenantId), trx => audienceAmong(trx, id, userIds))

/** Whether an announcement of the tenant has begun or ended in the last `seconds`. */
export const flipped = (database: Database, tenantId: number, seconds: number) =>
  database.withTenant(nobody(tenantId), trx => hasTurned(trx, seconds))
