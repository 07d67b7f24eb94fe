import { Empty, Skeleton, Tag } from 'antd'
import { useCallback } from 'react'
import type { Client } from '../../../renderer/contract'
import { Failure, SafeLink, type WidgetProps } from '../../../renderer/index'
import { useCall } from '../use-call'
import { type ArticleHead, type Column, readNewest } from './calls'
import { texts } from './texts'
import './website.css'

/** Columns at the top of a website, each with its newest articles. */
export function WebsiteColumns({ data, values }: WidgetProps<unknown>) {
  if (!Array.isArray(data)) return null
  const columns = (data as readonly Column[]).filter(({ parent }) => parent === null)
  if (columns.length === 0) return <Empty description={texts.noColumns} />
  return (
    <div className="weft-website-columns">
      {columns.map(column => (
        <section key={column.code} aria-label={column.title}>
          <h3>{column.title}</h3>
          <Newest column={column.code} tenant={Number(values.tenant ?? 0)} />
        </section>
      ))}
    </div>
  )
}

function Newest({ column, tenant }: { readonly column: string; readonly tenant: number }) {
  const read = useCallback((client: Client, signal: AbortSignal) => readNewest(client, column, tenant, signal), [column, tenant])
  const { found, error, retry } = useCall(read)
  if (error !== undefined) {
    return (
      <Failure title={texts.failed} onRetry={retry}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active title={false} paragraph={{ rows: 4 }} />
  if (found.length === 0) return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={texts.noArticles} />
  return (
    <ul>
      {found.map(article => (
        <Line key={article.id} article={article} />
      ))}
    </ul>
  )
}

function Line({ article: { id, title, pinned, publishTime } }: { readonly article: ArticleHead }) {
  const day = publishTime.slice(0, 10)
  return (
    <li>
      {pinned && <Tag color="processing">{texts.pinned}</Tag>}
      <SafeLink href={`/website/portal-article?id=${encodeURIComponent(id)}`} title={title}>
        {title}
      </SafeLink>
      <time dateTime={day}>{day}</time>
    </li>
  )
}
