import { Button, Empty, Spin } from 'antd'
import type { ReactNode } from 'react'
import type { Feed, FeedState } from './feed'
import { texts } from './texts'

export interface FeedListProps<Item> {
  readonly feed: Pick<Feed<Item>, 'load'>
  readonly state: FeedState<Item>
  /** Said when it cannot be read. */
  readonly failed: string
  /** Said when there is no item. */
  readonly none: string
  /** Draws an item as an `<li>`. */
  readonly children: (item: Item) => ReactNode
}

/** The items of a feed in a list below its button of the header; while it is read, empty or failed it says so. */
export function FeedList<Item>({ feed, state, failed, none, children }: FeedListProps<Item>) {
  if (state.state === 'failed') {
    return (
      <div className="weft-notices-none" role="alert">
        <p>{failed}</p>
        <Button size="small" onClick={() => void feed.load()}>
          {texts.again}
        </Button>
      </div>
    )
  }
  if (state.items.length === 0) {
    if (state.state !== 'ready') return <Spin className="weft-notices-none" aria-label={texts.loading} />
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={none} />
  }
  return <ul className="weft-bell-list">{state.items.map(children)}</ul>
}
