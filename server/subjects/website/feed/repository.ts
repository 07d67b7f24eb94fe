import { type RawBuilder, sql } from 'kysely'
import type { ContentColumn } from '../../../generated/operations'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

/** Columns that are on, below none that is off, each with the codes on its way down. */
const OPEN = sql`with recursive open_column as (
    select id, code, title, sort, null::varchar as parent, array[code::text] as path from website_column
      where enabled = 'Y' and coalesce(pid, '0') in ('0', '')
    union all
    select c.id, c.code, c.title, c.sort, o.code, o.path || c.code::text from website_column c join open_column o on c.pid = o.id where c.enabled = 'Y')`

const NOW = sql`clock_timestamp()`
const within = (from: string, until: string): RawBuilder<boolean> =>
  sql`coalesce(a.${sql.id(from)} <= ${NOW}, true) and coalesce(a.${sql.id(until)} > ${NOW}, true)`

/** Whether everybody may read an article `a` of a column that is shown. */
const PUBLISHED = sql`a.state = '3' and a.approve_time is not null and ${within('publish_from', 'publish_until')}`
const SHOWN = sql`a.enabled = 'Y' and ${within('shown_from', 'shown_until')}`
/** When an article came to be seen. */
const MOMENT = sql`greatest(a.approve_time, a.publish_from)`

export interface PublishedArticle {
  readonly id: string
  readonly title: string
  readonly column: string
  readonly columnTitle: string
  readonly summary: string | null
  readonly cover: string | null
  readonly source: string | null
  readonly author: string | null
  readonly tags: string | null
  readonly pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss` in China. */
  readonly publishTime: string
}

const HEAD = sql`a.id, a.title, o.code as column, o.title as column_title, a.summary, a.cover, a.source, a.author, a.tags, a.pinned = 'Y' as pinned,
  to_char(${MOMENT} at time zone 'Asia/Shanghai', 'YYYY-MM-DD HH24:MI:SS') as publish_time`
const FROM = sql`from website_article a join open_column o on o.id = a.column_id where ${PUBLISHED}`

export async function openColumns(trx: Trx): Promise<ContentColumn[]> {
  const { rows } = await sql<ContentColumn>`${OPEN} select code, title, parent from open_column order by sort, code`.execute(trx)
  return rows
}

interface ArticlesAsked {
  /** Code of a column, those below it included. Default: all. */
  readonly column?: string | undefined
  readonly pageNo: number
  readonly pageSize: number
  /** Pinned ones first. */
  readonly pinned: boolean
}

export async function publishedArticles(trx: Trx, { column, pageNo, pageSize, pinned }: ArticlesAsked): Promise<PublishedArticle[]> {
  const { rows } = await sql<PublishedArticle>`${OPEN} select ${HEAD} ${FROM} and ${inColumn(column)}
    order by ${pinned ? sql`pinned desc,` : sql``} ${MOMENT} desc, a.id limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(trx)
  return rows
}

const inColumn = (column: string | undefined) => (column === undefined ? sql`true` : sql`${column}::text = any(o.path)`)

export async function countPublished(trx: Trx, column: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`${OPEN} select count(*)::integer as count ${FROM} and ${inColumn(column)}`.execute(trx)
  return rows[0]?.count ?? 0
}

export interface PublishedText extends PublishedArticle {
  readonly body: string
  readonly files: string | null
}

/** Undefined where everybody may not read it. */
export async function publishedArticle(trx: Trx, id: string): Promise<PublishedText | undefined> {
  const { rows } = await sql<PublishedText>`${OPEN} select ${HEAD}, a.body, a.files ${FROM} and a.id = ${id}`.execute(trx)
  return rows[0]
}

interface ShownSlide {
  readonly id: string
  readonly title: string
  readonly picture: string
  readonly link: string | null
}

export async function shownSlides(trx: Trx): Promise<ShownSlide[]> {
  const { rows } = await sql<ShownSlide>`select a.id, a.title, a.picture, a.link from website_slide a
    where ${SHOWN} and a.picture <> '' order by a.sort, a.id limit 20`.execute(trx)
  return rows
}

interface ShownLink {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly logo: string | null
}

export async function shownLinks(trx: Trx): Promise<ShownLink[]> {
  const { rows } = await sql<ShownLink>`select a.id, a.name, a.address, a.logo from website_link a
    where a.enabled = 'Y' order by a.sort, a.id limit 100`.execute(trx)
  return rows
}
