import { type ReactNode, useState } from 'react'
import { useNarrow } from '../hooks/media-query'
import type { Row } from '../model/source'
import { QueryBar, queryFields } from '../query'
import { errorText, Failure } from '../ui/failure/failure'
import { CloseGuardProvider, useCloseGuard, useCloseGuards } from '../ui/guard/close-guard'
import { LayerProvider } from '../ui/page/layer'
import { Split } from '../ui/split/split'
import '../ui/text/remark.css'
import { Beside } from './beside'
import { isInPlace } from './form-address'
import { ListDialogs } from './list-dialogs'
import './list.css'
import { ListGrid, type TreeFolding } from './list-grid'
import { ListNotice } from './list-notice'
import { SelectionBar } from './selection-bar'
import { InnerScreens, isBeside, isInner, ScreensBelow } from './sub-screens'
import { texts } from './texts'
import { Toolbar } from './toolbar'
import { useCurrentRow } from './use-current-row'
import type { ListController } from './use-list-controller'
import { useStartQuery } from './use-list-state'

export interface RecordFrameProps {
  readonly controller: ListController
  readonly tree?: TreeFolding | undefined
}

/** Query bar, toolbar, selection and dialogs around the rows of a list or a tree, and the screens that belong to one of them. */
export function RecordFrame({ controller, tree }: RecordFrameProps) {
  const { children } = controller
  const beside = children.some(isBeside)
  const below = children.some(child => !isInner(child) && !isBeside(child))
  const guards = useCloseGuards()
  useCloseGuard(guards.mayClose, guards.unsaved)
  const current = useCurrentRow(controller, beside || below, guards)
  const narrow = useNarrow()
  const [detail, setDetail] = useState<'unseen' | 'open' | 'left'>('unseen')
  const choose = (row: Row) => {
    current?.set(row)
    setDetail('open')
  }
  const back = async () => {
    if (await guards.mayClose()) setDetail('left')
  }
  // On a phone nothing stands beside the list, so that no row is current before its detail was opened.
  const marked = beside && narrow && detail === 'unseen' ? undefined : current?.row
  const list = (
    <Rows
      controller={controller}
      tree={tree}
      {...(current !== undefined && { current: marked && controller.keyOf(marked), onCurrent: choose })}
    />
  )
  const shown = (
    <CloseGuardProvider guards={guards}>
      {beside ? (
        <Beside controller={controller} row={current?.row} opened={detail === 'open'} onBack={() => void back()}>
          {list}
        </Beside>
      ) : below ? (
        <Below controller={controller} row={current?.row} list={list} />
      ) : (
        list
      )}
    </CloseGuardProvider>
  )
  return (
    <section className="weft-list">
      {/* A form in its place hides it, and leaves it as it is. */}
      <div hidden={isInPlace(controller.props.screen, controller.dialog)}>{shown}</div>
      <ListDialogs controller={controller} />
    </section>
  )
}

interface RowsProps extends RecordFrameProps {
  readonly current?: string | undefined
  readonly onCurrent?: (row: Row) => void
}

function Rows({ controller, tree, ...following }: RowsProps) {
  const { screen, values } = controller.props
  const { state, dispatch } = controller
  const inner = controller.children.some(isInner)
  const start = useStartQuery(controller.props)
  return (
    <div className="weft-list">
      {queryFields(screen).length > 0 && (
        <QueryBar
          screen={screen}
          values={values}
          state={{ filters: state.query.filters, advanced: state.query.advanced }}
          initial={{ filters: start.filters }}
          busy={state.phase === 'loading'}
          onSearch={({ filters, advanced }) => dispatch({ event: 'search', filters, advanced })}
        />
      )}
      <ListNotice controller={controller} />
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
          inner={tree === undefined && inner ? row => <InnerScreens controller={controller} row={row} /> : undefined}
          {...following}
        />
      </LayerProvider>
    </div>
  )
}

/** Per cent of the upper rows, and pixels of both parts together at least. */
const [UPPER, LEAST] = [50, 640]

/** Null: nothing, and no bar above it. While the first rows are read the room below them is kept. */
function belowNoRow(none: boolean, read: boolean): ReactNode {
  if (none) return read ? null : false
  return <p className="weft-remark">{texts.chooseForBelow}</p>
}

interface BelowProps {
  readonly controller: ListController
  readonly row: Row | undefined
  readonly list: ReactNode
}

/** Rows with what belongs to the current one below them, and a bar between the two; on a phone one simply follows the other. */
function Below({ controller, row, list }: BelowProps) {
  const narrow = useNarrow()
  const { rows, answered } = controller.state
  const below = row !== undefined ? <ScreensBelow controller={controller} row={row} /> : belowNoRow(rows.length === 0, answered)
  if (narrow)
    return (
      <>
        {list}
        {below}
      </>
    )
  const { id } = controller.props.screen
  return <Split name={id} direction="column" label={texts.splitBar} initial={UPPER} least={LEAST} first={list} second={below} />
}
