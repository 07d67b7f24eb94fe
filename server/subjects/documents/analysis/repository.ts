import { sql } from 'kysely'
import { type ListSpec, type Trx, updateRow } from '../../../query'
import type { Analysis, Entity } from './analyse'
import { keepTables } from './tables/repository'
import type { FoundTable, TablePage } from './tables/types'
import type { Corpus } from './text/weights'

export type { Trx } from '../../../query'

/** A document or an entry whose text is looked at. */
export interface TextRecord {
  readonly source: 'document' | 'knowledge'
  readonly recordId: string
}

export interface DueText extends TextRecord {
  readonly at: string
}

/** The text that waits longest; undefined when none does. */
export async function firstDue(trx: Trx): Promise<DueText | undefined> {
  const { rows } = await sql<DueText>`select source, record_id, at::text from document_analysis_due order by at limit 1`.execute(trx)
  return rows[0]
}

export async function countDue(trx: Trx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from document_analysis_due`.execute(trx)
  return rows[0]?.count ?? 0
}

/** Forgets what was looked at; a text that has changed meanwhile stays due. Whether it had not. */
export async function forgetDue(trx: Trx, { source, recordId, at }: DueText): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`delete from document_analysis_due
    where source = ${source} and record_id = ${recordId} and at = ${at}::timestamptz`.execute(trx)
  return numAffectedRows > 0n
}

/** One text when it waits; undefined when it does not. */
export async function dueOf(trx: Trx, { source, recordId }: TextRecord): Promise<DueText | undefined> {
  const { rows } = await sql<DueText>`select source, record_id, at::text from document_analysis_due
    where source = ${source} and record_id = ${recordId}`.execute(trx)
  return rows[0]
}

/** Whether a run waits that will take in what is due. */
export async function isRunWaiting(trx: Trx, job: string): Promise<boolean> {
  const { rows } = await sql`select from sys_job_run where job_class_name = ${job} and state = 'waiting'
    and tenant_id = weft.current_tenant() limit 1`.execute(trx)
  return rows.length > 0
}

export async function pagesAfter(trx: Trx, { source, recordId }: TextRecord, page: number, most: number): Promise<readonly TablePage[]> {
  const { rows } = await sql<TablePage>`select page, text, recognised, places, layout from document_page
    where source = ${source} and record_id = ${recordId} and page > ${page} order by page limit ${most}`.execute(trx)
  return rows
}

/** In how many texts of the tenant words stand. */
export async function corpusOf(trx: Trx, words: readonly string[]): Promise<Corpus> {
  const { rows } = await sql<{ term: string; documents: number }>`select term, documents from document_term
    where term = any(${['', ...words]}::text[])`.execute(trx)
  const of = new Map(rows.map(({ term, documents }) => [term, documents]))
  return { documents: of.get('') ?? 0, of }
}

interface Told extends Omit<Analysis, 'entities'> {
  readonly fault: string | null
  readonly moreTables: boolean
}

async function keep(trx: Trx, { source, recordId }: TextRecord, { keywords, summary, partial, fault, moreTables }: Told): Promise<void> {
  await sql`insert into document_analysis (source, record_id, keywords, summary, partial, fault, more_tables)
    values (${source}, ${recordId}, ${JSON.stringify(keywords)}::jsonb, ${JSON.stringify(summary)}::jsonb, ${partial}, ${fault}, ${moreTables})
    on conflict (tenant_id, source, record_id) do update set keywords = excluded.keywords, summary = excluded.summary,
      partial = excluded.partial, fault = excluded.fault, more_tables = excluded.more_tables, at = clock_timestamp()`.execute(trx)
  await sql`delete from document_entity where source = ${source} and record_id = ${recordId}`.execute(trx)
}

/** Entities that are sent to the database at once. */
const AT_ONCE = 1000
const LONGEST_KEYWORDS = 500
const LONGEST_SUMMARY = 2000

async function keepEntities(trx: Trx, { source, recordId }: TextRecord, entities: readonly Entity[]): Promise<void> {
  for (let at = 0; at < entities.length; at += AT_ONCE) {
    const rows = JSON.stringify(entities.slice(at, at + AT_ONCE).map((entity, index) => ({ ...entity, no: at + index })))
    await sql`insert into document_entity (source, record_id, no, kind, value, text, item, page, start, "end")
      select ${source}, ${recordId}, no, kind, value, text, item, page, start, "end"
      from jsonb_to_recordset(${rows}::jsonb) as e (no integer, kind text, value text, text text, item text, page integer, start integer, "end" integer)`.execute(
      trx,
    )
  }
}

interface FoundTables {
  readonly tables: readonly FoundTable[]
  readonly more: boolean
}

/** Keeps what was found; a document also carries its key words and its summary. */
export async function keepAnalysis(trx: Trx, record: TextRecord, analysis: Analysis, { tables, more }: FoundTables): Promise<void> {
  const { entities, ...rest } = analysis
  await keep(trx, record, { ...rest, fault: null, moreTables: more })
  await keepEntities(trx, record, entities)
  await keepTables(trx, record, tables)
  if (record.source !== 'document') return
  await updateRow(
    trx,
    'document',
    { id: record.recordId },
    {
      keywords:
        analysis.keywords
          .slice(0, 10)
          .map(({ word }) => word)
          .join('、')
          .slice(0, LONGEST_KEYWORDS) || null,
      summary:
        analysis.summary
          .map(({ text }) => text)
          .join('')
          .slice(0, LONGEST_SUMMARY) || null,
    },
  )
}

export const keepFault = (trx: Trx, record: TextRecord, fault: string): Promise<void> =>
  keep(trx, record, { keywords: [], summary: [], partial: true, fault, moreTables: false })

type KeptAnalysis = Omit<Analysis, 'entities'> & { readonly fault: string | null; readonly at: string }

/** What is kept of a text; undefined when it was not looked at yet. */
export async function findAnalysis(trx: Trx, { source, recordId }: TextRecord): Promise<KeptAnalysis | undefined> {
  const { rows } = await sql<KeptAnalysis>`select keywords, summary, partial, fault, at from document_analysis
    where source = ${source} and record_id = ${recordId}`.execute(trx)
  return rows[0]
}

export async function entitiesOf(trx: Trx, { source, recordId }: TextRecord): Promise<readonly Entity[]> {
  const { rows } = await sql<Entity>`select kind, value, text, item, page, start, "end" from document_entity
    where source = ${source} and record_id = ${recordId} order by no`.execute(trx)
  return rows
}

export interface KnownCompany {
  readonly id: string
  readonly name: string
  readonly aliases: string | null
}

/** Companies of a list that bear one of some names, or are also called so. */
export async function companiesNamed(trx: Trx, list: ListSpec, names: readonly string[]): Promise<readonly KnownCompany[]> {
  if (names.length === 0) return []
  const { rows } = await sql<KnownCompany>`select t.id, t.name, t.aliases from ${sql.table(list.table)} t
    where (t.name = any(${[...names]}::text[]) or string_to_array(t.aliases, '、') && ${[...names]}::text[])
    ${list.where ? sql`and ${list.where}` : sql``}`.execute(trx)
  return rows
}
