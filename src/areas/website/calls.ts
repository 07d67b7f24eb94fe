import type { Client } from '../../../renderer/contract'

export interface Slide {
  readonly title: string
  readonly picture: string
  readonly link: string | null
}

export interface Column {
  readonly code: string
  readonly title: string
  readonly parent: string | null
}

export interface ArticleHead {
  readonly id: string
  readonly title: string
  readonly columnTitle: string
  readonly summary: string | null
  readonly cover: string | null
  readonly source: string | null
  readonly author: string | null
  readonly tags: readonly string[]
  readonly pinned: boolean
  /** `YYYY-MM-DD HH:mm:ss`. */
  readonly publishTime: string
}

export interface Article extends ArticleHead {
  readonly body: string
  readonly files: readonly { readonly name: string; readonly size: number; readonly address: string }[]
}

export interface Link {
  readonly name: string
  readonly address: string
  readonly logo: string | null
}

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
