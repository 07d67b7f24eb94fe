import { sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import type { ListSpec, Trx } from '../../../query'
import type { EntryKind, EntrySide, ListedEntry } from '../match/entry'
import { SAMPLE_APPROVER, SAMPLE_DRAFT } from './seeds/samples'

export type { Trx } from '../../../query'

type EntryState = 'draft' | 'pending' | 'active' | 'rejected' | 'disabled' | 'expired'

/** An entry as it is written, whatever its state. */
export interface StoredEntry {
  readonly id: string
  readonly version: number
  readonly kind: EntryKind
  readonly side: EntrySide
  readonly name: string
  readonly aliases: string | null
  readonly number: string | null
  readonly nameKey: string | null
  readonly state: EntryState
  readonly createBy: string
  readonly changedBy: string | null
  readonly submitBy: string | null
  readonly validUntil: string | null
}

const COLUMNS = sql`id, version, kind, side, name, aliases, number, name_key, state, create_by, changed_by, submit_by, valid_until::text as valid_until`

/** Entries of a list that are not in the recycle bin, or those that are, locked until the transaction ends. */
export async function lockEntries(
  trx: Trx,
  { where = sql`true` }: Pick<ListSpec, 'where'>,
  ids: readonly string[],
  binned = false,
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`select ${COLUMNS} from watch_entry t
    where t.id = any(${[...ids]}::text[]) and t.is_deleted = ${binned ? '1' : '0'} and ${where} order by t.id for update of t`.execute(trx)
  return rows
}

/** Another entry of the same kind and side with the same name or number; undefined where there is none. */
export async function sameEntry(
  trx: Trx,
  { id, kind, side }: Pick<StoredEntry, 'id' | 'kind' | 'side'>,
  nameKey: string,
  number: string,
): Promise<{ readonly name: string; readonly sameNumber: boolean } | undefined> {
  const { rows } = await sql<{ name: string; sameNumber: boolean }>`select name, name_key <> ${nameKey} as same_number from watch_entry
    where kind = ${kind} and side = ${side} and id <> ${id} and is_deleted = '0'
      and (name_key = ${nameKey} or (${number} <> '' and number = ${number})) limit 1`.execute(trx)
  return rows[0]
}

export async function findEntry(trx: Trx, id: string): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`select ${COLUMNS} from watch_entry where id = ${id}`.execute(trx)
  return rows[0]
}

interface EntryChange {
  readonly state?: EntryState
  readonly nameKey?: string
  readonly number?: string | null
  readonly changedBy?: string
  readonly submitBy?: string | null
  readonly approveBy?: string | null
  readonly opinion?: string | null
  readonly inForce?: 'Y' | 'N'
  readonly isDeleted?: '0' | '1'
}

const NAMES: Readonly<Record<keyof EntryChange, string>> = {
  state: 'state',
  nameKey: 'name_key',
  number: 'number',
  changedBy: 'changed_by',
  submitBy: 'submit_by',
  approveBy: 'approve_by',
  opinion: 'opinion',
  inForce: 'in_force',
  isDeleted: 'is_deleted',
}

/** What the server keeps of entries; who approves or rejects is noted with the time. */
export async function setEntries(trx: Trx, ids: readonly string[], change: EntryChange): Promise<void> {
  const names = (Object.keys(NAMES) as (keyof EntryChange)[]).filter(name => change[name] !== undefined)
  const parts = names.map(name => sql`${sql.id(NAMES[name])} = ${change[name]}`)
  const time = change.approveBy === undefined ? [] : [sql`approve_time = ${change.approveBy === null ? null : sql`clock_timestamp()`}`]
  await sql`update watch_entry set ${sql.join([...parts, ...time])} where id = any(${[...ids]}::text[])`.execute(trx)
}

/** The day by which lists count: that of the office. */
const TODAY = sql`(clock_timestamp() at time zone 'Asia/Shanghai')::date`
const COUNTS = sql<boolean>`coalesce(f.valid_from <= ${TODAY}, true) and coalesce(f.valid_until >= ${TODAY}, true)`

/** Puts entries into force as they are written now. */
export async function putInForce(trx: Pick<Trx, 'getExecutor'>, ids: readonly string[], approvedBy: string): Promise<void> {
  await sql`insert into watch_force (entry_id, kind, side, level, list_name, name, aliases, number, wins, reason, valid_from, valid_until, counted, approved_by)
    select id, kind, side, level, coalesce(list_name, ''), name, coalesce(aliases, ''), coalesce(number, ''), side = 'white' and coalesce(wins, 'N') = 'Y',
      f.reason, f.valid_from, f.valid_until, ${COUNTS}, ${approvedBy} from watch_entry f where id = any(${[...ids]}::text[])
    on conflict (tenant_id, entry_id) do update set kind = excluded.kind, side = excluded.side, level = excluded.level, list_name = excluded.list_name,
      name = excluded.name, aliases = excluded.aliases, number = excluded.number, wins = excluded.wins, reason = excluded.reason,
      valid_from = excluded.valid_from, valid_until = excluded.valid_until, approved_by = excluded.approved_by, counted = excluded.counted,
      approved_time = clock_timestamp()`.execute(trx)
}

