import { LikeFilled, LikeOutlined } from '@ant-design/icons'
import { Alert, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useHost } from '../../../../renderer/index'
import { readEntries, readVotes, type TextRecord, type Votes, vote } from '../calls'
import { readerAddress } from '../reader-address'
import { linkTo } from '../results/link-to'
import { texts } from '../texts'

/** How many find an entry useful, and the way to say so: once for each user. */
export function VoteButton({ id }: { readonly id: string }) {
  const { client, notify } = useHost()
  const [votes, setVotes] = useState<Votes>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    const abort = new AbortController()
    readVotes(client, id, abort.signal).then(
      known => abort.signal.aborted || setVotes(known),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, id])
  if (votes === undefined) return null
  const toggle = async () => {
    setBusy(true)
    try {
      setVotes(await vote(client, id, !votes.voted))
    } catch (error) {
      notify.error(error instanceof Error && error.message !== '' ? error.message : texts.voteFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      size="small"
      aria-pressed={votes.voted}
      title={texts.usefulHint[`${votes.voted}`]}
      icon={votes.voted ? <LikeFilled aria-hidden /> : <LikeOutlined aria-hidden />}
      onClick={() => busy || void toggle()}
    >
      {texts.useful(votes.count)}
    </Button>
  )
}

/** What an entry says beside its text: that it is no longer valid, and which others are about the same. */
export function KnowledgeBar({ head: { validity, validUntil, related } }: { readonly head: TextRecord }) {
  const host = useHost()
  const { client } = host
  const [entries, setEntries] = useState<Awaited<ReturnType<typeof readEntries>>>([])
  useEffect(() => {
    const ids = (related ?? '').split(',').filter(id => id !== '')
    if (ids.length === 0) return undefined
    const abort = new AbortController()
    // The text is read where they cannot be.
    readEntries(client, ids, abort.signal).then(
      found => abort.signal.aborted || setEntries(found),
      () => undefined,
    )
    return () => abort.abort()
  }, [client, related])
  return (
    <>
      {validity === '3' && validUntil && <Alert type="warning" showIcon message={texts.expiredOn(validUntil)} />}
      {entries.length > 0 && (
        <nav className="weft-reader-related" aria-label={texts.related}>
          <span>{texts.related}</span>
          {entries.map(({ id, name }) => (
            <a key={id} {...linkTo(readerAddress({ source: 'knowledge', id }), host.navigate)}>
              {name}
            </a>
          ))}
        </nav>
      )}
    </>
  )
}
