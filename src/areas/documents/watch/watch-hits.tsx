import { Tag } from 'antd'
import type { TextOf } from '../calls'
import { readerAddress } from '../reader-address'
import { linkTo } from '../results/link-to'
import { texts } from '../texts'
import type { WatchHit } from './calls'
import './watch.css'

interface WatchHitsProps {
  readonly of: TextOf
  readonly hits: readonly WatchHit[]
  /** Opens an address of the reader. */
  readonly onOpen: (address: string) => void
}

/** Entries of black lists that stand in a text, each with its reason; each opens the text where it stands. */
export function WatchHits({ of, hits, onOpen }: WatchHitsProps) {
  if (hits.length === 0) return null
  return (
    <ul className="weft-watch" aria-label={texts.watched}>
      {hits.map(hit => (
        <li key={hit.entryId}>
          <Tag color={COLORS[hit.level] ?? 'default'} bordered={false}>
            {hit.how === 'near' ? texts.watchedNearly : texts.watchedBlack}
          </Tag>
          <a {...linkTo(addressOf(of, hit), onOpen)}>{hit.name}</a>
          <span className="weft-watch-reason">{texts.watchedReason(hit.reason, hit.count)}</span>
        </li>
      ))}
    </ul>
  )
}

const COLORS: { readonly [level: string]: string } = { '3': 'error', '2': 'warning' }

function addressOf(of: TextOf, { places: [first], name }: WatchHit): string {
  return readerAddress({ ...of, page: Math.max(1, first?.page ?? 1), text: first?.text ?? name })
}