/** Takes entries out of force; those that were in force. */
export async function takeOutOfForce(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{
    entryId: string
  }>`delete from watch_force where entry_id = any(${[...ids]}::text[]) returning entry_id`.execute(trx)
  return rows.map(({ entryId }) => entryId)
}

/** What tells whether entries kept in memory are those that count: tenant, changes and day. */
export async function revisionOf(trx: Trx): Promise<{ readonly tenant: number; readonly revision: string }> {
  const { rows } = await sql<{ tenant: number; revision: string }>`select weft.current_tenant() as tenant,
    coalesce((select revision from watch_state), 0)::text || ' ' || ${TODAY}::text as revision`.execute(trx)
  return rows[0] ?? { tenant: 0, revision: '' }
}

const LISTED = sql`f.entry_id as id, f.kind, f.side, f.level, f.list_name, f.name,
  array_remove(regexp_split_to_array(f.aliases, '\\s*[、,，;；]\\s*'), '') as aliases, f.number, f.wins, f.reason`

/** All entries that count today. */
export async function countingEntries(trx: Trx): Promise<readonly ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`select ${LISTED} from watch_force f where ${COUNTS} order by f.entry_id`.execute(trx)
  return rows
}

/** Entries in force, by their ids, whatever the day. */
export async function entriesInForce(trx: Trx, ids: readonly string[]): Promise<readonly ListedEntry[]> {
  const { rows } = await sql<ListedEntry>`select ${LISTED} from watch_force f where f.entry_id = any(${[...ids]}::text[])`.execute(trx)
  return rows
}

/** Entries that count today and did not when documents were compared last, or the other way round; notes that they have been told. */
export async function turnedEntries(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{
    entryId: string
  }>`update watch_force f set counted = ${COUNTS} where counted <> (${COUNTS}) returning entry_id`.execute(trx)
  return rows.map(({ entryId }) => entryId)
}

/** Entries in force whose last day is over become 到期; how many. */
export async function expireEntries(trx: Trx): Promise<number> {
  const { numAffectedRows } = await sql`update watch_entry set state = 'expired' where state = 'active' and valid_until < ${TODAY}`.execute(
    trx,
  )
  return Number(numAffectedRows ?? 0)
}

/** Networks of lists, with the names of the lists; those of entries that do not count today are null. */
export async function listedNets(
  trx: Trx,
  lists: readonly string[],
): Promise<readonly { readonly listName: string; readonly name: string | null }[]> {
  const { rows } = await sql<{ listName: string; name: string | null }>`select f.list_name, case when ${COUNTS} then f.name end as name
    from watch_force f where f.kind = 'address' and f.list_name = any(${[...lists]}::text[])`.execute(trx)
  return rows
}

/** Approves sample entries, as a second user would have: the first day has documents that the lists find. */
async function approveSamples(trx: Pick<Trx, 'getExecutor'>, ids: readonly string[]): Promise<void> {
  const { rows } = await sql<{ id: string }>`update weft.watch_entry set state = 'active', in_force = 'Y', submit_by = 'admin',
      approve_by = ${SAMPLE_APPROVER}, approve_time = clock_timestamp()
    where id = any(${[...ids]}::text[]) and name <> ${SAMPLE_DRAFT} returning id`.execute(trx)
  await putInForce(
    trx,
    rows.map(({ id }) => id),
    SAMPLE_APPROVER,
  )
}

/** Puts on the trigger that takes deleted entries out of force; the table of the entity is made before, and sample rows are drafts at first. */
export async function watchEntries({ db, demo }: OwnerAccess): Promise<void> {
  await db.transaction().execute(async trx => {
    await sql`set local search_path = weft, pg_catalog`.execute(trx)
    await sql`select weft.begin_session(0, 'admin', null, 'seed')`.execute(trx)
    const { rows } = await sql<{ id: string }>`update weft.watch_entry set state = 'draft', in_force = 'N', is_deleted = '0'
      where is_deleted is null returning id`.execute(trx)
    if (demo)
      await approveSamples(
        trx,
        rows.map(({ id }) => id),
      )
  })
  await sql`create or replace trigger forgotten after delete on weft.watch_entry referencing old table as removed
    for each statement execute function weft.forget_watch_entries()`.execute(db)
}
