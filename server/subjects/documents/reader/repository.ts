import { sql } from 'kysely'
import type { ReaderPage, ReaderTitle } from '../../../generated/operations'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

/** A document, an entry of the knowledge base, or a file that a document had before. */
export interface ReadRecord {
  readonly source: 'document' | 'knowledge' | 'version'
  readonly id: string
}

/** The pages of a text. */
export const pagesOf = ({ source, id }: ReadRecord) =>
  source === 'version'
    ? sql`(select * from document_version_page where version_id = ${id})`
    : sql`(select * from document_page where source = ${source} and record_id = ${id})`

export async function pagesFrom(trx: Trx, record: ReadRecord, page: number, size: number): Promise<ReaderPage[]> {
  const { rows } = await sql<ReaderPage>`select page, text, heading, recognised, places, layout
    from ${pagesOf(record)} p where page >= ${page} order by page limit ${size}`.execute(trx)
  return rows
}

export async function countPages(trx: Trx, record: ReadRecord): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::int as total from ${pagesOf(record)} p`.execute(trx)
  return rows[0]?.total ?? 0
}

/** Titles of an outline; those beyond are left out. */
const MOST_TITLES = 2000

export async function outlineOf(trx: Trx, record: ReadRecord): Promise<ReaderTitle[]> {
  const { rows } = await sql<ReaderTitle>`select p.page, h.level, h.title, h.start
    from ${pagesOf(record)} p, rows from (jsonb_to_recordset(p.headings) as (level integer, title text, start integer)) with ordinality as h(level, title, start, no)
    order by p.page, h.no limit ${MOST_TITLES}`.execute(trx)
  return rows
}

/** Texts of the first pages of a record. */
export async function firstTexts(trx: Trx, record: ReadRecord, most: number): Promise<readonly Pick<ReaderPage, 'page' | 'text'>[]> {
  const { rows } = await sql<
    Pick<ReaderPage, 'page' | 'text'>
  >`select page, text from ${pagesOf(record)} p order by page limit ${most}`.execute(trx)
  return rows
}
