import type { Client } from '../../../renderer/contract'
import type { ContentArticleHead as ArticleHead } from '../../api/generated/content'

export type {
  ContentArticle as Article,
  ContentArticleHead as ArticleHead,
  ContentColumn as Column,
  ContentLink as Link,
  ContentSlide as Slide,
} from '../../api/generated/content'

const NEWEST = 6

/** The newest articles of a column, pinned ones first. */
export const readNewest = async (client: Client, column: string, tenant: number, signal: AbortSignal): Promise<readonly ArticleHead[]> => {
  const query = { column, tenant, pageSize: NEWEST }
  const page = await client.request<{ readonly records: readonly ArticleHead[] }>({
    method: 'GET',
    path: '/content/articles',
    query,
    silent: true,
    signal,
  })
  return page.records
}
