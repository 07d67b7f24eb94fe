import { DeleteOutlined, ShareAltOutlined } from '@ant-design/icons'
import { Button, Card, Skeleton } from 'antd'
import { useState } from 'react'
import { Failure } from '../ui/failure/failure'
import { usePermission } from '../ui/guard/has-permission'
import type { SavedEntry } from './saved-store'
import { ShareDialog } from './share-dialog'
import { texts } from './texts'
import type { Saved } from './use-saved'
import '../ui/text/fading.css'

export interface SavedQueryListProps {
  readonly saved: Saved
  readonly onChoose: (entry: SavedEntry) => void
}

/** The card 保存的查询: a click on a name shows what was saved; own ones first, then those of others that are shared. */
export function SavedQueryList({ saved, onChoose }: SavedQueryListProps) {
  const { found } = saved
  const [sharing, setSharing] = useState<SavedEntry>()
  return (
    <Card size="small" title={texts.savedQueries} aria-busy={found.state === 'loading'}>
      {found.state === 'loading' && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {found.state === 'failed' && <Failure title={texts.savedFailed} onRetry={saved.retry} />}
      {found.state === 'ready' && (
        <Entries saved={saved} entries={found.entries} shares={found.store.shares} onChoose={onChoose} onShare={setSharing} />
      )}
      {sharing !== undefined && (
        <ShareDialog
          entry={sharing}
          onSave={async roleIds => (await saved.share(sharing, roleIds)) && setSharing(undefined)}
          onCancel={() => setSharing(undefined)}
        />
      )}
    </Card>
  )
}

interface EntriesProps extends SavedQueryListProps {
  readonly entries: readonly SavedEntry[]
  readonly shares: boolean
  readonly onShare: (entry: SavedEntry) => void
}

function Entries({ saved, entries, shares, onChoose, onShare }: EntriesProps) {
  const { has } = usePermission()
  if (entries.length === 0) return <p className="weft-saved-none">{texts.noSavedQueries}</p>
  const mine = entries.filter(entry => entry.mine)
  const others = entries.filter(entry => !entry.mine)
  const row = (entry: SavedEntry) => (
    <EntryRow
      key={entry.id + entry.title}
      entry={entry}
      onChoose={() => onChoose(entry)}
      {...(shares && entry.mine && (has('savedQuery:share') || entry.roleIds.length > 0) && { onShare: () => onShare(entry) })}
      {...((entry.mine || has('savedQuery:delete')) && { onRemove: () => void saved.remove(entry) })}
    />
  )
  if (others.length === 0) return mine.map(row)
  return (
    <>
      {mine.length > 0 && <h4 className="weft-saved-head">{texts.mine}</h4>}
      {mine.map(row)}
      <h4 className="weft-saved-head">{texts.sharedWithMe}</h4>
      {others.map(row)}
    </>
  )
}

interface EntryRowProps {
  readonly entry: SavedEntry
  readonly onChoose: () => void
  readonly onShare?: () => void
  readonly onRemove?: () => void
}

function EntryRow({ entry, onChoose, onShare, onRemove }: EntryRowProps) {
  const { title, mine, ownerName, roleIds } = entry
  return (
    <div className="weft-advanced-buttons">
      <Button
        type="text"
        block
        className="weft-saved-name"
        autoInsertSpace={false}
        title={mine ? title : texts.sharedBy(ownerName)}
        onClick={onChoose}
      >
        <span className="weft-fading">{title}</span>
      </Button>
      {onShare && (
        <Button
          type={roleIds.length > 0 ? 'link' : 'text'}
          icon={<ShareAltOutlined aria-hidden />}
          aria-label={texts.shareLabel(title)}
          title={roleIds.length > 0 ? texts.isShared : texts.shareTitle}
          onClick={onShare}
        />
      )}
      {onRemove && (
        <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={texts.removeSavedLabel(title)} onClick={onRemove} />
      )}
    </div>
  )
}
