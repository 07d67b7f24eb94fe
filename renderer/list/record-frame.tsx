import type { TableProps } from 'antd'
import { type ComponentType, useEffect, useState } from 'react'
import type { Row } from '../model/source'
import { QueryBar } from '../query'
import { errorText, Failure } from '../widgets/failure'
import { DeskDialogs } from './desk-dialogs'
import './list.css'
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
  const current = useCurrentRow(desk)
  const inner = screen.children.filter(child => child.show === 'inner')
  const below = screen.children.filter(child => child.show !== 'inner')
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
        {...(below.length > 0 && { current: current.row && desk.keyOf(current.row), onCurrent: current.set })}
      />
      {below.length > 0 && current.row !== undefined && <ScreensBelow desk={desk} row={current.row} />}
      <DeskDialogs desk={desk} />
    </section>
  )
}

/** The row that the screens below belong to: clicked or ticked last, else the first; it goes when its row goes. */
function useCurrentRow({ state, keyOf }: Desk) {
  const [chosen, setChosen] = useState<string>()
  const newest = state.selected.at(-1)
  const ticked = newest && keyOf(newest)
  useEffect(() => {
    if (ticked !== undefined) setChosen(ticked)
  }, [ticked])
  const row = state.rows.find(candidate => keyOf(candidate) === chosen) ?? state.rows[0]
  return { row, set: (next: Row) => setChosen(keyOf(next)) }
}
