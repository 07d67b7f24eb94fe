import { sql } from 'kysely'
import type { WatchedDocument, WatchHit } from '../../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../../query'
import type { DocumentSource } from '../../documents'

export type { Trx } from '../../../query'

/** A record that has to be compared with the lists. */
export interface DueRecord {
  readonly source: DocumentSource
  readonly recordId: string
  readonly at: string
}

const AGAIN = sql`on conflict (tenant_id, source, record_id) do update set at = clock_timestamp()`

/** Records in which these entries were found. */
export const markHitDue = async (trx: Trx, entryIds: readonly string[]): Promise<void> =>
  void (await sql`insert into watch_due (source, record_id) select distinct source, record_id from watch_hit
    where entry_id = any(${[...entryIds]}::text[]) or overruled_by = any(${[...entryIds]}::text[]) ${AGAIN}`.execute(trx))

/** Records whose text or title has all of these grams. */
export const markFoundDue = async (trx: Trx, grams: readonly number[]): Promise<void> =>
  void (await sql`insert into watch_due (source, record_id) select source, record_id from weft.find_documents('all', ${[...grams]}::integer[])
    union select source, record_id from weft.find_documents('title', ${[...grams]}::integer[]) ${AGAIN}`.execute(trx))

export const markAllDue = async (trx: Trx): Promise<void> =>
  void (await sql`insert into watch_due (source, record_id) select source, record_id from document_index ${AGAIN}`.execute(trx))

export async function dueRecords(trx: Trx, most: number): Promise<readonly DueRecord[]> {
  const { rows } =
    await sql<DueRecord>`select source, record_id, at::text from watch_due order by at limit ${most} for update skip locked`.execute(trx)
  return rows
}

/** Forgets what was compared; what was changed meanwhile stays due. */
export const forgetDue = async (trx: Trx, due: readonly DueRecord[]): Promise<void> =>
  void (await sql`delete from watch_due d
    using unnest(${due.map(({ source }) => source)}::text[], ${due.map(({ recordId }) => recordId)}::text[], ${due.map(({ at }) => at)}::timestamptz[])
      as done (source, record_id, at)
    where d.source = done.source and d.record_id = done.record_id and d.at = done.at`.execute(trx))

const TABLES = { document: 'document', knowledge: 'knowledge_entry' } as const

