import { sql } from 'kysely'
import type { ListSpec } from '../../../query'
import { IN_FORCE_FROM, isSeen, type Trx, VERSIONS } from '../repository'

/** A line of the basis of a finding, with the name of its law. */
export interface BasisLine {
  readonly id: string
  readonly law: string
  readonly lawName: string
  /** As it was typed: 第三条, 第三条第二款. */
  readonly article: string
  readonly words: string | null
  readonly reason: string | null
}

/** The lines of a finding in their order; a law that is gone has no name. */
export async function basisOf(trx: Trx, findingId: string): Promise<readonly (BasisLine & { readonly factDate: string })[]> {
  const { rows } = await sql<BasisLine & { readonly factDate: string }>`
    select b.id, b.law, coalesce(t.name, '') as law_name, b.article, b.words, b.reason, f.fact_date::text as fact_date
    from audit_finding f join audit_finding_basis b on b._parent = f.id left join law t on t.id = b.law
    where f.id = ${findingId} order by b._order`.execute(trx)
  return rows
}

/** An article that is asked for on a day, as 2024-05-01; `sub` is 0 for one without 之. */
export interface ArticleAsked {
  readonly law: string
  readonly day: string
  readonly no: number
  readonly sub: number
}

/** What the library says of an article on a day. */
export interface ArticleThen {
  /** Whether the writer may see any text of the law, and that of the day. */
  readonly known: boolean
  /** Whether a version had begun by that day. */
  readonly begun: boolean
  /** The day from which the version of that day was in force no more, if that day was over. */
  readonly expired: string | null
  /** The text of the article in that version; null where it has none of that number. */
  readonly text: string | null
}

/** The versions that who writes may see: none of them without the right to their list; all where no user writes. */
export function versionsOf({ catalog, reader }: Trx): ListSpec | undefined {
  const list = reader && catalog.readable.at(VERSIONS)
  if (!list) return undefined
  const spec = list.spec(reader)
  return list.right === null || reader.can(list.right) ? spec : { ...spec, where: sql`false` }
}

/** What the library says of each to who sees these versions, in the same order. */
export async function articlesThen(
  trx: Trx,
  versions: ListSpec | undefined,
  asked: readonly ArticleAsked[],
): Promise<readonly ArticleThen[]> {
  const seen = isSeen(versions)
  const { rows } = await sql<ArticleThen>`select coalesce(v.seen, true)
        and exists (select from law_version o where o.law_id = w.law and o.articles > 0 and ${seen}) as known,
      v.id is not null as begun, case when v.expired <= w.day then v.expired::text end as expired, a.text
    from jsonb_to_recordset(${JSON.stringify(asked.map((each, place) => ({ ...each, place })))}::jsonb)
      as w(law text, day date, no integer, sub integer, place integer)
    left join lateral (select v.id, v.expired, exists (select from law_version o where o.id = v.id and ${seen}) as seen
      from law_version v where v.law_id = w.law and ${IN_FORCE_FROM} <= w.day
      order by ${IN_FORCE_FROM} desc, v.id desc limit 1) v on true
    left join lateral (select a.text from law_article a where v.seen and a.version_id = v.id and a.no = w.no and a.sub = w.sub
      order by a.ordinal limit 1) a on true
    order by w.place`.execute(trx)
  return rows
}

/** Gives lines the words of their articles. */
export async function setWords(trx: Trx, lines: readonly { readonly id: string; readonly words: string }[]): Promise<void> {
  await sql`update audit_finding_basis b set words = w.words
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as w(id text, words text) where b.id = w.id`.execute(trx)
}
