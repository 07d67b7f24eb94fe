import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OwnerAccess } from '../../db/owner'
import { asSystemTenant } from '../../db/seeds/rows'
import type { LawArticle } from '../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../query'
import type { LawHead } from './text/head'
import type { Article } from './text/outline'

export type { Trx } from '../../query'

/** Where versions of laws are. */
export const VERSIONS = '/audit/lawversion'

const TODAY = sql`(now() at time zone 'Asia/Shanghai')::date`
/** The day from which a version `v` is in force. */
export const IN_FORCE_FROM = sql`coalesce(v.effective, v.promulgated, date '0001-01-01')`

export interface StoredVersion {
  readonly id: string
  readonly lawId: string
  readonly text: string
}

/** Names the number and the days of a version that has none of them yet, its articles and what is to be looked at; says then which version holds. */
export async function setRead(
  trx: Trx,
  { id, lawId }: StoredVersion,
  found: LawHead & { readonly doubts: string },
  articles: readonly Article[],
): Promise<void> {
  await sql`update law_version set number = coalesce(number, ${found.number ?? null}),
      promulgated = coalesce(promulgated, ${found.promulgated ?? null}::date),
      effective = coalesce(effective, ${found.effective ?? null}::date), doubts = ${found.doubts || null},
      articles = ${articles.filter(({ no }) => no > 0).length} where id = ${id}`.execute(trx)
  await sql`delete from law_article where version_id = ${id}`.execute(trx)
  const rows = articles.map((article, at) => ({ ...article, ordinal: at + 1 }))
  await sql`insert into law_article (version_id, law_id, ordinal, no, sub, label, path, text)
    select ${id}, ${lawId}, a.ordinal, a.no, a.sub, a.label, a.path, a.text
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as a(ordinal integer, no integer, sub integer, label text, path text[], text text)`.execute(trx)
  await setValidity(trx, [lawId])
}

/** Says of laws, or of all of the tenant, which version holds today; how many rows it is another of. */
export async function setValidity(trx: Trx, laws?: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    changed: number
  }>`select weft.set_law_validity(${laws ? [...laws] : null}::text[], ${TODAY}) as changed`.execute(trx)
  return rows[0]?.changed ?? 0
}

export async function findVersion(trx: Trx, id: string): Promise<StoredVersion | undefined> {
  const { rows } = await sql<StoredVersion>`select id, law_id, text from law_version where id = ${id}`.execute(trx)
  return rows[0]
}

/** Versions whose text has not been read yet, as rows that were brought along. */
export async function unreadVersions(trx: Trx): Promise<readonly StoredVersion[]> {
  const { rows } = await sql<StoredVersion>`select v.id, v.law_id, v.text from weft.law_version v
    where v.text <> '' and not exists (select from weft.law_article a where a.version_id = v.id)`.execute(trx)
  return rows
}

/** Once the tables of the entities stand: what follows the removal of a law or a version, and the rows that were brought along are read. */
export async function prepareLaws({ db }: OwnerAccess, read: (trx: Trx, version: StoredVersion) => Promise<void>): Promise<void> {
  for (const [table, follow] of [
    ['law', 'forget_laws'],
    ['law_version', 'forget_law_versions'],
  ] as const)
    await sql`create or replace trigger forgotten after delete on weft.${sql.id(table)} referencing old table as removed
      for each statement execute function weft.${sql.id(follow)}()`.execute(db)
  await db.transaction().execute(async trx => {
    await sql`set local search_path = weft, pg_catalog`.execute(trx)
    await asSystemTenant(trx)
    for (const version of await unreadVersions(trx as Trx)) await read(trx as Trx, version)
  })
}

/** Which articles are asked for. */
export interface ArticlesAsked {
  /** Those of one version, whether it holds or not. */
  readonly versionId?: string | undefined
  readonly lawId?: string | undefined
  /** Those of the versions in force on that day, as 2024-05-01. Default today. */
  readonly day?: string | undefined
  /** Each stands in the article, in its headings, or in the name of its law. */
  readonly words: readonly string[]
  readonly no?: number
  readonly sub?: number
}

/** The lists of a reader that articles are taken from. */
export interface LawLists {
  readonly laws: ListSpec
  readonly versions: ListSpec
}

/** That a version `o` is one of a list; of none, that it is there. */
export const isSeen = (versions?: ListSpec): RawBuilder<SqlBool> =>
  versions?.where ? sql<SqlBool>`exists (select from law_version t where t.id = o.id and ${versions.where})` : sql<SqlBool>`true`

