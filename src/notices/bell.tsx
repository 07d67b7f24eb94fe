import { BellOutlined } from '@ant-design/icons'
import { Badge, Popover } from 'antd'
import { lazy, Suspense, useState } from 'react'
import { loadPart, usePopoverFocus, useStore } from '../../renderer/contract'
import type { Announcement } from './announcement'
import type { Feed } from './feed'
import { texts } from './texts'
import './notices.css'

const BellPanel = lazy(() => loadPart(async () => ({ default: (await import('./bell-panel')).BellPanel })))

const WIDTH = 300
const MOST_SHOWN = 99
export interface BellProps {
  readonly feed: Feed
  readonly onOpen: (announcement: Announcement) => void
  /** 查看更多. */
  readonly onMore: () => void
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
          <Suspense fallback={<div className="weft-notice-waiting" aria-busy />}>
            <BellPanel feed={feed} state={state} onOpen={item => after(() => onOpen(item))} onMore={() => after(onMore)} />
          </Suspense>
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
