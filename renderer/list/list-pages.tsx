import { Pagination } from 'antd'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

/** Below the rows: how many there are, and the pages that they stand on. A tree that is read at once has none, nor have rows that all stand on one page. */
export function ListPages({ controller: { state, dispatch, props, tight } }: { readonly controller: ListController }) {
  const { query, total } = state
  if ((props.screen.kind === 'tree' && !props.screen.tree.lazy) || total === 0) return null
  // All rows stand on the one page that there is.
  if (props.screen.list.pageSizes.length === 1 && total <= query.pageSize) return null
  return (
    <Pagination
      className="weft-list-pages"
      align="end"
      size={tight ? 'small' : 'default'}
      current={query.page}
      pageSize={query.pageSize}
      total={total}
      showSizeChanger
      pageSizeOptions={[...props.screen.list.pageSizes]}
      showTotal={(all, [from, to]) => texts.total(from, to, all)}
      onChange={(page, pageSize) => dispatch({ event: 'page', page, pageSize })}
      simple={tight}
    />
  )
}
