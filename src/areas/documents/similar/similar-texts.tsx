import { Button, Empty, Skeleton, Tag } from 'antd'
import { useEffect, useState } from 'react'
import { Failure, useHost } from '../../../../renderer/index'
import { findSimilar, type SimilarText, type TextOf } from '../calls'
import { readerAddress } from '../reader-address'
import { linkTo } from '../results/link-to'
import { texts } from '../texts'
import './similar.css'

interface SimilarTextsProps {
  readonly of: TextOf
  readonly onOpen: (address: string) => void
}

/** What is like a document, as far as the user may read it. */
export function SimilarTexts({ of: { source, id }, onOpen }: SimilarTextsProps) {
  const { client } = useHost()
  const [found, setFound] = useState<readonly SimilarText[]>()
  const [error, setError] = useState<unknown>()
  const [round, setRound] = useState(0)
  useEffect(() => {
    if (round < 0) return undefined
    const abort = new AbortController()
    findSimilar(client, { source, id }, abort.signal).then(
      rows => abort.signal.aborted || setFound(rows),
      reason => abort.signal.aborted || setError(reason),
    )
    return () => abort.abort()
  }, [client, source, id, round])
  const again = () => {
    setError(undefined)
    setRound(round + 1)
  }
  if (error !== undefined) {
    return (
      <Failure title={texts.similarFailed} onRetry={again}>
        {error instanceof Error ? error.message : String(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active title={false} />
  if (found.length === 0) return <Empty description={texts.similarNone} />
  return (
    <ol className="weft-similar" aria-label={texts.similar}>
      {found.map(each => (
        <li key={`${each.source} ${each.id}`}>
          <a {...linkTo(readerAddress({ source: each.source, id: each.id }), onOpen)}>{each.name}</a>
          <p>
            {[texts.sources[each.source], each.fileType?.toUpperCase(), each.documentDate].filter(Boolean).map(fact => (
              <span key={fact}>{fact}</span>
            ))}
            {each.nearlySame ? <Tag color="warning">{texts.nearlySame}</Tag> : <span>{texts.likeness(each.likeness)}</span>}
            <Button
              type="link"
              size="small"
              aria-label={texts.compareWith(each.name)}
              {...linkTo(`/unstructur/compare?documents=${source}:${id},${each.source}:${each.id}`, onOpen)}
            >
              {texts.compare}
            </Button>
          </p>
        </li>
      ))}
    </ol>
  )
}
