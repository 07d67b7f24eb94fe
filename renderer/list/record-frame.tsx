import { Typography } from 'antd'
import { useEffect, useState } from 'react'
import type { Row } from '../model/source'
import { QueryBar } from '../query'
import { errorText, Failure } from '../ui/failure/failure'
import { LayerProvider } from '../ui/page/layer'
import { ListDialogs } from './list-dialogs'
import './list.css'
import { ListGrid, type TreeFolding } from './list-grid'
import { withChildren } from './selection'
import { SelectionBar } from './selection-bar'
import { InnerScreens, isInner, ScreensBelow } from './sub-screens'
import { texts } from './texts'
import { Toolbar } from './toolbar'
import type { ListController } from './use-list-controller'
import { useStartQuery } from './use-list-state'

/** Query bar, toolbar, selection and dialogs around the rows of a list or a tree. */
export function RecordFrame({ controller, tree }: { readonly controller: ListController; readonly tree?: TreeFolding }) {
  const { screen, values } = controller.props
  const { state, dispatch } = controller
  const inner = screen.children.filter(isInner)
  const below = screen.children.filter(child => !isInner(child))
  const current = useCurrentRow(controller, below.length > 0)
  const start = useStartQuery(controller.props)
  return (
    <section className="weft-list">
      <QueryBar
        screen={screen}
        values={values}
        state={{ filters: state.query.filters, advanced: state.query.advanced }}
        initial={{ filters: start.filters }}
        busy={state.phase === 'loading'}
        onSearch={({ filters, advanced }) => dispatch({ event: 'search', filters, advanced })}
      />
      <Toolbar controller={controller} />
      <SelectionBar controller={controller} />
      {state.phase === 'failed' && (
        <Failure title={texts.loadFailed} onRetry={controller.view.reload}>
          {errorText(state.error)}
        </Failure>
      )}
      <LayerProvider>
        <ListGrid
          controller={controller}
          tree={tree}
          inner={tree === undefined && inner.length > 0 ? row => <InnerScreens controller={controller} row={row} /> : undefined}
          {...(current !== undefined && { current: current.row && controller.keyOf(current.row), onCurrent: current.set })}
        />
      </LayerProvider>
      {below.length > 0 && current?.row !== undefined && <ScreensBelow controller={controller} row={current.row} />}
      {below.length > 0 && current?.row === undefined && state.rows.length > 0 && (
        <Typography.Paragraph type="secondary">{texts.chooseForBelow}</Typography.Paragraph>
      )}
      <ListDialogs controller={controller} />
    </section>
  )
}

interface CurrentRow {
  readonly row: Row | undefined
  readonly set: (row: Row) => void
}

/** The row that other screens follow: clicked or ticked last; it goes when its row goes. Undefined: none follows. */
function useCurrentRow({ state, keyOf, props: { screen, onSelect } }: ListController, hasBelow: boolean): CurrentRow | undefined {
  const [chosen, setChosen] = useState<string>()
  const newest = state.selected.at(-1)
  const ticked = newest && keyOf(newest)
  useEffect(() => {
    if (ticked !== undefined) setChosen(ticked)
  }, [ticked])
  const found = state.rows.flatMap(withChildren).find(candidate => keyOf(candidate) === chosen)
  const always = hasBelow && screen.list.current !== 'none'
  const row = found ?? (always ? state.rows[0] : undefined)
  useTellingSiblings(state.selected, row, onSelect)
  if (!hasBelow && onSelect === undefined) return undefined
  // Where none must be, a second click lets go: siblings then show everything again.
  return { row, set: next => setChosen(before => (!always && before === keyOf(next) ? undefined : keyOf(next))) }
}

function useTellingSiblings(selected: readonly Row[], current: Row | undefined, onSelect: ListController['props']['onSelect']): void {
  useEffect(() => {
    onSelect?.(selected.length > 0 ? selected : current === undefined ? [] : [current])
  }, [selected, current, onSelect])
}
