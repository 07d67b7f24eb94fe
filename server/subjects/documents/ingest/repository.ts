import { type SqlBool, sql } from 'kysely'
import { type Trx, updateRow } from '../../../query'
import type { ExtractedPage } from '../extract'
import { removeStrayVotes } from '../knowledge/repository'
import { removeStrayVersions } from '../versions/repository'

const TABLE = 'document'
const SOURCE = 'document'

/** Names of the kinds of job: for one document, and for many. */
export const INGEST = 'documentIngest'
export const INGEST_MANY = 'documentIngestMany'

/** States of a document, as the dictionary names them. */
export type State = 'pending' | 'working' | 'ready' | 'failed'

export interface StoredDocument {
  readonly id: string
  readonly name: string
  readonly file: string | null
  /** Of the file that was begun to be read last; its pages are those that are there, when they are counted. */
  readonly fileHash: string | null
  readonly pageCount: number | null
  readonly state: State
  readonly secretLevel: string
}

/** What reading a file has told of its document. */
export interface Reading {
  readonly state: State
  readonly stateReason: string | null
  readonly fileType?: string | null
  readonly fileHash?: string | null
  readonly pageCount?: number | null
  readonly language?: string | null
  readonly recognised?: 'Y' | 'N'
}

/** Undefined when it is gone. */
export async function findDocument(trx: Trx, id: string): Promise<StoredDocument | undefined> {
  const { rows } =
    await sql<StoredDocument>`select id, name, file, file_hash, page_count, state, secret_level from document where id = ${id}`.execute(trx)
  return rows[0]
}

/**
 * Lets no other transaction change a document until the transaction ends. Asked for before its pages are written: these note in tables of work that the
 * document has changed, as a change of the document itself does, and two that take both the other way round would wait for each other.
 */
const holdDocument = async (trx: Trx, id: string): Promise<void> =>
  void (await sql`select from document where id = ${id} for no key update`.execute(trx))

export const setReading = async (trx: Trx, id: string, reading: Reading): Promise<void> =>
  void (await updateRow(trx, TABLE, { id }, reading))

/** Says that a document waits to be read, where it does not say so already: what changes nothing is not told as a change. */
export const setPending = async (trx: Trx, id: string): Promise<void> =>
  void (await sql`update document set state = 'pending', state_reason = null
    where id = ${id} and (state is distinct from 'pending' or state_reason is not null)`.execute(trx))

/** Of a document that has no file, or another one. */
export async function removePages(trx: Trx, id: string): Promise<void> {
  await holdDocument(trx, id)
  await sql`delete from document_page where source = ${SOURCE} and record_id = ${id}`.execute(trx)
  await sql`delete from document_print where record_id = ${id}`.execute(trx)
}

const pageRow = ({ number, text, headings, recognised, places, layout }: ExtractedPage) => ({
  page: number,
  text,
  heading: headings[0]?.title ?? null,
  recognised,
  places: places ?? null,
  headings: headings.length > 0 ? headings : null,
  layout: layout ?? null,
})

/** Pages that are sent to the database at once. */
const AT_ONCE = 200

/** Puts pages in place of those that are there; `print` is that of the whole text, null for one that is too short to have one. */
export async function replacePages(trx: Trx, id: string, pages: readonly ExtractedPage[], print: string | null): Promise<void> {
  await removePages(trx, id)
  for (let at = 0; at < pages.length; at += AT_ONCE) {
    const rows = JSON.stringify(pages.slice(at, at + AT_ONCE).map(pageRow))
    await sql`insert into document_page (source, record_id, page, text, heading, recognised, places, headings, layout)
      select ${SOURCE}, ${id}, page, text, heading, recognised, places, headings, layout
      from jsonb_to_recordset(${rows}::jsonb) as p (page integer, text text, heading text, recognised boolean, places jsonb, headings jsonb, layout jsonb)`.execute(
      trx,
    )
  }
  if (print !== null) await sql`insert into document_print (record_id, print) values (${id}, ${print}::bit(64))`.execute(trx)
}

