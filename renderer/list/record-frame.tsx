import { useEffect, useState } from 'react'
import type { Row } from '../model/source'
import { QueryBar } from '../query'
import { errorText, Failure } from '../widgets/failure'
import { LayerProvider } from '../widgets/layer'
import { DeskDialogs } from './desk-dialogs'
import './list.css'
import { ListGrid, type TreeFolding } from './list-grid'
import { withChildren } from './selection'
import { SelectionBar } from './selection-bar'
import { InnerScreens, ScreensBelow } from './sub-screens'
import { texts } from './texts'
import { Toolbar } from './toolbar'
import type { Desk } from './use-desk'
import { useStartQuery } from './use-list-state'

/** Query bar, toolbar, selection and dialogs around the rows of a list or a tree. */
export function RecordFrame({ desk, tree }: { readonly desk: Desk; readonly tree?: TreeFolding }) {
  const { screen, values } = desk.props
  const { state, dispatch } = desk
  const inner = screen.children.filter(child => child.show === 'inner')
  const below = screen.children.filter(child => child.show !== 'inner')
  const current = useCurrentRow(desk, below.length > 0)
  const start = useStartQuery(desk.props)
  return (
    <section className="weft-list">
      <QueryBar
        screen={screen}
        values={values}
        state={{ filters: state.query.filters, ...(state.query.advanced !== undefined && { advanced: state.query.advanced }) }}
        initial={{ filters: start.filters }}
        busy={state.phase === 'loading'}
        onSearch={({ filters, advanced }) => dispatch({ event: 'search', filters, advanced })}
      />
      <Toolbar desk={desk} />
      <SelectionBar desk={desk} />
      {state.phase === 'failed' && (
        <Failure title={texts.loadFailed} onRetry={desk.view.reload}>
          {errorText(state.error)}
        </Failure>
      )}
      <LayerProvider>
        <ListGrid
          desk={desk}
          tree={tree}
          inner={tree === undefined && inner.length > 0 ? row => <InnerScreens desk={desk} row={row} /> : undefined}
          {...(current !== undefined && { current: current.row && desk.keyOf(current.row), onCurrent: current.set })}
        />
      </LayerProvider>
      {below.length > 0 && current?.row !== undefined && <ScreensBelow desk={desk} row={current.row} />}
      <DeskDialogs desk={desk} />
    </section>
  )
}

interface CurrentRow {
  readonly row: Row | undefined
  readonly set: (row: Row) => void
}

/** The row that other screens follow: clicked or ticked last; it goes when its row goes. Undefined: nobody follows. */
function useCurrentRow({ state, keyOf, props: { onSelect } }: Desk, hasBelow: boolean): CurrentRow | undefined {
  const [chosen, setChosen] = useState<string>()
  const newest = state.selected.at(-1)
  const ticked = newest && keyOf(newest)
  useEffect(() => {
    if (ticked !== undefined) setChosen(ticked)
  }, [ticked])
  const found = state.rows.flatMap(withChildren).find(candidate => keyOf(candidate) === chosen)
  const row = found ?? (hasBelow ? state.rows[0] : undefined)
  useTellingSiblings(state.selected, row, onSelect)
  if (!hasBelow && onSelect === undefined) return undefined
  // Without screens below, a second click lets go: siblings then show everything again.
  return { row, set: next => setChosen(before => (!hasBelow && before === keyOf(next) ? undefined : keyOf(next))) }
}

function useTellingSiblings(selected: readonly Row[], current: Row | undefined, onSelect: Desk['props']['onSelect']): void {
  useEffect(() => {
    onSelect?.(selected.length > 0 ? selected : current === undefined ? [] : [current])
  }, [selected, current, onSelect])
}
