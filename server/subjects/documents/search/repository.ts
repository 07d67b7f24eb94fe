import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSpec, Trx } from '../../../query'
import { wantedGrams } from '../index/grams'
import { type IndexSource, sourceOf } from '../index/sources'
import { clausesSql, KeySets, type PreparedClause } from './conditions/repository'
import { type Chosen, chosenSql, type Facet, type FacetCount, facetsSql, withinLimits } from './facets/repository'
import { type Filters, filterSql, readsIndex } from './filters/repository'
import { type Candidate, type FoundRow, foundRows, keysSql, type VisibleSources } from './found/repository'
import { boundSql, countsSql, type WeighedTerm } from './rank/repository'
import { shareOf } from './rank/score'

export type { Trx } from '../../../query'

/** How much of what answers is looked at. */
export interface SearchLimits {
  /** Rows up to which all are counted; beyond, one of so many that half as many are, and what is counted is an estimate. */
  readonly counted: number
  /** The same where texts have to be looked at for it. */
  readonly looked: number
  /** Rows up to which all are ranked; beyond, half as many: those whose title has all that is looked for, then the newest. */
  readonly ranked: number
}

/** The part of all texts from which on what is found is read in the order of the rows. */
const MUCH = 0.05

const LIMITS: SearchLimits = { counted: 20_000, looked: 5000, ranked: 5000 }

export interface SearchRequest {
  readonly clauses: readonly PreparedClause[]
  readonly filters: Filters
  readonly chosen: Chosen
  /** Texts in normal form that rank records and are marked in them. */
  readonly titles: readonly string[]
  /** The same with what each weighs, where records are ordered by `related`: those that may answer best come first. */
  readonly terms?: readonly WeighedTerm[] | undefined
  /** A facet of which more values are told. */
  readonly whole?: Facet | undefined
  /** Rows alone, without facets. */
  readonly rowsOnly?: boolean | undefined
  /** Rows behind those of the page of which the keys are told. Default none. */
  readonly behind?: number | undefined
  readonly sort: { readonly column: 'related' | 'browseCount' | 'createTime'; readonly order: 'asc' | 'desc' }
  readonly offset: number
  readonly limit: number
  /** Who searches. */
  readonly userId: string
  readonly limits?: SearchLimits
}

export interface Found {
  readonly total: number
  /** Whether what is counted is an estimate. */
  readonly about: boolean
  /** Whether the rows are the first of some of what answers. */
  readonly bounded: boolean
  readonly facets: readonly FacetCount[]
  /** Facets that have more values than are told. */
  readonly cut: readonly Facet[]
  readonly rows: readonly FoundRow[]
  /** Those that come next. */
  readonly behind: readonly Candidate[]
  /** Characters of what was found, on average. */
  readonly usual: number
}

const NOTHING: Found = { total: 0, about: false, bounded: false, facets: [], cut: [], rows: [], behind: [], usual: 0 }

function orderSql({ column, order }: SearchRequest['sort'], related: RawBuilder<unknown>): RawBuilder<unknown> {
  const way = order === 'asc' ? sql`asc` : sql`desc`
  if (column === 'createTime') return sql`added ${way}, id ${way}`
  const first = column === 'related' ? related : sql`"browseCount"`
  return sql`${first} ${way}, added ${way}, id ${way}`
}

/** Whether the title of a row `n` has all that is looked for. */
const isNamed = (sets: KeySets, titles: readonly string[]) =>
  titles.length === 0
    ? sql`false`
    : sql`((n.source, n.id) in (select source, record_id from ${sets.named('title', [...new Set(titles.flatMap(wantedGrams))])}))`

/** The rows of one source that the caller may read and that may answer; what has to be looked at for that. */
function armOf(sets: KeySets, source: IndexSource, spec: ListSpec, { clauses, filters }: SearchRequest) {
  const asked = clausesSql(sets, source.name, clauses)
  const where = [...(asked ? [asked.keys] : []), ...filterSql(source, filters)]
  const keys = keysSql(source, spec, where, (asked?.reads ?? false) || readsIndex(filters))
  return { keys, look: asked?.look && sql<SqlBool>`(i.source = ${source.name} and ${asked.look})` }
}

interface FoundAtOnce {
  readonly total: string
  readonly step: number
  readonly bounded: boolean
  readonly facets: readonly FacetCount[] | null
  readonly best: readonly Candidate[] | null
  readonly usual: number | null
}

/** How many rows `n` there are, of which one of `step` is counted, and whether they are too many to be ranked. */
const sizeSql = (counted: number, ranked: number) => sql`select count(*) as rows, count(*) > ${ranked} as many,
  case when count(*) <= ${counted} then 1 else ceil(count(*) * 2.0 / ${counted})::integer end as step from n`

