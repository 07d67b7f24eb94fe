import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ListSpec, Trx } from '../../../../query'
import { titleOf } from '../../index/repository'
import { type IndexSource, type SourceName, sourceOf } from '../../index/sources'
import { dayOf } from '../conditions/repository'

/** The lists by which the caller reads the sources; a source without one is not there for them. */
export type VisibleSources = ReadonlyMap<SourceName, ListSpec>

/** A record as it is found, before its passages. */
export interface FoundRow {
  readonly source: SourceName
  readonly id: string
  readonly name: string
  readonly typeId: string | null
  readonly companyId: string | null
  readonly tagIds: readonly string[]
  readonly fileType: string | null
  readonly documentDate: string | null
  readonly createTime: string
  readonly browseCount: number
  readonly secretLevel: string
  readonly recognised: boolean
  readonly collected: boolean
  /** Its last day is over. */
  readonly expired: boolean
  /** Of the index; empty for what it has not taken in yet. */
  readonly title: string
  readonly keywords: string
  readonly length: number
  /** What it is worth at most; 0 where nothing is weighed. */
  readonly bound: number
}

const NONE = sql<string | null>`null::text`

const NOT_PAGES = {
  type: NONE,
  tags: sql<string[]>`'{}'::text[]`,
  read: sql<number>`0`,
  company: NONE,
  fileType: NONE,
  date: sql<string | null>`null::date`,
  recognised: sql<boolean>`false`,
  textType: NONE,
  state: NONE,
  expired: sql<boolean>`false`,
}

const OF_LIBRARY = {
  ...NOT_PAGES,
  type: sql<string | null>`t.unstructur_documentdata_document_type_id`,
  tags: sql<string[]>`array_remove(string_to_array(coalesce(t.tag_ids, ''), ','), '')`,
  read: sql<number>`coalesce(t.browse_count, 0)::integer`,
}

/** What the sources differ in, of a row `t`. */
export function factsOf({ name, row }: IndexSource) {
  const secrecy =
    row === undefined
      ? sql<string>`t.secret_level`
      : row.secrecy === undefined
        ? sql<string>`'0'`
        : sql<string>`${sql.ref(`t.${row.secrecy}`)}`
  if (row) return { ...NOT_PAGES, secrecy }
  return name === 'document'
    ? {
        ...OF_LIBRARY,
        secrecy,
        company: sql<string | null>`t.unstructur_documentdata_company_information_id`,
        fileType: sql<string | null>`nullif(t.file_type, '')`,
        date: sql<string | null>`t.document_date`,
        recognised: sql<boolean>`coalesce(t.recognised::text in ('Y', '1', 'true'), false)`,
        textType: sql<string | null>`t.text_type`,
        state: sql<string | null>`t.state`,
      }
    : {
        ...OF_LIBRARY,
        secrecy,
        expired: sql<boolean>`coalesce(t.valid_until < (now() at time zone 'Asia/Shanghai')::date, false)`,
      }
}

export const collected = (source: RawBuilder<unknown>, id: RawBuilder<unknown>, userId: string) =>
  sql<SqlBool>`exists (select from document_collect k where k.source = ${source} and k.record_id = ${id} and k.user_id = ${userId})`

const joined = (name: SourceName) => sql`left join document_index i on i.source = ${name} and i.record_id = t.id`

function whereSql({ where: visible }: ListSpec, where: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  const parts = visible === undefined ? where : [visible, ...where]
  return parts.length > 0 ? sql<SqlBool>`${sql.join(parts, sql` and `)}` : sql<SqlBool>`true`
}

/** Rows of one source that the caller may read, as far as they are counted and ordered by it; `where` reads the index where `reads` says so. */
export function keysSql(source: IndexSource, spec: ListSpec, where: readonly RawBuilder<SqlBool>[], reads: boolean): RawBuilder<unknown> {
  const own = factsOf(source)
  const { name } = source
  return sql`select ${name}::text as source, t.id, ${own.type} as "typeId", ${own.company} as "companyId", ${own.tags} as "tagIds",
      ${own.fileType} as "fileType", ${own.state} as state, extract(year from ${dayOf(name)})::text as year, t.create_time as added,
      ${own.read} as "browseCount"
    from ${sql.table(source.table)} t ${reads ? joined(name) : sql``} where ${whereSql(spec, where)}`
}

/** The same with all that is told of them, beside their rows `i` of the index. */
function rowsSql(source: IndexSource, spec: ListSpec, where: readonly RawBuilder<SqlBool>[]): RawBuilder<unknown> {
  const own = factsOf(source)
  const { name } = source
  return sql`select ${name}::text as source, t.id, ${titleOf(source)} as name, ${own.type} as "typeId", ${own.company} as "companyId",
      ${own.tags} as "tagIds", ${own.fileType} as "fileType", ${own.state} as state,
      ${own.date} as day, extract(year from ${dayOf(name)})::text as year,
      t.create_time as added, ${own.read} as "browseCount", ${own.secrecy} as "secretLevel", ${own.recognised} as recognised, ${own.expired} as expired,
      coalesce(i.title, '') as title, coalesce(i.keywords, '') as keywords,
      coalesce(i.length, 0) as length
    from ${sql.table(source.table)} t ${joined(name)} where ${whereSql(spec, where)}`
}

/** What is told of a row `m` of these beside its columns. */
const shownSql = (userId: string): RawBuilder<unknown> => sql`to_char(m.day, 'YYYY-MM-DD') as "documentDate",
  ${collected(sql`m.source`, sql`m.id`, userId)} as collected,
  to_char(m.added at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as "createTime"`

/** A found record that is not read yet, and what it is worth at most. */
export type Candidate = Pick<FoundRow, 'source' | 'id' | 'bound'>

/** Found records in their order; one that has gone meanwhile is left out. */
export async function foundRows(
  trx: Trx,
  visible: VisibleSources,
  candidates: readonly Candidate[],
  userId: string,
): Promise<readonly FoundRow[]> {
  const arms = [...visible].flatMap(([source, spec]) => {
    const ids = candidates.filter(each => each.source === source).map(({ id }) => id)
    return ids.length === 0 ? [] : [rowsSql(sourceOf(trx.catalog, source), spec, [sql<SqlBool>`t.id = any(${ids}::text[])`])]
  })
  if (arms.length === 0) return []
  const { rows } = await sql<Omit<FoundRow, 'bound'>>`select m.*, ${shownSql(userId)} from (${sql.join(arms, sql` union all `)}) m`.execute(
    trx.withoutPlugins(),
  )
  const found = new Map(rows.map(row => [`${row.source} ${row.id}`, row]))
  return candidates.flatMap(({ source, id, bound }) => {
    const row = found.get(`${source} ${id}`)
    return row ? [{ ...row, bound }] : []
  })
}
