import { sql } from 'kysely'
import { wordReading } from '../reading'
import type { DueRecord, Trx } from '../repository'

/** Where counting has come to. */
type Place = Pick<DueRecord, 'source' | 'recordId'>

/** Texts whose words are counted by one statement: no statement of a server may take longer than half a minute. */
const COUNTED_AT_ONCE = 2000
/** Words that are read at once: other work of the server goes on between. */
const WORDS_AT_ONCE = 1000

/** Adds the words of the texts behind one; the last of them, undefined where none is left. */
async function countSome(trx: Trx, last: Place, most: number, counts: Map<string, number>) {
  const some = sql`from document_index where (source, record_id) > (${last.source}, ${last.recordId}) order by source, record_id limit ${most}`
  const { rows: ends } = await sql<Place>`select source, record_id from (select source, record_id ${some}) s
    order by source desc, record_id desc limit 1`.execute(trx)
  const [end] = ends
  if (!end) return undefined
  const { rows } = await sql<{ word: string; ndoc: number }>`select word, ndoc from ts_stat(format(
    'select words from weft.document_index where (source, record_id) > (%L, %L) and (source, record_id) <= (%L, %L)',
    ${last.source}::text, ${last.recordId}::text, ${end.source}::text, ${end.recordId}::text)) where length(word) <= 30`.execute(trx)
  for (const { word, ndoc } of rows) counts.set(word, (counts.get(word) ?? 0) + ndoc)
  return end
}

/** Words whose counts are sent to the database at once. */
const COUNTS_AT_ONCE = 10_000

/** Writes counts that are not kept as they are, and forgets words that stand in no text any more. */
async function keepCounts(trx: Trx, counts: Map<string, number>): Promise<void> {
  const { rows: kept } = await sql<{ term: string; documents: number }>`select term, documents from document_term`.execute(trx)
  const gone = kept.flatMap(({ term }) => (counts.has(term) ? [] : [term]))
  for (const { term, documents } of kept) if (counts.get(term) === documents) counts.delete(term)
  if (gone.length > 0) await sql`delete from document_term where term = any(${gone}::text[])`.execute(trx)
  const changed = [...counts]
  for (let at = 0; at < changed.length; at += COUNTS_AT_ONCE) {
    const some = changed.slice(at, at + COUNTS_AT_ONCE)
    await sql`insert into document_term (term, documents)
      select * from unnest(${some.map(([term]) => term)}::text[], ${some.map(([, count]) => count)}::integer[])
      on conflict (tenant_id, term) do update set documents = excluded.documents`.execute(trx)
  }
}

/** In how many texts of the tenant each word stands, anew when a tenth has been added since. */
export async function refreshTerms(trx: Trx, atOnce = COUNTED_AT_ONCE): Promise<boolean> {
  const { rows } = await sql<{ stale: boolean; documents: number }>`select count(*)::integer as documents,
    count(*) > 1.1 * coalesce((select documents from document_term where term = ''), 0) as stale from document_index`.execute(trx)
  const [found] = rows
  if (!found?.stale) return false
  const counts = new Map([['', found.documents]])
  for (let last: Place | undefined = { source: '', recordId: '' }; last; ) last = await countSome(trx, last, atOnce, counts)
  await keepCounts(trx, counts)
  return true
}

/** Reads words that were counted and have no reading yet; how many. */
export async function readTerms(trx: Trx): Promise<number> {
  const { rows } = await sql<{ term: string }>`select term from document_term where reading is null limit ${WORDS_AT_ONCE}`.execute(trx)
  const terms = rows.map(({ term }) => term)
  if (terms.length === 0) return 0
  await sql`update document_term d set reading = made.reading
    from unnest(${terms}::text[], ${terms.map(wordReading)}::text[]) as made (term, reading) where d.term = made.term`.execute(trx)
  return terms.length
}
