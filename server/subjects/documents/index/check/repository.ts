import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../../../../query'
import { hashOf, MADE } from '../repository'
import type { IndexSource, SourceName } from '../sources'

/** What is wrong with the index of a record; `unsound`: its row is whole, and an index of the database does not have it. */
export type IndexFault = 'missing' | 'stale' | 'damaged' | 'lost' | 'left' | 'unsound'

export interface CheckedRecord {
  readonly recordId: string
  /** Null: nothing. */
  readonly fault: IndexFault | null
}

/** Grams and words of each row, chosen anew by each check, by which it must be found beside those of its title. */
const SAMPLES = { grams: 12, words: 3 } as const

const among = (found: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from ${found} f where f.source = i.source and f.record_id = i.record_id)`
const someGrams = sql`i.title_grams || array(select g from unnest(i.grams) g order by random() limit ${SAMPLES.grams})`
const someWords = sql`(select string_agg(quote_literal(lexeme), ' & ') from (select lexeme from unnest(i.words)
  where strpos(lexeme, chr(92)) = 0 order by random() limit ${SAMPLES.words}) w)::tsquery`

/** Whether a row is found by the grams of its own title, by some of its text, and by some of its words. */
const isFound = sql<boolean>`(${among(sql`weft.find_documents('title', i.title_grams)`)}
  and ${among(sql`weft.find_documents('all', ${someGrams})`)}
  and (i.words = '' or ${among(sql`weft.find_documents_by_words(${someWords})`)}))`

/** Whether its values are those by which the indexes have to find it. */
const isWhole = sql<boolean>`(i.title_grams @> weft.with_tenant('{}') and i.grams @> weft.with_tenant('{}')
  and (i.wide or i.grams @> i.title_grams))`

/** The next records of a source after one, each with what is wrong with its index; what is due anyway has no fault. */
export async function checkedRecords(trx: Trx, source: IndexSource, after: string, most: number): Promise<readonly CheckedRecord[]> {
  const { rows } = await sql<CheckedRecord>`select t.id as record_id, case
      when exists (select from document_index_due d where d.source = ${source.name} and d.record_id = t.id) then null
      when i.record_id is null then 'missing'
      when i.source_hash <> ${hashOf(source)} then 'stale'
      when i.made_hash is distinct from ${MADE} then 'damaged'
      when not ${isFound} then case when ${isWhole} then 'unsound' else 'lost' end end as fault
    from (select * from ${sql.table(source.table)} where id > ${after} order by id limit ${most}) t
      left join document_index i on i.source = ${source.name} and i.record_id = t.id
    order by t.id`.execute(trx)
  return rows
}

/** What the index holds of records that are gone. */
export async function leftRecords(trx: Trx, { name: source, table }: IndexSource): Promise<readonly CheckedRecord[]> {
  const { rows } = await sql<CheckedRecord>`select record_id, 'left' as fault from (
      select record_id from document_index where source = ${source}
      union select record_id from document_text where source = ${source}
      union select record_id from document_page where source = ${source}) kept
    where not exists (select from ${sql.table(table)} t where t.id = kept.record_id)
      and not exists (select from document_index_due d where d.source = ${source} and d.record_id = kept.record_id)`.execute(trx)
  return rows
}

/** Forgets what the index holds of entities that are searched no more. */
export async function forgetOthers(trx: Trx, sources: readonly IndexSource[]): Promise<void> {
  const others = sql`where source <> all(${sources.map(({ name }) => name)}::text[])`
  for (const table of ['document_index', 'document_text', 'document_index_due'])
    await sql`delete from ${sql.table(table)} ${others}`.execute(trx)
}

/** Has records taken in anew. */
export const makeDue = async (trx: Trx, source: SourceName, ids: readonly string[]): Promise<void> =>
  void (await sql`insert into document_index_due (source, record_id) select ${source}, unnest(${[...ids]}::text[])
    on conflict (tenant_id, source, record_id) do update set at = clock_timestamp()`.execute(trx))

/** The indexes of the database by which texts are found. */
export const SEARCHED = ['document_index_title_grams', 'document_index_grams', 'document_index_words'] as const
export type SearchedIndex = (typeof SEARCHED)[number]

/** What PostgreSQL says of an index that it reads through; null where it is sound and has each row. */
export async function faultOf(trx: Trx, name: SearchedIndex): Promise<string | null> {
  await sql`set local statement_timeout = '10min'`.execute(trx)
  const { rows } = await sql<{ fault: string | null }>`select weft.document_index_fault(${name}) as fault`.execute(trx)
  return rows[0]?.fault ?? null
}

/** Drops what a run that was cut off has made. */
export const dropMade = async (trx: Trx, name: SearchedIndex): Promise<void> =>
  void (await sql`select weft.drop_made_index(${name})`.execute(trx))

/** Makes an index anew beside the one that is there: rows are read meanwhile, and what is taken in waits. */
export async function makeAnew(trx: Trx, name: SearchedIndex): Promise<void> {
  await sql`set local statement_timeout = '1h'`.execute(trx)
  await sql`select weft.make_index(${name})`.execute(trx)
}

/** The one that was made takes the place of the other. */
export const takeMade = async (trx: Trx, name: SearchedIndex): Promise<void> =>
  void (await sql`select weft.take_made_index(${name})`.execute(trx))