/** Of the same author, and no more secret: a note tells no reader of what they may not see (decision 141). */
const TOLD = sql<SqlBool>`d.create_by is not distinct from o.create_by and d.secret_level <= o.secret_level and d.id <> o.id`

/**
 * Another document of its author with the same file; undefined when there is none.
 * Of two that are read at the same time the later one says so, and only that one.
 */
export async function sameFile(trx: Trx, id: string, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select d.name from document o join document d on ${TOLD}
    where o.id = ${id} and d.file_hash = ${hash}
      and ((d.create_time, d.id) < (o.create_time, o.id) or (d.state = 'ready' and d.state_reason is null))
    order by d.create_time, d.id limit 1`.execute(trx)
  return rows[0]?.name
}

/** Bits of prints that may differ between texts that are nearly the same. */
const NEAR_BITS = 3

/** Another document of its author with nearly the same text; undefined when there is none. */
export async function nearText(trx: Trx, id: string, print: string): Promise<string | undefined> {
  const { rows } = await sql<{
    name: string
  }>`select d.name from document o join document d on ${TOLD} join document_print p on p.record_id = d.id
    where o.id = ${id} and bit_count(p.print # ${print}::bit(64)) <= ${NEAR_BITS}
    order by bit_count(p.print # ${print}::bit(64)), d.create_time, d.id limit 1`.execute(trx)
  return rows[0]?.name
}

/** Whether a run is to read the document `d`, or reads it, alone or among others. */
const IS_ASKED = sql<SqlBool>`exists (select from sys_job_run r where r.job_class_name = any(${[INGEST, INGEST_MANY]}::text[])
  and r.state in ('waiting', 'running') and r.tenant_id = weft.current_tenant()
  and (r.params ->> 'id' = d.id or jsonb_exists(r.params -> 'ids', d.id)))`

/** Those of documents that wait to be read, or were begun to be, in the order given. */
export async function unreadAmong(trx: Trx, ids: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from document d where d.id = any(${[...ids]}::text[])
    and d.state in ('pending', 'working') order by array_position(${[...ids]}::text[], d.id)`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Whether a document waits for a run that is not there. */
export async function isStuck(trx: Trx, id: string): Promise<boolean> {
  const { rows } = await sql`select from document d where d.id = ${id} and d.state in ('pending', 'working') and not ${IS_ASKED}`.execute(
    trx,
  )
  return rows.length > 0
}

/** Documents that wait for a run that is not there. */
export async function stuckDocuments(trx: Trx, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`select d.id from document d where d.tenant_id = weft.current_tenant()
    and d.state in ('pending', 'working') and not ${IS_ASKED} order by d.id limit ${most}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Documents whose pages are not those that were read: some are missing, or more are there. */
export async function lostPages(trx: Trx, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{
    id: string
  }>`select d.id from document d cross join lateral (select count(*)::int as count, max(p.page) as last
      from document_page p where p.source = ${SOURCE} and p.record_id = d.id) c
    where d.tenant_id = weft.current_tenant() and d.state = 'ready' and d.file <> '' and not ${IS_ASKED}
      and (c.count is distinct from d.page_count or c.last is distinct from d.page_count)
    order by d.id limit ${most}`.execute(trx)
  return rows.map(({ id }) => id)
}

/** What users have written about documents and entries. */
const OF_RECORDS = ['document_note', 'document_table_edit']

/** Removes what was read of documents that are gone; of how many. */
export async function removeStray(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: string }>`delete from document_page p where p.source = ${SOURCE}
    and not exists (select from document d where d.id = p.record_id) returning p.record_id as id`.execute(trx)
  await sql`delete from document_print p where not exists (select from document d where d.id = p.record_id)`.execute(trx)
  await removeStrayVersions(trx)
  await removeStrayVotes(trx)
  for (const table of OF_RECORDS) {
    await sql`delete from ${sql.table(table)} n where case n.source when 'document' then not exists (select from document d where d.id = n.record_id)
      when 'knowledge' then not exists (select from knowledge_entry k where k.id = n.record_id) else false end`.execute(trx)
  }
  await sql`delete from contract_extraction c where not exists (select from document d where d.id = c.document_id)`.execute(trx)
  return new Set(rows.map(({ id }) => id)).size
}