/** The title of a record; undefined where it is gone. */
export async function titleOf(trx: Trx, { source, recordId }: DueRecord): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(TABLES[source])} where id = ${recordId}`.execute(trx)
  return rows[0]?.name
}

export async function pagesAfter(trx: Trx, { source, recordId }: DueRecord, page: number, most: number) {
  const { rows } = await sql<{ page: number; text: string }>`select page, text from document_page
    where source = ${source} and record_id = ${recordId} and page > ${page} order by page limit ${most}`.execute(trx)
  return rows
}

/** Where an entry stands: offsets within the text of a page; page 0 is the title. */
export interface Place {
  readonly page: number
  readonly start: number
  readonly end: number
  readonly text: string
}

export interface Hit {
  readonly entryId: string
  readonly how: string
  readonly grade: number
  readonly places: readonly Place[]
  readonly count: number
  /** Id of the white entry that takes it back. */
  readonly overruledBy: string | null
}

/** What stands in a record now, in place of what stood there. */
export async function replaceHits(trx: Trx, { source, recordId }: DueRecord, hits: readonly Hit[]): Promise<void> {
  const ids = hits.map(({ entryId }) => entryId)
  await sql`delete from watch_hit where source = ${source} and record_id = ${recordId} and entry_id <> all(${ids}::text[])`.execute(trx)
  if (hits.length === 0) return
  const given = hits.map(({ entryId, how, grade, places, count, overruledBy }) => ({
    entry_id: entryId,
    how,
    grade,
    places,
    count,
    overruled_by: overruledBy,
  }))
  await sql`insert into watch_hit (source, record_id, entry_id, how, grade, places, count, overruled_by)
    select ${source}, ${recordId}, h.* from jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
      as h(entry_id text, how text, grade real, places jsonb, count integer, overruled_by text)
    on conflict (tenant_id, source, record_id, entry_id) do update set how = excluded.how, grade = excluded.grade, places = excluded.places,
      count = excluded.count, overruled_by = excluded.overruled_by`.execute(trx)
}

/** Marks a document with what the lists say of it; nothing is written where they say what they said. */
export const markDocument = async (trx: Trx, id: string, level: string | null, note: string | null): Promise<void> =>
  void (await sql`update document set watch_level = ${level}, watch_note = ${note}
    where id = ${id} and (watch_level is distinct from ${level} or watch_note is distinct from ${note})`.execute(trx))

/** A black entry that stands in records of which who watches it has not been told. */
export interface UntoldEntry {
  readonly id: string
  readonly name: string
  /** Accounts: those that it names, else who wrote it; none where the system did, as in sample data. */
  readonly watchers: readonly string[]
  readonly records: readonly { readonly source: DocumentSource; readonly recordId: string; readonly page: number; readonly text: string }[]
}

export async function untoldEntries(trx: Trx, most: number): Promise<readonly UntoldEntry[]> {
  const { rows } = await sql<UntoldEntry>`select e.id, e.name, 
      string_to_array(coalesce(nullif(e.watchers, ''), e.create_by, ''), ',') as watchers,
      jsonb_agg(jsonb_build_object('source', h.source, 'recordId', h.record_id, 'page', (h.places -> 0 ->> 'page')::integer,
        'text', h.places -> 0 ->> 'text') order by h.found_time) as records
    from watch_hit h join watch_force f on f.entry_id = h.entry_id join watch_entry e on e.id = h.entry_id
    where not h.told and h.overruled_by is null and f.side = 'black' group by e.id order by e.id limit ${most}`.execute(trx)
  return rows
}

/** Notes that who watches an entry has been told of it in these records. */
export const setNotified = async (trx: Trx, entryId: string, recordIds: readonly string[]): Promise<void> =>
  void (await sql`update watch_hit set told = true where entry_id = ${entryId} and record_id = any(${[...recordIds]}::text[])`.execute(trx))

/** Notes that a user is told of an entry in records; how many the user had not been told of. */
export async function noteNotified(trx: Trx, entryId: string, username: string, records: UntoldEntry['records']): Promise<number> {
  const { numAffectedRows } = await sql`insert into watch_told (source, record_id, entry_id, username)
    select source, record_id, ${entryId}, ${username}
    from unnest(${records.map(({ source }) => source)}::text[], ${records.map(({ recordId }) => recordId)}::text[]) as r (source, record_id)
    on conflict do nothing`.execute(trx)
  return Number(numAffectedRows ?? 0)
}

/** Hits in records of a kind, as the lists are in force; those of entries that are in force no more are left out. */
export async function hitsIn(
  trx: Trx,
  source: DocumentSource,
  recordIds: readonly string[],
): Promise<readonly (WatchHit & { readonly recordId: string })[]> {
  const { rows } = await sql<WatchHit & { recordId: string }>`
    select h.record_id, h.entry_id, h.how, h.grade, h.places, h.count, f.name, f.kind, f.side, f.level, f.list_name, f.reason, w.name as overruled_by
    from watch_hit h join watch_force f on f.entry_id = h.entry_id left join watch_force w on w.entry_id = h.overruled_by
    where h.source = ${source} and h.record_id = any(${[...recordIds]}::text[])
    order by h.overruled_by is not null, f.side, f.level desc, h.grade desc, f.name`.execute(trx)
  return rows
}

const NOTHING = sql`select null::text as source, null::text as id, null::text as name, null::text as how, null::real as grade, null::integer as count,
  null::integer as page, null::text as text, null::timestamptz as found_time where false`

/** A page of the records in which an entry stands, of those that lists show, the newest first. */
export function documentsWith(
  trx: Trx,
  entryId: string,
  lists: ReadonlyMap<DocumentSource, ListSpec>,
  query: RawListQuery,
): Promise<PageOf<WatchedDocument>> {
  const parts = [...lists].map(
    ([source, list]) => sql`select ${source}::text as source, t.id, t.name::text as name, h.how, h.grade, h.count,
        (h.places -> 0 ->> 'page')::integer as page, coalesce(h.places -> 0 ->> 'text', '') as text, h.found_time
      from watch_hit h join ${sql.table(list.table)} t on t.id = h.record_id
      where h.entry_id = ${entryId} and h.source = ${source} ${list.where ? sql`and ${list.where}` : sql``}`,
  )
  const spec: ListSpec = {
    table: 'found',
    with: sql`with found as (${sql.join([NOTHING, ...parts], sql` union all `)})`,
    columns: [
      ...(['source', 'id', 'name', 'how', 'text'] as const).map(name => ({ name, kind: 'text' }) as const),
      { name: 'grade', kind: 'decimal' },
      { name: 'count', kind: 'integer' },
      { name: 'page', kind: 'integer' },
      { name: 'foundTime', kind: 'datetime' },
    ],
    sort: { name: 'foundTime', order: 'desc' },
  }
  return listPage<WatchedDocument>(trx, spec, query)
}
