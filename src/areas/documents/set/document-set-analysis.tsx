import { Alert, Button, Empty, Skeleton, Tabs } from 'antd'
import { type ReactNode, useCallback, useState } from 'react'
import { Failure, useHost, type WidgetProps } from '../../../../renderer/index'
import { useAwaited } from '../use-awaited'
import { addSet, readSet, type SetAnalysis } from './calls'
import { Entities } from './entities'
import { OwnSets } from './own-sets'
import { PlaceLink, SetContext } from './place-link'
import { texts } from './texts'
import { Contradictions, Duplicates, Timeline, Topics, Words } from './views'
import './set.css'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Keys of documents as an address names them: an id alone is one of a document. */
export const chosenOf = (value: unknown): readonly string[] => [
  ...new Set(
    String(value ?? '')
      .split(',')
      .map(key => key.trim())
      .filter(key => key !== '')
      .map(key => (key.includes(':') ? key : `document:${key}`)),
  ),
]

/** What was found over a choice of documents: the block's `id`, else a new one of `documents`. */
export function DocumentSetAnalysis({ values }: WidgetProps<unknown>) {
  const id = String(values.id ?? '')
  const chosen = chosenOf(values.documents)
  if (id !== '') return <Result key={id} id={id} />
  if (chosen.length < 2)
    return (
      <>
        <Empty description={texts.choose} />
        <OwnSets />
      </>
    )
  return <Beginning chosen={chosen} />
}

function Beginning({ chosen }: { readonly chosen: readonly string[] }) {
  const host = useHost()
  const [busy, setBusy] = useState(false)
  const begin = async () => {
    setBusy(true)
    try {
      const { id } = await addSet(host.client, chosen)
      host.navigate(`/unstructur/analysis?id=${id}`)
    } catch (error) {
      host.notify.error(messageOf(error) || texts.beginFailed)
      setBusy(false)
    }
  }
  return (
    <Empty description={texts.chosen(chosen.length)}>
      <Button type="primary" loading={busy} onClick={() => void begin()}>
        {texts.begin}
      </Button>
    </Empty>
  )
}

function useSet(id: string) {
  const { client } = useHost()
  return useAwaited(useCallback((signal: AbortSignal) => readSet(client, id, signal), [client, id]))
}

function Result({ id }: { readonly id: string }) {
  const { found, error, retry } = useSet(id)
  if (error !== undefined) {
    return (
      <Failure title={texts.unread} onRetry={retry}>
        {messageOf(error)}
      </Failure>
    )
  }
  if (found === undefined) return <Skeleton active paragraph={{ rows: 10 }} />
  if (found.state === 'waiting') return <Alert type="info" showIcon message={texts.waiting} role="status" />
  if (found.state === 'failed') return <Alert type="error" showIcon message={texts.failed} description={found.fault} />
  return <Findings found={found} />
}

const VIEWS = ['contradictions', 'entities', 'timeline', 'words', 'topics', 'duplicates'] as const
type View = (typeof VIEWS)[number]

const DRAWN: { readonly [view in View]: (found: SetAnalysis) => ReactNode } = {
  contradictions: found => <Contradictions found={found} />,
  entities: found => <Entities found={found} />,
  timeline: found => <Timeline found={found} />,
  words: found => <Words found={found} />,
  topics: found => <Topics found={found} />,
  duplicates: found => <Duplicates found={found} />,
}

function Findings({ found }: { readonly found: SetAnalysis }) {
  const names = new Map(found.documents.map(({ document, name }) => [document, name]))
  return (
    <SetContext.Provider value={names}>
      <div className="weft-set">
        <p className="weft-set-head">
          <strong>{texts.of(found.documents.length)}</strong> <small>{texts.at(found.time)}</small>
        </p>
        <details>
          <summary>{texts.documents(found.documents.length)}</summary>
          <ul>
            {found.documents.map(({ document }) => (
              <li key={document}>
                <PlaceLink document={document} />
              </li>
            ))}
          </ul>
        </details>
        <Tabs
          items={VIEWS.map(view => ({
            key: view,
            label: `${texts.views[view]} ${found[view].length}`,
            children: found[view].length === 0 ? <Empty description={texts.none[view]} /> : DRAWN[view](found),
          }))}
        />
      </div>
    </SetContext.Provider>
  )
}