function inVersion(lists: LawLists, { versionId, day }: ArticlesAsked): RawBuilder<SqlBool> {
  if (versionId !== undefined)
    return sql<SqlBool>`v.id = (select o.id from law_version o where o.id = ${versionId} and ${isSeen(lists.versions)})`
  const on = day === undefined ? TODAY : sql`${day}::date`
  return sql<SqlBool>`(v.expired is null or v.expired > ${on}) and v.id = (select o.id from law_version o
    where ${isSeen(lists.versions)} and o.law_id = v.law_id and coalesce(o.effective, o.promulgated, date '0001-01-01') <= ${on}
    order by coalesce(o.effective, o.promulgated, date '0001-01-01') desc, o.id desc limit 1)`
}

const like = (word: string) => `%${word.replace(/[\\%_]/g, sign => `\\${sign}`)}%`

function asked(lists: LawLists, given: ArticlesAsked): RawBuilder<SqlBool> {
  const { lawId, words, no, sub } = given
  const parts = [
    inVersion(lists, given),
    ...(lawId === undefined ? [] : [sql<SqlBool>`a.law_id = ${lawId}`]),
    ...(no === undefined ? [] : [sql<SqlBool>`a.no = ${no} and a.sub = ${sub ?? 0}`]),
    ...words.map(
      word => sql<SqlBool>`(a.text ilike ${like(word)} or t.name ilike ${like(word)} or t.aliases ilike ${like(word)}
        or v.number ilike ${like(word)} or array_to_string(a.path, ' ') ilike ${like(word)})`,
    ),
  ]
  return sql<SqlBool>`${sql.join(parts, sql` and `)}`
}

/** Articles of laws that a list shows; those of higher laws come first, and each law in its own order. */
const articlesIn = (lists: LawLists, given: ArticlesAsked): ListSpec => ({
  table: 'law_articles',
  with: sql`with law_articles as (
    select a.version_id || '.' || a.ordinal as id, a.law_id, a.version_id, t.name as law_name, t.level, t.issuer, v.number, v.promulgated,
      v.effective, v.expired, v.validity, a.label, array_to_string(a.path, ' › ') as path, a.text,
      (row_number() over (order by t.level::integer, ${IN_FORCE_FROM} desc, t.name, a.ordinal))::integer as place
    from law_article a join law_version v on v.id = a.version_id join ${sql.table(lists.laws.table)} t on t.id = a.law_id
    where ${asked(lists, given)} ${lists.laws.where ? sql`and ${lists.laws.where}` : sql``})`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'lawId', kind: 'text' },
    { name: 'versionId', kind: 'text' },
    { name: 'lawName', kind: 'text' },
    { name: 'level', kind: 'text', dict: 'law_level' },
    { name: 'issuer', kind: 'text' },
    { name: 'number', kind: 'text' },
    { name: 'promulgated', kind: 'date' },
    { name: 'effective', kind: 'date' },
    { name: 'expired', kind: 'date' },
    { name: 'validity', kind: 'text', dict: 'law_validity' },
    { name: 'label', kind: 'text' },
    { name: 'path', kind: 'text' },
    { name: 'text', kind: 'text' },
    { name: 'place', kind: 'integer' },
  ],
  sort: { name: 'place', order: 'asc' },
})

export const articlePage = (trx: Trx, lists: LawLists, given: ArticlesAsked, query: RawListQuery): Promise<PageOf<LawArticle>> =>
  listPage<LawArticle>(trx, articlesIn(lists, given), query)

/** Articles of versions whose laws a list shows, in their order; the version that began to hold first comes first, an unknown one is left out. */
export async function articlesOf(
  trx: Trx,
  lists: LawLists,
  versions: readonly string[],
): Promise<readonly { readonly articles: readonly Article[] }[]> {
  const { rows } = await sql<{
    articles: readonly Article[]
  }>`select jsonb_agg(jsonb_build_object('no', a.no, 'sub', a.sub, 'label', a.label,
        'path', a.path, 'text', a.text) order by a.ordinal) as articles
    from law_article a join law_version v on v.id = a.version_id join ${sql.table(lists.laws.table)} t on t.id = a.law_id
    where v.id in (select o.id from law_version o where o.id = any(${[...versions]}::text[]) and ${isSeen(lists.versions)})
      ${lists.laws.where ? sql`and ${lists.laws.where}` : sql``}
    group by v.id, ${IN_FORCE_FROM} order by ${IN_FORCE_FROM}, v.id`.execute(trx)
  return rows
}
