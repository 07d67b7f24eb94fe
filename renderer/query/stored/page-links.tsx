import { Button, Card, Skeleton } from 'antd'
import { useCallback, useEffect, useState } from 'react'
import { RequestError } from '../../model/client'
import { STORED } from '../../model/stored-screen'
import { useHost } from '../../source/host-context'
import { Failure } from '../../ui/failure/failure'
import { listPages, type PageLink } from './pages'
import { texts } from './texts'
import '../../ui/text/fading.css'

type Found = { readonly state: 'loading' | 'failed' | 'none' } | { readonly state: 'ready'; readonly pages: readonly PageLink[] }

/** The card 查询页面: stored queries that this person may open. `version` changes when there may be others. */
export function PageLinks({ version }: { readonly version: number }) {
  const host = useHost()
  const [found, setFound] = useState<Found>({ state: 'loading' })
  const read = useCallback(() => {
    let here = true
    listPages(host).then(
      pages => here && setFound({ state: 'ready', pages: pages.filter(({ kind }) => kind === 'query') }),
      // Back ends of the family keep no screens.
      error => here && setFound({ state: error instanceof RequestError && error.code === 404 ? 'none' : 'failed' }),
    )
    return () => {
      here = false
    }
  }, [host])
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was stored meanwhile is read again
  useEffect(read, [read, version])
  if (found.state === 'none') return null
  return (
    <Card size="small" title={texts.pages} aria-busy={found.state === 'loading'}>
      {found.state === 'loading' && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {found.state === 'failed' && <Failure title={texts.pagesFailed} onRetry={read} />}
      {found.state === 'ready' && found.pages.length === 0 && <p className="weft-saved-none">{texts.noPages}</p>}
      {found.state === 'ready' &&
        found.pages.map(({ id, name, title, mine, ownerName }) => (
          <Button
            key={id}
            type="text"
            block
            className="weft-saved-name"
            autoInsertSpace={false}
            title={mine ? title : texts.by(ownerName ?? '')}
            onClick={() => host.openScreen(STORED + name, {})}
          >
            <span className="weft-fading">{title}</span>
          </Button>
        ))}
    </Card>
  )
}
