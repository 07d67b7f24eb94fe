import { sql } from 'kysely'
import type { FormDraft } from '../../generated/operations'
import type { Trx } from '../../query'

/** Drafts of one user in a tenant at most. */
const MOST = 50
/** Days after which a draft that was not written again is none any more. */
const DAYS = 30

const fresh = sql`written_at >= clock_timestamp() - make_interval(days => ${DAYS})`

/** The user's draft at a place. */
export async function find(trx: Trx, userId: string, place: string): Promise<FormDraft | undefined> {
  const { rows } = await sql<FormDraft>`select place, content from sys_form_draft
    where user_id = ${userId} and place = ${place} and ${fresh}`.execute(trx)
  return rows[0]
}

/** Removes the drafts of the tenant that are too old; how many. */
export async function removeExpiredDrafts(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`delete from sys_form_draft where not ${fresh}`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Keeps a draft in place of the one before, and lets go of those of the user that are too many. */
export async function save(trx: Trx, userId: string, { place, content }: FormDraft): Promise<void> {
  await sql`insert into sys_form_draft (user_id, place, content) values (${userId}, ${place}, ${content})
    on conflict (tenant_id, user_id, place) do update set content = excluded.content, written_at = clock_timestamp()`.execute(trx)
  await sql`delete from sys_form_draft where id in (select id from sys_form_draft where user_id = ${userId}
    order by written_at desc, id offset ${MOST})`.execute(trx)
}

export async function remove(trx: Trx, userId: string, place: string): Promise<void> {
  await sql`delete from sys_form_draft where user_id = ${userId} and place = ${place}`.execute(trx)
}
