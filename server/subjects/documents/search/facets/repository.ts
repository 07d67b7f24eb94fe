import { type RawBuilder, type SqlBool, sql } from 'kysely'

export const FACETS = ['source', 'type', 'company', 'year', 'tag', 'fileType', 'state'] as const
export type Facet = (typeof FACETS)[number]

/** What is chosen of each facet; empty for all of it. */
export type Chosen = Readonly<Record<Facet, readonly string[]>>

export interface FacetCount {
  readonly facet: Facet
  readonly value: string
  readonly count: number
}

const KEPT: Readonly<Record<Facet, (chosen: readonly string[]) => RawBuilder<SqlBool>>> = {
  source: chosen => sql<SqlBool>`m.source = any(${[...chosen]}::text[])`,
  type: chosen => sql<SqlBool>`m."typeId" = any(${[...chosen]}::text[])`,
  company: chosen => sql<SqlBool>`m."companyId" = any(${[...chosen]}::text[])`,
  year: chosen => sql<SqlBool>`m.year = any(${[...chosen]}::text[])`,
  tag: chosen => sql<SqlBool>`m."tagIds" && ${[...chosen]}::text[]`,
  fileType: chosen => sql<SqlBool>`m."fileType" = any(${[...chosen]}::text[])`,
  state: chosen => sql<SqlBool>`m.state = any(${[...chosen]}::text[])`,
}

/** What is chosen of the facets, but for one. */
export function chosenSql(chosen: Chosen, but?: Facet): RawBuilder<SqlBool> {
  const parts = FACETS.filter(facet => facet !== but && chosen[facet].length > 0).map(facet => KEPT[facet](chosen[facet]))
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

const VALUES: Readonly<Record<Facet, RawBuilder<unknown>>> = {
  source: sql`m.source`,
  type: sql`m."typeId"`,
  company: sql`m."companyId"`,
  year: sql`m.year`,
  tag: sql`unnest(m."tagIds")`,
  fileType: sql`m."fileType"`,
  state: sql`m.state`,
}
/** Values that are told of a facet, and of one that is asked for as a whole. */
const MOST_VALUES = 20
const MOST_OF_WHOLE = 500

const mostOf = (facet: Facet, whole: Facet | undefined) => (facet === whole ? MOST_OF_WHOLE : MOST_VALUES)

/** One more than are told, so that it is known whether there are more. */
const facetSql = (chosen: Chosen, facet: Facet, most: number) => sql`(select ${facet}::text as facet, value,
    (count(*) * (select step from size))::integer as count
  from (select ${VALUES[facet]} as value from m where ${chosenSql(chosen, facet)}) v
  where value <> '' group by value order by count desc, value limit ${most + 1})`

/** Values of all facets of rows `m`, each of which stands for `size.step`. */
export const facetsSql = (chosen: Chosen, whole: Facet | undefined): RawBuilder<unknown> =>
  sql.join(
    FACETS.map(facet => facetSql(chosen, facet, mostOf(facet, whole))),
    sql` union all `,
  )

/** Values of facets without those beyond the limit. */
export function withinLimits(
  counts: readonly FacetCount[],
  whole: Facet | undefined,
): { readonly facets: readonly FacetCount[]; readonly cut: readonly Facet[] } {
  const of = (facet: Facet) => counts.filter(each => each.facet === facet)
  return {
    facets: FACETS.flatMap(facet => of(facet).slice(0, mostOf(facet, whole))),
    cut: FACETS.filter(facet => of(facet).length > mostOf(facet, whole)),
  }
}
