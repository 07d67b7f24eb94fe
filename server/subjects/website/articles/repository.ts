import { sql } from 'kysely'
import type { Trx } from '../../../query'

export type { Trx } from '../../../query'

/** `1` a draft, `2` in review, `3` published, `4` offline. */
type ArticleState = '1' | '2' | '3' | '4'

export interface StoredArticle {
  readonly id: string
  readonly version: number
  readonly title: string
  readonly state: ArticleState
  readonly createBy: string | null
  readonly writtenBy: string | null
  readonly submitBy: string | null
}

/** Articles of the tenant, locked until the transaction ends. */
export async function lockArticles(trx: Trx, ids: readonly string[]): Promise<StoredArticle[]> {
  const { rows } = await sql<StoredArticle>`select id, version, title, state, create_by, written_by, submit_by from website_article
    where id = any(${[...ids]}::text[]) order by id for update`.execute(trx)
  return rows
}

const ids = (articles: readonly Pick<StoredArticle, 'id'>[]) => articles.map(({ id }) => id)

const FORGOTTEN = sql`approve_by = null, approve_time = null, opinion = null, offline_by = null, offline_time = null`

/** A text that is another: a draft of its writer, whatever it was. */
export async function setWritten(trx: Trx, id: string, username: string | null): Promise<void> {
  await sql`update website_article set state = '1', written_by = ${username}, submit_by = null, submit_time = null, ${FORGOTTEN}
    where id = ${id}`.execute(trx)
}

export async function setSubmitted(trx: Trx, articles: readonly StoredArticle[], username: string): Promise<void> {
  await sql`update website_article set state = '2', submit_by = ${username}, submit_time = clock_timestamp(), ${FORGOTTEN}
    where id = any(${ids(articles)}::text[])`.execute(trx)
}

/** Published, or a draft again. */
export async function setReviewed(
  trx: Trx,
  articles: readonly StoredArticle[],
  { state, username, opinion }: { readonly state: '1' | '3'; readonly username: string; readonly opinion: string | null },
): Promise<void> {
  await sql`update website_article set state = ${state}, approve_by = ${username}, approve_time = clock_timestamp(), opinion = ${opinion}
    where id = any(${ids(articles)}::text[])`.execute(trx)
}

export async function setOffline(trx: Trx, articles: readonly StoredArticle[], username: string): Promise<void> {
  await sql`update website_article set state = '4', offline_by = ${username}, offline_time = clock_timestamp()
    where id = any(${ids(articles)}::text[])`.execute(trx)
}
