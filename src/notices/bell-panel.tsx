import { Button, Tabs } from 'antd'
import type { BellProps } from './bell'
import type { FeedState } from './feed'
import { FeedList } from './feed-list'
import { PriorityTag } from './priority-tag'
import { texts } from './texts'

/** The key that the one tab has in clients of the family. */
const TAB = '2'

type BellPanelProps = BellProps & { readonly state: FeedState }

function Items({ feed, state, onOpen }: Omit<BellPanelProps, 'onMore'>) {
  return (
    <FeedList feed={feed} state={state} failed={texts.failed} none={texts.none}>
      {item => (
        <li key={item.id}>
          <button type="button" className="weft-notice" onClick={() => onOpen(item)}>
            <span className="weft-notice-title">{item.title}</span>
            <span className="weft-notice-facts">
              <time>{item.createTime}</time>
              <PriorityTag priority={item.priority} />
            </span>
          </button>
        </li>
      )}
    </FeedList>
  )
}

/** What drops down from the bell: the newest of what is unread, and the way to all. */
export function BellPanel({ onMore, ...items }: BellPanelProps) {
  const list = (
    <>
      <Items {...items} />
      <Button type="link" block onClick={onMore}>
        {texts.more}
      </Button>
    </>
  )
  return <Tabs defaultActiveKey={TAB} items={[{ key: TAB, label: texts.tab(items.state.total), children: list }]} />
}
