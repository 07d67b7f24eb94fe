import type { TableProps } from 'antd'
import { type ComponentType, useEffect, useState } from 'react'
import type { Row } from '../model/source'
import { QueryBar } from '../query'
import { errorText, Failure } from '../widgets/failure'
import { DeskDialogs } from './desk-dialogs'
import './list.css'
import { withChildren } from './selection'
import { SelectionBar } from './selection-bar'
import { InnerScreens, ScreensBelow } from './sub-screens'
import { texts } from './texts'
import { Toolbar } from './toolbar'
import type { Desk } from './use-desk'
import { startQuery } from './use-list-state'

/** What draws the rows. */
export interface TableViewProps {
  readonly desk: Desk
  readonly expandable?: NonNullable<TableProps<Row>['expandable']>
  /** Key of the row that the screens below belong to. */
  readonly current?: string | undefined
  readonly onCurrent?: (row: Row) => void
}

/** Query bar, toolbar, selection and dialogs around the rows of a list or a tree. */
export function RecordFrame(props: {
  readonly desk: Desk
  readonly Rows: ComponentType<TableViewProps>
  readonly expandable?: TableViewProps['expandable']
}) {
  const { desk, Rows } = props
  const { screen, values } = desk.props
  const { state, dispatch } = desk
  const inner = screen.children.filter(child => child.show === 'inner')
  const below = screen.children.filter(child => child.show !== 'inner')
  const current = useCurrentRow(desk, below.length > 0)
  const expandable =
    props.expandable ?? (inner.length > 0 ? { expandedRowRender: (row: Row) => <InnerScreens desk={desk} row={row} /> } : undefined)
  const start = startQuery(screen)
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
      <Rows
        desk={desk}
        {...(expandable !== undefined && { expandable })}
        {...(current !== undefined && { current: current.row && desk.keyOf(current.row), onCurrent: current.set })}
      />
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
