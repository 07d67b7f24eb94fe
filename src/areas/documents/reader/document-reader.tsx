import { Alert, Empty, Skeleton } from 'antd'
import { useEffect } from 'react'
import { Failure, type WidgetProps } from '../../../../renderer/index'
import { usePageTab } from '../../../tabs/tab-context'
import type { TextOf, TextSource } from '../calls'
import { texts } from '../texts'
import { WatchBar } from '../watch/watch-bar'
import { CitedFileBar } from './cited-file'
import { KnowledgeBar } from './knowledge-head'
import { OpenDocument } from './open-document'
import { useText } from './use-text'
import '../marks.css'
import './reader.css'

const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))

const SOURCES: ReadonlySet<unknown> = new Set<TextSource>(['document', 'knowledge', 'version'])
const isSource = (source: unknown): source is TextSource => SOURCES.has(source)

/** A document, opened at the page and the hit that its address names. */
export function DocumentReader({ values }: WidgetProps<unknown>) {
  const [source, id, page, text, file] = [values.source, values.id, values.page, values.text, values.file].map(textOf)
  if (!isSource(source) || !id) return <Empty description={texts.missing} />
  const start = Math.max(1, Number.parseInt(page ?? '', 10) || 1)
  const cited = Number.parseInt(file ?? '', 10) || undefined
  return <Reader key={`${source} ${id} ${start} ${text}`} of={{ source, id }} page={start} text={text ?? ''} cited={cited} />
}

interface ReaderProps {
  readonly of: TextOf
  readonly page: number
  readonly text: string
  /** Number of the file that a citation is of. */
  readonly cited: number | undefined
}

function Reader({ of, page, text, cited }: ReaderProps) {
  const read = useText(of, page)
  const tab = usePageTab()
  const name = read.head?.name
  useEffect(() => {
    if (name !== undefined) tab?.rename(name)
  }, [tab, name])
  const failure = read.error !== undefined && (
    <Failure title={texts.unread} onRetry={read.retry}>
      {read.error instanceof Error ? read.error.message : String(read.error)}
    </Failure>
  )
  if (read.head === undefined) return failure || <Skeleton active paragraph={{ rows: 12 }} />
  return (
    <>
      {failure}
      {read.head.total === 0 && <Alert type="info" showIcon message={texts.noText} />}
      {of.source === 'knowledge' && <KnowledgeBar head={read.head} />}
      {of.source === 'document' && cited !== undefined && <CitedFileBar id={of.id} no={cited} page={page} />}
      {of.source !== 'version' && <WatchBar of={of} />}
      <OpenDocument of={of} head={read.head} pages={read.pages} want={read.want} page={page} text={text} />
    </>
  )
}
