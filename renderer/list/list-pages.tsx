import { Pagination } from 'antd'
import { texts } from './texts'
import type { Desk } from './use-desk'

/** Below the rows: how many there are, and the pages that they stand on. A tree that is read at once has none. */
export function ListPages({ desk: { state, dispatch, props }, narrow }: { readonly desk: Desk; readonly narrow: boolean }) {
  const { query, total } = state
  if ((props.screen.kind === 'tree' && !props.screen.tree.lazy) || total === 0) return null
  return (
    <Pagination
      className="weft-list-pages"
      align="end"
      size={narrow ? 'small' : 'default'}
      current={query.page}
      pageSize={query.pageSize}
      total={total}
      showSizeChanger
      pageSizeOptions={[...props.screen.list.pageSizes]}
      showTotal={(all, [from, to]) => texts.total(from, to, all)}
      onChange={(page, pageSize) => dispatch({ event: 'page', page, pageSize })}
      simple={narrow}
    />
  )
}