/** Rows `i`: those `n` that are ranked or looked at, beside the index where it is read. */
const indexedSql = (reads: boolean, sampled: RawBuilder<SqlBool>, terms: readonly WeighedTerm[]) => sql`
  select n.*, n.id as record_id, n.at in (select at from firsts) as first, ${
    reads
      ? sql`coalesce(i.title, '') as title, coalesce(i.keywords, '') as keywords, coalesce(i.length, 0) as length, i.wide${countsSql(terms)}`
      : sql`'' as title, 0 as length`
  } from n ${reads ? sql`left join lateral (select * from document_index x where x.source = n.source and x.record_id = n.id offset 0) i on true` : sql``}
  where not (select many from size) or n.at in (select at from firsts) or ${sampled}`

/**
 * Of few rows all are ranked and counted. Of many, one of so many is counted, and of the first ones as many are looked at, the best first, as the
 * page needs.
 */
function statement(trx: Trx, visible: VisibleSources, request: SearchRequest) {
  const { limit, offset, behind = 0, chosen, titles, terms = [], limits = LIMITS } = request
  const sets = new KeySets(shareOf(terms) >= MUCH)
  const arms = Array.from(visible, ([source, spec]) => armOf(sets, sourceOf(trx.catalog, source), spec, request))
  const looks = arms.flatMap(({ look }) => look ?? [])
  const looked = looks.length === 0 ? sql<SqlBool>`true` : sql<SqlBool>`(${sql.join(looks, sql` or `)})`
  const looking = looks.length > 0
  const kept = chosenSql(chosen)
  const wanted = offset + limit + behind
  const many = sql`(select many from size)`
  const sampled = sql<SqlBool>`n.at % (select step from size) = 0`
  const first = orderSql(request.sort, sql`case when ${many} then ${isNamed(sets, titles)} else false end`)
  const order = orderSql(request.sort, sql`bound`)
  const keptRows = sql`(select m.* from n m where ${kept})`
  const worth = sql`source, id, added, "browseCount", ${boundSql(terms)} as bound`
  const facets = request.rowsOnly
    ? sql`select null::text as facet, null::text as value, 0 as count where false`
    : facetsSql(chosen, request.whole)
  return sql<FoundAtOnce>`
    with ${sets.statements} n as materialized (select n.*, row_number() over () as at from (${sql.join(
      arms.map(({ keys }) => keys),
      sql` union all `,
    )}) n),
      size as materialized (${sizeSql(looking ? limits.looked : limits.counted, limits.ranked)}),
      firsts as materialized (select at from ${keptRows} n where ${many} order by ${first} limit ${Math.max(limits.ranked / 2, wanted)}),
      i as materialized (${indexedSql(looking || terms.length > 0, looking ? sampled : sql<SqlBool>`false`, terms)}),
      m as materialized (${looking ? sql`select n.* from i n cross join lateral (select n.id) t cross join lateral (select n.*) i where ${sampled} and ${looked}` : sql`select n.* from n where ${sampled}`}),
      u as materialized (select greatest(avg(length), 1)::float8 as usual from i),
      best as materialized (
        (select ${worth} from ${looking ? sql`m` : sql`i m`} cross join u where not ${many} and ${kept})
        union all
        (select i.source, i.id, added, "browseCount", bound from (
          select m.*, ${boundSql(terms)} as bound from i m cross join u where ${many} and m.first order by ${order} offset 0) i
          cross join lateral (select i.id) t where ${looked} limit ${wanted})),
      page as (select * from best order by ${order} limit ${limit + behind} offset ${offset}),
      facets as (${facets})
    select (select step from size) as step, (select usual from u) as usual,
      (select count(*) from ${keptRows} k) > (select count(*) from firsts) and ${many} as bounded,
      ${
        looking
          ? sql`greatest((select count(*) * (select step from size) from m where ${kept}), (select count(*) from best))`
          : sql`(select count(*) from ${keptRows} k)`
      } as total,
      (select json_agg(facets) from facets) as facets,
      (select json_agg(json_build_object('source', source, 'id', id, 'bound', bound) order by ${order}) from page) as best`
}

/** What answers, as far as the caller may read it: how many, the facets, and a stretch of the rows. */
export async function search(trx: Trx, visible: VisibleSources, request: SearchRequest): Promise<Found> {
  if (visible.size === 0) return NOTHING
  const [found] = (await statement(trx, visible, request).execute(trx.withoutPlugins())).rows
  const best = found?.best ?? []
  return {
    total: Number(found?.total ?? 0),
    about: (found?.step ?? 1) > 1,
    bounded: found?.bounded ?? false,
    ...withinLimits(found?.facets ?? [], request.whole),
    rows: await foundRows(trx, visible, best.slice(0, request.limit), request.userId),
    behind: best.slice(request.limit),
    usual: found?.usual ?? 1,
  }
}
