import { sql } from 'kysely'
import type { Trx } from '../../../../query'
import type { Gram } from '../grams'
import { taughtNames } from '../repository'

export type { Trx } from '../../../../query'

/** Whole words of the tenant: those of its dictionary, and its firms. */
export async function dictionaryWords(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`select word from document_word`.execute(trx)
  return [...rows.map(({ word }) => word), ...(await taughtNames(trx))]
}

/** Words by which texts of the tenant were cut last. */
export async function knownWords(trx: Trx): Promise<readonly string[]> {
  const { rows } = await sql<{ word: string }>`select word from document_word_known`.execute(trx)
  return rows.map(({ word }) => word)
}

/** Changes with each change of these words; the same for all tenants that have none. */
export async function knownVersion(trx: Trx): Promise<string> {
  const { rows } = await sql<{ version: string }>`select version from document_dictionary`.execute(trx)
  return rows[0]?.version ?? ''
}

export async function keepKnown(trx: Trx, added: readonly string[], removed: readonly string[]): Promise<void> {
  await sql`insert into document_word_known (word) select unnest(${[...added]}::text[]) on conflict do nothing`.execute(trx)
  await sql`delete from document_word_known where word = any(${[...removed]}::text[])`.execute(trx)
  // No number: one that was rolled back would be given to other words.
  await sql`insert into document_dictionary (version) values (gen_random_uuid()::text)
    on conflict (tenant_id) do update set version = excluded.version`.execute(trx)
}

/** Has the texts taken in anew in which a word may stand. */
export const makeDueByGrams = async (trx: Trx, grams: readonly Gram[]): Promise<void> =>
  void (await sql`insert into document_index_due (source, record_id)
    select source, record_id from weft.find_documents('all', ${grams}::integer[])
    on conflict (tenant_id, source, record_id) do update set at = clock_timestamp()`.execute(trx))
