import { sql } from 'kysely'
import type { KnowledgeVotes } from '../../../generated/operations'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

/** Days before the end of an entry in which it is about to end, and its author is told. */
export const DAYS_BEFORE = 7

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`

/** Of a row `k`: not yet valid, valid, about to end, over. */
const VALIDITY = sql`case when k.valid_until < ${TODAY} then '3' when k.valid_from > ${TODAY} then '0'
  when k.valid_until <= ${TODAY} + ${DAYS_BEFORE}::integer then '2' else '1' end`

/** Says of an entry that was written whether it holds today. */
export async function setValidity(trx: Trx, id: string): Promise<void> {
  await sql`update knowledge_entry k set validity = ${VALIDITY} where k.id = ${id} and k.validity is distinct from ${VALIDITY}`.execute(trx)
}

/** The same of all entries of the tenant; how many it is another of. */
export async function setValidityOfAll(trx: Trx): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update knowledge_entry k set validity = ${VALIDITY}
    where k.tenant_id = weft.current_tenant() and k.validity is distinct from ${VALIDITY}`.execute(trx)
  return Number(numAffectedRows)
}

export interface EndingEntry {
  readonly id: string
  readonly name: string
  readonly secretLevel: string
  readonly until: string
  readonly userId: string
  readonly author: string
}

/** Entries that are about to end and whose author has not been told of that day; they are noted as told. */
export async function takeEnding(trx: Trx): Promise<readonly EndingEntry[]> {
  const { rows } = await sql<EndingEntry>`with told as (
      insert into knowledge_notice (record_id, until)
        select k.id, k.valid_until from knowledge_entry k where k.tenant_id = weft.current_tenant() and k.validity = '2'
        on conflict do nothing returning record_id)
    select k.id, k.name, k.secret_level, to_char(k.valid_until, 'YYYY-MM-DD') as until, u.id as user_id, u.username as author
    from knowledge_entry k join told on told.record_id = k.id
      join sys_user u on u.username = k.create_by and u.del_flag = 0
    where k.tenant_id = weft.current_tenant() order by k.id`.execute(trx)
  return rows
}

/** How many find an entry useful, and whether a user does. */
export async function votesOn(trx: Trx, id: string, userId: string): Promise<KnowledgeVotes> {
  const { rows } = await sql<KnowledgeVotes>`select count(*)::int as count, coalesce(bool_or(user_id = ${userId}), false) as voted
    from knowledge_vote where record_id = ${id}`.execute(trx)
  return rows[0] ?? { count: 0, voted: false }
}

/** Notes that a user finds an entry useful, or no more; each user counts once. */
export async function vote(trx: Trx, userId: string, id: string, useful: boolean): Promise<void> {
  await sql`select weft.note_vote(${userId}, ${id}, ${useful})`.execute(trx)
}

/** Removes votes on entries that are gone. */
export async function removeStrayVotes(trx: Trx): Promise<void> {
  for (const table of ['knowledge_vote', 'knowledge_notice'])
    await sql`delete from ${sql.table(table)} v where not exists (select from knowledge_entry k where k.id = v.record_id)`.execute(trx)
}
