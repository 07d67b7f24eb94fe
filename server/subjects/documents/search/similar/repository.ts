import { sql } from 'kysely'
import { hasPages, type SourceName, type TextSource } from '../../index/sources'
import type { VisibleSources } from '../found/repository'
import type { Trx } from '../repository'

export type { Trx } from '../../../../query'

/** A word of a text, and how many texts of the tenant have it. */
interface TermOfText {
  readonly term: string
  readonly documents: number
}

/** What a text is told by: its words that some other text has, the most seldom first; words of its title and key words before others. */
export async function distinctiveTerms(trx: Trx, source: SourceName, id: string, most: number): Promise<readonly TermOfText[]> {
  const { rows } = await sql<TermOfText>`select w.lexeme as term, d.documents
    from document_index i cross join lateral unnest(i.words) w join document_term d on d.term = w.lexeme
    where i.source = ${source} and i.record_id = ${id} and d.documents > 1 and length(w.lexeme) > 1
    order by d.documents * case when w.weights && array['A', 'B'] then 0.1 else 1 end, w.lexeme limit ${most}`.execute(trx)
  return rows
}

/** In how many texts words are counted. */
export async function countedTexts(trx: Trx): Promise<number> {
  const { rows } = await sql<{ documents: number }>`select documents from document_term where term = ''`.execute(trx)
  return rows[0]?.documents ?? 0
}

export interface WeighedWord {
  /** As a `tsquery`. */
  readonly query: string
  readonly weight: number
}

export interface SimilarRow {
  readonly source: TextSource
  readonly id: string
  readonly name: string
  readonly fileType: string | null
  readonly documentDate: string | null
  readonly weight: number
  readonly nearlySame: boolean
}

/** Bits of prints that may differ between texts that are nearly the same. */
const NEAR_BITS = 3

const fileFacts = (source: SourceName) =>
  source === 'document'
    ? sql`nullif(t.file_type, '') as "fileType", to_char(t.document_date, 'YYYY-MM-DD') as "documentDate"`
    : sql`null::text as "fileType", null::text as "documentDate"`

/** What the caller may read of the texts that have words of one or nearly its text: those with the most weight in common, the one itself left out. */
export async function similarRows(
  trx: Trx,
  visible: VisibleSources,
  of: { readonly source: SourceName; readonly id: string },
  words: readonly WeighedWord[],
  least: number,
  most: number,
): Promise<readonly SimilarRow[]> {
  const alike = [...visible].filter(([source]) => hasPages(source))
  if (alike.length === 0) return []
  const shared = sql`select f.source, f.record_id, sum(w.weight) as weight
    from unnest(${words.map(({ query }) => query)}::text[], ${words.map(({ weight }) => weight)}::float8[]) as w (query, weight)
      cross join lateral weft.find_documents_by_words(w.query::tsquery) f group by f.source, f.record_id having sum(w.weight) >= ${least}`
  const near = sql`select 'document'::text as source, p.record_id from document_print o join document_print p
      on bit_count(p.print # o.print) <= ${NEAR_BITS} where o.record_id = ${of.id} and ${of.source} = 'document'`
  const arms = alike.map(
    ([source, spec]) => sql`(select k.source, t.id, t.name, ${fileFacts(source)}, k.weight, k.near as "nearlySame"
      from keys k join ${sql.table(spec.table)} t on t.id = k.record_id
      where k.source = ${source} and not (k.source = ${of.source} and t.id = ${of.id}) and ${spec.where ?? sql`true`}
      order by k.near desc, k.weight desc, t.id limit ${most})`,
  )
  const { rows } = await sql<SimilarRow>`with shared as materialized (${shared}), near as materialized (${near}),
      keys as (select coalesce(s.source, n.source) as source, coalesce(s.record_id, n.record_id) as record_id,
        coalesce(s.weight, 0) as weight, n.record_id is not null as near
        from shared s full join near n on n.source = s.source and n.record_id = s.record_id)
    select * from (${sql.join(arms, sql` union all `)}) found
    order by "nearlySame" desc, weight desc, id limit ${most}`.execute(trx.withoutPlugins())
  return rows
}
