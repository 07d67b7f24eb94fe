import { Suspense, useRef } from 'react'
import { lazyPart } from '../ui/loading/lazy-part'
import { Pager } from '../ui/pager/pager'
import { texts } from './texts'
import type { ListController } from './use-list-controller'

/** For very long lists: others never load it. */
const EstimatedTotal = lazyPart(async () => (await import('./count/estimated-total')).EstimatedTotal)

/** Below the rows: how many there are, and the pages that they stand on. A tree that is read at once has none, nor have rows that all stand on one page. */
export function ListPages({ controller }: { readonly controller: ListController }) {
  const { state, dispatch, props, tight } = controller
  const { query, total } = state
  const said = useRef<HTMLSpanElement>(null)
  if ((props.screen.kind === 'tree' && !props.screen.tree.lazy) || total === 0) return null
  // All rows stand on the one page that there is.
  if (props.screen.list.pageSizes.length === 1 && total <= query.pageSize) return null
  const from = (query.page - 1) * query.pageSize + 1
  const to = Math.min(from + query.pageSize - 1, total)
  return (
    <div className="weft-list-pages">
      <Pager
        page={query.page}
        pageSize={query.pageSize}
        pageSizes={props.screen.list.pageSizes}
        total={total}
        tight={tight}
        onChange={(page, pageSize) => dispatch({ event: 'page', page, pageSize })}
      >
        <span ref={said} tabIndex={-1}>
          {state.estimated ? (
            <Suspense fallback={`${from}-${to}`}>
              <EstimatedTotal {...{ controller, from, to }} onCounted={() => said.current?.focus()} />
            </Suspense>
          ) : (
            texts.total(from, to, total)
          )}
        </span>
      </Pager>
    </div>
  )
}
