import { BellOutlined } from '@ant-design/icons'
import { Badge, Button, Popover, Tabs, Tag } from 'antd'
import { useState } from 'react'
import { usePopoverFocus, useStore } from '../../renderer/contract'
import type { Announcement, Priority } from './announcement'
import type { Feed, FeedState } from './feed'
import { FeedList } from './feed-list'
import { texts } from './texts'
import './notices.css'

const WIDTH = 300
const MOST_SHOWN = 99
/** The key that the one tab has in clients of the family. */
const TAB = '2'

const COLOURS: { readonly [priority in Priority]: string } = { L: 'blue', M: 'orange', H: 'red' }

export function PriorityTag({ priority }: { readonly priority: Priority }) {
  return (
    <Tag color={COLOURS[priority]} bordered={false}>
      {texts.priority[priority]}
    </Tag>
  )
}

interface BellProps {
  readonly feed: Feed
  readonly onOpen: (announcement: Announcement) => void
  /** 查看更多. */
  readonly onMore: () => void
}

function Items({ feed, state, onOpen }: { readonly feed: Feed; readonly state: FeedState; readonly onOpen: BellProps['onOpen'] }) {
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

/** The bell in the header: how much is unread, and the newest of it. */
export function Bell({ feed, onOpen, onMore }: BellProps) {
  const [shown, setShown] = useState(false)
  const state = useStore(feed)
  const focus = usePopoverFocus(shown, () => setShown(false))
  const turn = (show: boolean) => {
    setShown(show)
    if (show) void feed.load()
  }
  const after = (act: () => void) => {
    setShown(false)
    // So that what opens gives the focus back to the bell.
    focus.button.current?.focus()
    act()
  }
  const list = (
    <>
      <Items feed={feed} state={state} onOpen={item => after(() => onOpen(item))} />
      <Button type="link" block onClick={() => after(onMore)}>
        {texts.more}
      </Button>
    </>
  )
  return (
    <Popover
      open={shown}
      onOpenChange={turn}
      trigger="click"
      placement="bottomRight"
      arrow={false}
      styles={{ body: { width: WIDTH, padding: '0 12px 4px' } }}
      afterOpenChange={focus.afterOpenChange}
      content={
        <div
          ref={focus.panel}
          tabIndex={-1}
          className="weft-notice-panel"
          role="dialog"
          aria-label={texts.title}
          onKeyDown={focus.onKeyDown}
        >
          <Tabs defaultActiveKey={TAB} items={[{ key: TAB, label: texts.tab(state.total), children: list }]} />
        </div>
      }
    >
      <button
        ref={focus.button}
        type="button"
        className="weft-header-action"
        onKeyDown={focus.onKeyDown}
        aria-haspopup="dialog"
        aria-expanded={shown}
        aria-label={texts.bell(state.total)}
      >
        <Badge count={state.total} overflowCount={MOST_SHOWN} size="small" offset={[2, -2]}>
          <BellOutlined aria-hidden className="weft-bell" />
        </Badge>
      </button>
    </Popover>
  )
}
