import { type RawBuilder, sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'
import { asSystemTenant } from '../../../db/seeds/rows'
import type { Trx } from '../../../query'
import type { IndexEntry, IndexedPage, TakenPage } from './entry'
import { hasPages, type IndexSource, type SourceName } from './sources'

export type { Trx } from '../../../query'

/** A document or an entry that the index has to take in anew, as it was asked for last. */
export interface DueRecord {
  readonly source: SourceName
  readonly recordId: string
  readonly at: string
}

/** What is indexed beside pages. */
export interface SourceRecord {
  readonly recordId: string
  readonly title: string
  readonly keywords: string
  /** Rich text of an entry, texts of a row; null where pages are kept. */
  readonly content: string | null
  readonly hash: string
}

/** Tables out of which texts are cut into words. */
const DICTIONARY = ['document_word', 'company_information']

/** Columns that jobs fill in: beside `stamp`, whose name sorts first, they leave its version alone. */
const FOUND: Readonly<Record<SourceName, readonly string[]>> = {
  document: [
    ...['state', 'state_reason', 'file_type', 'file_hash', 'page_count', 'language', 'recognised'],
    ...['keywords', 'summary', 'watch_level', 'watch_note'],
  ],
  knowledge: ['validity'],
}

/** What notes changes of a source: of rows, those of columns that are searched. */
const markOf = ({ name, row }: IndexSource): string =>
  row ? `weft.mark_row('${[name, row.title, ...row.body].join("', '")}')` : `weft.mark_record('${name}')`

/** Puts on the triggers that note what has changed; the tables of entities are made before. */
export async function watchSources({ db }: OwnerAccess, sources: readonly IndexSource[]): Promise<void> {
  const watched = [...sources.map(source => [source.table, markOf(source)] as const), ['document_page', 'weft.mark_pages()']] as const
  for (const [table = '', mark = ''] of watched) {
    const on = sql`on ${sql.id('weft', table)}`
    const each = sql`for each statement execute function ${sql.raw(mark)}`
    await sql`create or replace trigger index_added after insert ${on} referencing new table as changed ${each}`.execute(db)
    await sql`create or replace trigger index_changed after update ${on} referencing old table as before new table as changed ${each}`.execute(
      db,
    )
    await sql`create or replace trigger index_removed after delete ${on} referencing old table as changed ${each}`.execute(db)
  }
  for (const table of DICTIONARY)
    await sql`create or replace trigger index_words after insert or update or delete on ${sql.id('weft', table)}
      for each statement execute function weft.tell_document_index()`.execute(db)
  await takeRowsIn(db, sources)
  for (const { name, table } of sources) {
    if (hasPages(name)) await orderByReads(db, table)
    const found = FOUND[name]
    if (found)
      await sql`create or replace trigger stamp_found before update on ${sql.id('weft', table)}
        for each row execute function weft.keep_version(${sql.join(found.map(column => sql.lit(column)))})`.execute(db)
  }
}

/** Suggestions are those that are read most. An index that stands is left alone: `if not exists` would hold up every writer. */
async function orderByReads(db: OwnerAccess['db'], table: string): Promise<void> {
  const name = `${table}_most_read`
  const { rows } = await sql`select from pg_indexes where schemaname = 'weft' and indexname = ${name}`.execute(db)
  if (rows.length === 0)
    await sql`create index ${sql.id(name)} on ${sql.id('weft', table)} (tenant_id, (coalesce(browse_count, 0)) desc)`.execute(db)
}

/** Sample rows were there before the triggers; rows of other tenants the nightly check finds. */
const takeRowsIn = (db: OwnerAccess['db'], sources: readonly IndexSource[]): Promise<void> =>
  db.transaction().execute(async trx => {
    await asSystemTenant(trx)
    for (const { name, table, row } of sources)
      if (row)
        await sql`insert into weft.document_index_due (source, record_id) select ${name}, t.id from ${sql.id('weft', table)} t
          where not exists (select from weft.document_index i where i.source = ${name} and i.record_id = t.id) on conflict do nothing`.execute(
          trx,
        )
  })

/** One transaction of a tenant at a time takes in what is due, with room to sort much into the index at once. */
export async function holdIndex(trx: Trx): Promise<void> {
  await sql`set local work_mem = '64MB'`.execute(trx)
  await sql`select pg_advisory_xact_lock(hashtext('weft.document_index'), weft.current_tenant())`.execute(trx)
}

/** Sorts what was taken in into the index, where searches would have to look through it. */
export const sortIn = async (trx: Trx): Promise<void> => void (await sql`select weft.sort_in_documents()`.execute(trx))

export async function dueRecords(trx: Trx, most: number): Promise<readonly DueRecord[]> {
  const { rows } = await sql<DueRecord>`select source, record_id, at::text from document_index_due
    order by at, source, record_id limit ${most}`.execute(trx)
  return rows
}

/** Forgets what was taken in; what was changed meanwhile stays due. */
export const forgetDue = async (trx: Trx, due: readonly DueRecord[]): Promise<void> =>
  void (await sql`delete from document_index_due d
    using unnest(${due.map(({ source }) => source)}::text[], ${due.map(({ recordId }) => recordId)}::text[], ${due.map(({ at }) => at)}::timestamptz[])
      as done (source, record_id, at)
    where d.source = done.source and d.record_id = done.record_id and d.at = done.at`.execute(trx))

/** What the index is made of, for a row `t` of a source. */
export const titleOf = ({ row }: IndexSource): RawBuilder<string> =>
  row ? sql<string>`coalesce(${sql.ref(`t.${row.title}`)}, '')` : sql<string>`t.name`

const keywordsOf = ({ name }: IndexSource): RawBuilder<string> =>
  name === 'document' ? sql<string>`concat_ws(' ', t.number, t.keywords, t.author, t.project)` : sql<string>`''::text`

/** The texts of a row, one on each line. */
export const rowText = (columns: readonly string[]): RawBuilder<string> =>
  columns.length === 0 ? sql<string>`''::text` : sql<string>`concat_ws(chr(10), ${sql.join(columns.map(column => sql.ref(`t.${column}`)))})`

function contentOf({ name, row }: IndexSource): RawBuilder<string | null> {
  if (row) return rowText(row.body)
  return name === 'document' ? sql<string | null>`null::text` : sql<string | null>`t.full_text_content`
}

/** Changes with each change of what the index is made of. */
export const hashOf = (source: IndexSource): RawBuilder<string> => {
  const pages =
    source.name === 'document'
      ? sql`(select string_agg(concat_ws(chr(30), p.page, p.heading, p.text), chr(29) order by p.page) from document_page p
          where p.source = 'document' and p.record_id = t.id)`
      : sql`null::text`
  return sql<string>`md5(concat_ws(chr(31), ${titleOf(source)}, ${keywordsOf(source)}, ${contentOf(source)}, ${pages}))`
}

export async function sourceRecords(trx: Trx, source: IndexSource, ids: readonly string[]): Promise<readonly SourceRecord[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<SourceRecord>`select t.id as record_id, ${titleOf(source)} as title, ${keywordsOf(source)} as keywords,
      ${contentOf(source)} as content, ${hashOf(source)} as hash
    from ${sql.table(source.table)} t where t.id = any(${[...ids]}::text[])`.execute(trx)
  return rows
}

/** Bytes of the first pages of a record that are read with those of others. */
const FIRST_BYTES = 60_000

/** The first pages of a record, and how many it has in all. */
export interface FirstPages {
  readonly pages: readonly IndexedPage[]
  readonly of: number
}

/** The first pages of records, by record and in their order: of most texts all. */
export async function firstPages(
  trx: Trx,
  source: SourceName,
  ids: readonly string[],
  most: number,
): Promise<ReadonlyMap<string, FirstPages>> {
  const { rows } = await sql<IndexedPage & { recordId: string; of: number }>`select p.record_id, p.page, p.text, p.heading, p.of
    from unnest(${[...ids]}::text[]) as k (id) cross join lateral (select *, count(*) over ()::integer as of,
        sum(octet_length(text)) over (order by page) - octet_length(text) as bytes
      from document_page where source = ${source} and record_id = k.id order by page limit ${most}) p
    where p.bytes < ${FIRST_BYTES}`.execute(trx)
  const found = new Map<string, FirstPages>()
  for (const { recordId, of, ...page } of rows) found.set(recordId, { pages: [...(found.get(recordId)?.pages ?? []), page], of })
  return found
}

/** The next pages after one, in their order. */
export async function pagesAfter(
  trx: Trx,
  { source, recordId }: Omit<DueRecord, 'at'>,
  page: number,
  most: number,
): Promise<readonly IndexedPage[]> {
  const { rows } = await sql<IndexedPage>`select page, text, heading from document_page
    where source = ${source} and record_id = ${recordId} and page > ${page} order by page limit ${most}`.execute(trx)
  return rows
}

/** The text of an entry, kept as its one page, so that all sources are read alike. */
export const keepPage = async (trx: Trx, recordId: string, text: string): Promise<void> =>
  void (await sql`insert into document_page (source, record_id, page, text) values ('knowledge', ${recordId}, 1, ${text})
    on conflict (tenant_id, source, record_id, page) do update set text = excluded.text`.execute(trx))

/** Takes records out of the index. */
export async function removeIndexed(trx: Trx, source: SourceName, ids: readonly string[]): Promise<void> {
  const which = sql`where source = ${source} and record_id = any(${[...ids]}::text[])`
  await sql`delete from document_index ${which}`.execute(trx)
  await sql`delete from document_text ${which}`.execute(trx)
}

/** Removes the pages of records that are gone, which leaves nothing due of them, and what users have marked of them. */
export async function removePages(trx: Trx, source: SourceName, ids: readonly string[]): Promise<void> {
  const which = sql`where source = ${source} and record_id = any(${[...ids]}::text[])`
  for (const table of ['document_page', 'document_collect', 'document_browse', 'document_told'])
    await sql`delete from ${sql.table(table)} ${which}`.execute(trx)
  await sql`delete from document_index_due ${which}`.execute(trx)
}

/** A page in normal form. */
export interface PageText extends Pick<TakenPage, 'page' | 'text'> {
  readonly source: SourceName
  readonly recordId: string
  /** What goes over its end; undefined for the last page. */
  readonly joint: TakenPage['joint']
}

export const addTexts = async (trx: Trx, pages: readonly PageText[]): Promise<void> =>
  void (await sql`insert into document_text (source, record_id, page, text, joint, joint_at)
    select * from unnest(${pages.map(({ source }) => source)}::text[], ${pages.map(({ recordId }) => recordId)}::text[],
      ${pages.map(({ page }) => page)}::integer[], ${pages.map(({ text }) => text)}::text[],
      ${pages.map(({ joint }) => joint?.text ?? null)}::text[], ${pages.map(({ joint }) => joint?.at ?? null)}::integer[])`.execute(trx))

/** What tells whether a row `i` of the index is as it was made. */
export const MADE = sql<string>`md5(concat_ws(chr(31), i.title, i.keywords, i.title_grams::text, i.grams::text, i.words::text, i.often::text,
  (select string_agg(concat_ws(chr(30), x.page, x.text, x.joint, x.joint_at), chr(29) order by x.page) from document_text x
    where x.source = i.source and x.record_id = i.record_id)))`

export type MadeEntry = IndexEntry & Pick<SourceRecord, 'recordId' | 'hash'>

export async function addEntries(trx: Trx, source: SourceName, entries: readonly MadeEntry[]): Promise<void> {
  const column = <Name extends keyof MadeEntry>(name: Name) => entries.map(entry => entry[name])
  await sql`insert into document_index
      (source, record_id, title, keywords, initials, reading, title_grams, grams, words, wide, often, length, source_hash, made_hash)
    select i.*, ${MADE} from (
      select ${source} as source, record_id, title, keywords, initials, reading, weft.with_tenant(title_grams::integer[]) as title_grams,
        weft.with_tenant(grams::integer[]) as grams,
        words::tsvector as words, wide, decode(often, 'hex') as often, length, hash
      from unnest(${column('recordId')}::text[], ${column('title')}::text[], ${column('keywords')}::text[], ${column('initials')}::text[],
        ${column('reading')}::text[], ${column('titleGrams')}::text[], ${column('grams')}::text[], ${column('words')}::text[],
        ${column('wide')}::boolean[], ${column('often')}::text[], ${column('length')}::integer[], ${column('hash')}::text[])
        as made (record_id, title, keywords, initials, reading, title_grams, grams, words, wide, often, length, hash)) i`.execute(trx)
}

/** Names of firms that are kept whole, with what else they are called. */
export async function taughtNames(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from company_information
    union select unnest(string_to_array(aliases, '、')) from company_information limit 100000`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Whether a run of a kind waits that will take in what is due. */
export async function isRunWaiting(trx: Trx, type: string): Promise<boolean> {
  const { rows } = await sql`select from sys_job_run where job_class_name = ${type} and state = 'waiting' limit 1`.execute(trx)
  return rows.length > 0
}
