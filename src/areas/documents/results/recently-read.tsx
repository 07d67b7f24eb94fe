import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { readRecent } from '../calls'
import { readerAddress } from '../reader-address'
import { texts } from '../texts'
import { linkTo } from './link-to'

/** What the user has read last, each a link to it; nothing where there is nothing to tell. */
export function RecentlyRead() {
  const { client, navigate } = useHost()
  const [records, setRecords] = useState<Awaited<ReturnType<typeof readRecent>>>([])
  useEffect(() => {
    const abort = new AbortController()
    readRecent(client, abort.signal).then(
      found => abort.signal.aborted || setRecords(found),
      () => undefined,
    )
    return () => abort.abort()
  }, [client])
  if (records.length === 0) return null
  return (
    <nav className="weft-recent" aria-label={texts.recent}>
      <span>{texts.recent}</span>
      {records.map(({ source, id, name }) => (
        <a key={`${source} ${id}`} {...linkTo(readerAddress({ source, id }), navigate)}>
          {name}
        </a>
      ))}
    </nav>
  )
}
