import { useCallback, useEffect } from 'react'
import { useActionRunner } from '../actions'
import { keyOf } from '../actions/keys'
import { useNarrow } from '../hooks/media-query'
import type { ActionContext, ActionModel, FormMode, ViewHandle } from '../model/action'
import type { Host } from '../model/host'
import type { KindProps } from '../model/kind'
import type { ChildModel } from '../model/screen'
import type { ListQuery, Page, Row, Source } from '../model/source'
import { useFullQuery } from '../query'
import { recordScope } from '../source'
import { useHost, useRenderer } from '../source/host-context'
import { useScreens } from '../ui/page/screens-context'
import type { ListEvent, ListState } from './list-state'
import { printRows } from './print-rows'
import { isBeside } from './sub-screens'
import { texts } from './texts'
import { type UsableAction, usableActions } from './usable-actions'
import { usableChildren } from './usable-children'
import { type ColumnArrangement, useColumnArrangement } from './use-column-arrangement'
import { useListDialog } from './use-list-dialog'
import { useListState, useStartQuery } from './use-list-state'

/** The dialog that stands over a list. */
export type ListDialog =
  | {
      readonly dialog: 'form'
      readonly mode: FormMode
      readonly row?: Row | undefined
      readonly preset: { readonly [field: string]: unknown }
      /** The row that a new record is added below. */
      readonly parent?: Row | undefined
    }
  | { readonly dialog: 'import' }

/** What a list or a tree of records works on: rows, selection, actions, columns and dialogs, without a table. */
export interface ListController {
  readonly props: KindProps
  readonly host: Host
  readonly source: Source
  readonly state: ListState
  readonly dispatch: (event: ListEvent) => void
  readonly view: ViewHandle
  readonly columns: ColumnArrangement
  readonly dialog: ListDialog | undefined
  readonly closeDialog: (saved: boolean) => void
  readonly usable: (actions: readonly ActionModel[], row?: Row) => readonly UsableAction[]
  readonly press: (action: ActionModel, row?: Row) => void
  readonly busy: (action: ActionModel, row?: Row) => boolean
  readonly keyOf: (row: Row) => string
  /** What belongs to a row, as far as the user may see it. */
  readonly children: readonly ChildModel[]
  /** There is room for one button of a row, and for one of the toolbar: on a phone, and beside the detail. */
  readonly tight: boolean
  /** What 确定 of a record's details does: true when it is done. Undefined: there is no such button. */
  readonly confirmDetails: ((row: Row) => Promise<boolean>) | undefined
}

export interface ListControllerOptions {
  readonly props: KindProps
  readonly source: Source
  readonly read: (query: ListQuery, signal: AbortSignal) => Promise<Page>
  /** Called after rows changed, before they are read again; trees forget what stood below. */
  readonly onChanged?: () => void
  /** Of a tree: opens or closes all rows; `reload` reads them again. */
  readonly onFold?: (open: boolean, reload: () => void) => void
}

export function useListController({ props, source, read, onChanged, onFold }: ListControllerOptions): ListController {
  const { screen, values, main, onQuery } = props
  const host = useHost()
  const { cells } = useRenderer()
  const [state, dispatch] = useListState({ screen, values, main, read })
  const [dialog, setDialog] = useListDialog(props)
  const columns = useColumnArrangement(screen)
  const narrow = useNarrow()
  const children = usableChildren(screen.children, host)
  const full = useFullQuery(props)
  const start = useStartQuery(props)
  const reload = useCallback(() => {
    onChanged?.()
    dispatch({ event: 'reload' })
  }, [onChanged, dispatch])
  const view: ViewHandle = {
    query: () => full(state.query),
    reload,
    search: () => dispatch({ event: 'page', page: 1, pageSize: state.query.pageSize }),
    reset: () => dispatch({ event: 'restore', query: start }),
    columns: () => columns.setOpen(true),
    fold: open => onFold?.(open, reload),
    selected: () => state.selected,
    clearSelection: () => dispatch({ event: 'select', rows: [] }),
    openForm: (mode, row, preset, parent = props.parent) =>
      setDialog({ dialog: 'form', mode, preset: { ...props.preset, ...preset }, row, parent }),
    openImport: () => setDialog({ dialog: 'import' }),
    print: () => void printRows(cells, host, columns.fields, state.rows),
  }
  const actions = useListActions(props, source, view)
  useReloadOn(screen.id, reload)
  useEffect(() => onQuery?.(state.query.filters), [onQuery, state.query.filters])
  const closeDialog = (saved: boolean) => {
    setDialog(undefined)
    if (saved) reload()
  }
  return {
    props,
    host,
    source,
    state,
    dispatch,
    view,
    columns,
    dialog,
    closeDialog,
    keyOf: row => keyOf(screen, row),
    children,
    tight: narrow || children.some(isBeside),
    ...actions,
  }
}

const DETAILS_CONFIRM = { name: 'details-confirm', title: '', visible: true, disabled: false, danger: false, batch: false } as const

/** Buttons: which are there, what they see and what pressing them does. */
function useListActions(
  { screen, values, parent }: KindProps,
  source: Source,
  view: ViewHandle,
): Pick<ListController, 'usable' | 'press' | 'busy' | 'confirmDetails'> {
  const host = useHost()
  const renderer = useRenderer()
  const screens = useScreens()
  const runner = useActionRunner()
  const steps = screen.details.confirm
  const placeOf = (row: Row | undefined) => (row === undefined ? '' : keyOf(screen, row))
  const rowsOf = (row: Row | undefined) => (row === undefined ? view.selected() : [row])
  const scopeOf = (row: Row | undefined) => {
    const { filters } = view.query()
    return recordScope({ row, query: filters, route: values, parent, host, blocks: { selected: rowsOf(row), query: filters } })
  }
  const contextOf = (row: Row | undefined): ActionContext => ({
    screen,
    source,
    view,
    host,
    values,
    parent,
    rows: rowsOf(row),
    open: screens.open,
    emit: screens.emit,
    set: () => {
      throw new Error(texts.noForm)
    },
    row,
  })
  return {
    usable: (actions, row) => usableActions(actions, { renderer, host, source, scope: scopeOf(row) }),
    press(action, row) {
      void runner.run(action, placeOf(row), contextOf(row)).then(done => {
        // Which of them are still there, and what they are now, is unknown.
        if (done && action.batch && readsAgain(action)) view.clearSelection()
      })
    },
    busy: (action, row) => runner.busy(action, placeOf(row)),
    confirmDetails:
      steps &&
      (row => {
        screens.emit('details-confirm')
        screens.emit(`details-confirm:${screen.id}`)
        return runner.run({ ...DETAILS_CONFIRM, steps }, placeOf(row), contextOf(row))
      }),
  }
}

/** Whether the rows that an action acted on are others behind it. */
const readsAgain = ({ steps }: ActionModel) =>
  steps.some(step => (step.step === 'action' && READING.has(step.name)) || (step.step === 'emit' && step.name.startsWith('reload')))

const READING = new Set(['reload', 'query', 'reset'])

function useReloadOn(screenId: string, reload: () => void): void {
  const { listen } = useScreens()
  useEffect(
    () =>
      listen(name => {
        if (name === 'reload' || name === `reload:${screenId}`) reload()
      }),
    [listen, screenId, reload],
  )
}
