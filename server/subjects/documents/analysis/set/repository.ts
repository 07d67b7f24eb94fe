import { sql } from 'kysely'
import type { Trx } from '../../../../query'
import type { SetAnalysis } from './analyse-set'
import type { DocumentFacts, FactEntity } from './facts'

export type { Trx } from '../../../../query'

export interface KeptSet {
  readonly documents: readonly string[]
  /** Null while it is made, and when it has failed. */
  readonly result: SetAnalysis | null
  readonly fault: string | null
  readonly time: string
}

/** Days that a result is kept. */
const KEPT_DAYS = 90

/** Keeps a choice of documents of the user; its id. Own results that are old go. */
export async function addSet(trx: Trx, documents: readonly string[]): Promise<string> {
  await sql`delete from document_set where time < clock_timestamp() - make_interval(days => ${KEPT_DAYS})`.execute(trx)
  const { rows } = await sql<{ id: string }>`insert into document_set (documents) values (${[...documents]}::text[]) returning id`.execute(
    trx,
  )
  return rows[0]?.id ?? ''
}

/** An own one; undefined when there is none. */
export async function findSet(trx: Trx, id: string): Promise<KeptSet | undefined> {
  const { rows } = await sql<KeptSet>`select documents, result, fault, time from document_set where id = ${id}`.execute(trx)
  return rows[0]
}

export interface KeptBrief {
  readonly id: string
  readonly documents: readonly string[]
  readonly state: 'ready' | 'waiting' | 'failed'
  readonly time: string
}

/** Own choices without their results, the newest first. */
export async function ownSets(trx: Trx, most: number): Promise<readonly KeptBrief[]> {
  const { rows } = await sql<KeptBrief>`select id, documents, time,
      case when result is not null then 'ready' when fault is null then 'waiting' else 'failed' end as state
    from document_set order by time desc, id limit ${most}`.execute(trx)
  return rows
}

export const keepResult = async (trx: Trx, id: string, result: SetAnalysis): Promise<void> =>
  void (await sql`update document_set set result = ${JSON.stringify(result)}::jsonb, fault = null where id = ${id}`.execute(trx))

export const keepFault = async (trx: Trx, id: string, fault: string): Promise<void> =>
  void (await sql`update document_set set fault = ${fault} where id = ${id} and result is null`.execute(trx))

/** Entities of one document that a set takes in. */
const MOST_ENTITIES = 1000

interface StoredEntity extends Omit<FactEntity, 'around'> {
  readonly page: number
}

/** What is known of one document, without what stands around its entities. */
export async function findFacts(
  trx: Trx,
  document: string,
): Promise<Omit<DocumentFacts, 'entities'> & { readonly entities: readonly StoredEntity[] }> {
  const [source = '', recordId = ''] = document.split(':')
  const of = sql`source = ${source} and record_id = ${recordId}`
  const { rows } = await sql<{ keywords: DocumentFacts['keywords'] }>`select keywords from document_analysis where ${of}`.execute(trx)
  const { rows: prints } = await sql<{ print: string }>`select print::text from document_print
    where ${source} = 'document' and record_id = ${recordId}`.execute(trx)
  const { rows: entities } = await sql<StoredEntity>`select kind, value, text, item, page, start, "end" from document_entity
    where ${of} order by no limit ${MOST_ENTITIES}`.execute(trx)
  return { document, keywords: rows[0]?.keywords ?? [], print: prints[0]?.print ?? null, entities }
}

/** Texts of pages of a document, by their numbers. */
export async function pageTexts(trx: Trx, document: string, pages: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const [source = '', recordId = ''] = document.split(':')
  const { rows } = await sql<{ page: number; text: string }>`select page, text from document_page
    where source = ${source} and record_id = ${recordId} and page = any(${[...pages]}::integer[])`.execute(trx)
  return new Map(rows.map(({ page, text }) => [page, text]))
}
