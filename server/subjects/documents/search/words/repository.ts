import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSpec, Trx } from '../../../../query'
import { gramsDecide, wantedGrams } from '../../index/grams'
import { titleOf } from '../../index/repository'
import { hasPages, type SourceName, sourceOf } from '../../index/sources'
import { patternOf } from '../conditions/repository'
import type { VisibleSources } from '../found/repository'

export type { Trx } from '../../../../query'

/** Something with a name. */
export interface Named {
  readonly id: string
  readonly name: string
}

const named = async (trx: Trx, table: string, ids: readonly string[]): Promise<readonly Named[]> =>
  ids.length === 0 ? [] : (await sql<Named>`select id, name from ${sql.table(table)} where id = any(${[...ids]}::text[])`.execute(trx)).rows

/** Names of types of documents and of knowledge, of companies and of tags, by their ids. */
export async function namesOf(trx: Trx, ids: { types: readonly string[]; companies: readonly string[]; tags: readonly string[] }) {
  const [documentTypes, knowledgeTypes, companies, tags] = [
    await named(trx, 'document_type', ids.types),
    await named(trx, 'knowledge_type', ids.types),
    await named(trx, 'company_information', ids.companies),
    await named(trx, 'document_tag', ids.tags),
  ]
  return new Map([...documentTypes, ...knowledgeTypes, ...companies, ...tags].map(({ id, name }) => [id, name]))
}

/** Names of the states of documents, those of the tenant before shared ones. */
export async function stateNames(trx: Trx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<Named>`select i.item_value as id, i.item_text as name from sys_dict_item i join sys_dict d on d.id = i.dict_id
    where d.dict_code = 'document_state' and d.del_flag = 0 order by d.tenant_id`.execute(trx)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export const allTags = async (trx: Trx): Promise<readonly Named[]> =>
  (await sql<Named>`select id, name from document_tag`.execute(trx)).rows
export const allTypes = async (trx: Trx): Promise<readonly Named[]> =>
  (await sql<Named>`select id, name from document_type union all select id, name from knowledge_type`.execute(trx)).rows

/** Own searches that were kept. */
const MOST_KEPT = 100

/** Keeps a search for later suggestions, and forgets the oldest. */
export async function keepSearch(trx: Trx, username: string, text: string): Promise<void> {
  await sql`insert into document_search (username, text) values (${username}, ${text})
    on conflict (tenant_id, username, text) do update set at = clock_timestamp()`.execute(trx)
  await sql`delete from document_search where username = ${username} and text in
    (select text from document_search where username = ${username} order by at desc offset ${MOST_KEPT})`.execute(trx)
}

export async function ownSearches(trx: Trx, username: string, wanted: string, most: number): Promise<readonly string[]> {
  const { rows } = await sql<{ text: string }>`select text from document_search
    where username = ${username} and text ilike ${patternOf(wanted)} order by at desc limit ${most}`.execute(trx)
  return rows.map(({ text }) => text)
}

/** Titles of which each is looked at; where there are more, the lists are gone through by how often they were read. */
const MOST_TITLES = 1000

interface Wanted {
  readonly text: string
  /** The same as letters by which it is read. */
  readonly reading: string | undefined
}

/** Whether more titles hold a text than are each looked at. */
async function hasMany(trx: Trx, { text, reading }: Wanted, few: number): Promise<boolean> {
  if (reading !== undefined) return false
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count
    from weft.find_titles(${wantedGrams(text)}::integer[], ${few + 1})`.execute(trx)
  return (rows[0]?.count ?? 0) > few
}

const titleHolds = (source: SourceName, text: string) =>
  sql<SqlBool>`(select strpos(i.title, ${text}) > 0 from document_index i where i.source = ${source} and i.record_id = t.id)`

interface Titled {
  readonly keys: RawBuilder<unknown>
  readonly holds: (source: SourceName) => RawBuilder<SqlBool>
}

/** What decides whether the row `t` of a source has such a title, and the keys that it needs. */
function titled({ text, reading }: Wanted, many: boolean): Titled {
  if (many) return { keys: sql``, holds: source => titleHolds(source, text) }
  const grams = wantedGrams(text)
  const found = reading === undefined ? sql`weft.find_documents('title', ${grams}::integer[])` : sql`weft.find_titles_read(${reading})`
  // Of two characters the index knows whether they stand there.
  const isSure = reading !== undefined || gramsDecide(text)
  const within = (source: SourceName) => sql<SqlBool>`t.id in (select record_id from keys where source = ${source})`
  return {
    keys: sql`with keys as materialized (select source, record_id from ${found})`,
    holds: source => (isSure ? within(source) : sql<SqlBool>`${within(source)} and ${titleHolds(source, text)}`),
  }
}

/** Titles that hold a text in normal form, or are read so; of what the caller may read, the most read first. */
export async function titles(
  trx: Trx,
  visible: VisibleSources,
  text: string,
  reading: string | undefined,
  most: number,
  few = MOST_TITLES,
): Promise<readonly string[]> {
  if (visible.size === 0) return []
  const { keys, holds } = titled({ text, reading }, await hasMany(trx, { text, reading }, few))
  const arms = Array.from(visible, ([source, spec]) => {
    const [title, read] = [titleOf(sourceOf(trx.catalog, source)), hasPages(source) ? sql`coalesce(t.browse_count, 0)` : sql`0`]
    return sql`(select ${title} as name, ${read} as browse_count from ${sql.table(spec.table)} t
      where ${holds(source)} and ${spec.where ?? sql`true`} order by browse_count desc limit ${most})`
  })
  const { rows } = await sql<{ name: string }>`${keys}
    select name from (${sql.join(arms, sql` union all `)}) found order by browse_count desc, name limit ${most}`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Names of a list that hold a text. */
export async function namesLike(trx: Trx, spec: ListSpec | undefined, wanted: string, most: number): Promise<readonly string[]> {
  if (!spec) return []
  const { rows } = await sql<{ name: string }>`select t.name from ${sql.table(spec.table)} t
    where t.name ilike ${patternOf(wanted)} and ${spec.where ?? sql`true`} order by length(t.name), t.name limit ${most}`.execute(trx)
  return rows.map(({ name }) => name)
}

/** Words of the tenant's texts of one length that are read alike, the most used first; which of them the caller may know is decided by what they find. */
export async function termsRead(trx: Trx, reading: string, length: number): Promise<readonly string[]> {
  if (reading === '') return []
  const { rows } = await sql<{ term: string }>`select term from document_term
    where reading = ${reading} and length(term) = ${length} order by documents desc limit 100`.execute(trx)
  return rows.map(({ term }) => term)
}

/** Words of nearly one length that begin or end as one does, the most used first; a slip in one half leaves the other as it was. */
export async function halfTerms(trx: Trx, wanted: string): Promise<readonly string[]> {
  const all = Array.from(wanted)
  const half = Math.floor(all.length / 2)
  const [begin, end] = [all.slice(0, half).join(''), all.slice(half).join('')]
  const changed = [...all.slice(0, half - 1), all[half], all[half - 1], ...all.slice(half + 1)].join('')
  const { rows } = await sql<{ term: string }>`select term from document_term
    where length(term) between ${all.length - 1} and ${all.length + 1}
      and (starts_with(term, ${begin}) or right(term, ${all.length - half}) = ${end} or term = ${changed})
    order by documents desc`.execute(trx)
  return rows.map(({ term }) => term)
}
