import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { readRecent } from '../calls'
import { readerAddress } from '../reader-address'
import { texts } from '../texts'
import { linkTo } from './link-to'

type Recent = Awaited<ReturnType<typeof readRecent>>

/** What the user has read last, read anew whenever it is `wanted`; undefined until it is known, nothing where that fails. */
export function useRecentlyRead(wanted: boolean): Recent | undefined {
  const { client } = useHost()
  const [records, setRecords] = useState<Recent>()
  useEffect(() => {
    if (!wanted) return undefined
    const abort = new AbortController()
    readRecent(client, abort.signal).then(
      found => abort.signal.aborted || setRecords(found),
      () => abort.signal.aborted || setRecords([]),
    )
    return () => abort.abort()
  }, [client, wanted])
  return records
}

/** Links to what the user has read last; nothing where there is nothing to tell. */
export function RecentlyRead({ records }: { readonly records: Recent }) {
  const { navigate } = useHost()
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
