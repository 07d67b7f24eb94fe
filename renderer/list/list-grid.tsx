import { type ReactNode, type RefObject, Suspense, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { keyOf } from '../actions/keys'
import { dictionariesOf } from '../dictionary'
import { renderText } from '../expression'
import { type DataGridHandle, type GridColumn, type GridFolding, GridView, noValidation, RowStore } from '../grid'
import { usePhone } from '../hooks/media-query'
import { useLatest } from '../hooks/use-latest'
import type { FieldModel } from '../model/field'
import type { Row } from '../model/source'
import { recordScope } from '../source'
import { useCells } from '../source/host-context'
import { lazyPart } from '../ui/loading/lazy-part'
import { useBoxHeight } from '../ui/split/use-box-height'
import { useDrawnLetters } from '../ui/text/drawn-font'
import { emptyText } from './empty-text'
import { flatRows } from './flat-rows'
import { ColumnWidths, listColumns } from './list-columns'
import { ListPages } from './list-pages'
import type { ListState } from './list-state'
import { isPlaceholder } from './placeholder'
import { ActionsContext, actionsColumn, actionsWidth } from './row-actions'
import { rowOpener } from './row-opener'
import { selectedRows, withChildren } from './selection'
import type { Density } from './use-column-arrangement'
import type { ListController } from './use-list-controller'
import { useOpened } from './use-opened'
import { useRowsFocus } from './use-rows-focus'

/** For windows without room for columns: others never load them. */
const ListCards = lazyPart(async () => (await import('./list-cards')).ListCards)

/** What draws the rows of a list or a tree. */
export interface ListGridProps {
  readonly controller: ListController
  /** Of a tree: which rows are open, by their keys. Absent: rows have no others below them. */
  readonly tree?: TreeFolding | undefined
  /** What stands below an open row. Absent: nothing does. */
  readonly inner?: ((row: Row) => ReactNode) | undefined
  /** Key of the row that the screens below belong to. */
  readonly current?: string | undefined
  readonly onCurrent?: (row: Row) => void
}

/** Which rows of a tree are open. */
export interface TreeFolding {
  readonly expanded: ReadonlySet<string>
  readonly setExpanded: (row: Row, open: boolean) => void
}

/** Pixels of a row. */
const HEIGHTS: { readonly [density in Density]: number } = { large: 45, middle: 40, small: 35 }

/** The rows: cards where the window has no room for columns and the screen does not want a table there too, else on the view of the grid. */
export function ListGrid(props: ListGridProps) {
  const { controller, tree, inner, current, onCurrent } = props
  const { screen, values } = controller.props
  const phone = usePhone()
  if (!phone || screen.list.cards === false || tree !== undefined) return <TableRows {...props} />
  const title = renderText(screen.title, recordScope({ route: values, host: controller.host }))
  return (
    <Suspense fallback={<div className="weft-list-rows" aria-busy />}>
      <ListCards controller={controller} title={title} inner={inner} current={current} onCurrent={onCurrent} />
    </Suspense>
  )
}

function TableRows(props: ListGridProps) {
  const { controller, current, onCurrent } = props
  const { screen } = controller.props
  const { state, dispatch } = controller
  const title = renderText(screen.title, recordScope({ route: controller.props.values, host: controller.host }))
  const place = useRef<HTMLDivElement>(null)
  const handle = useRef<DataGridHandle>(null)
  const height = useBoxHeight({ place, box: '.weft-grid-scroller' })
  const store = useMemo(() => new RowStore({ key: screen.source?.key ?? 'id' }), [screen])
  const { rows, folding } = useFolding(props)
  const shown = useRef<readonly Row[]>([])
  useLayoutEffect(() => {
    shown.current = rows
    store.load(rows)
  }, [store, rows])
  useTop(controller, handle)
  useRowsFocus(place, handle)
  const columns = useColumns(controller, rows, folding)
  const page = usePage(state)
  const selected = useMemo(() => state.selected.map(row => store.idOf(row)), [state.selected, store])
  const sorts = useMemo(() => (state.query.sort === undefined ? [] : [state.query.sort]), [state.query.sort])
  const { choices, setChoices, reset, setOpen } = controller.columns
  const arrangement = useMemo(
    () => ({ choices, setChoices, reset, openSettings: () => setOpen(true) }),
    [choices, setChoices, reset, setOpen],
  )
  // Of the rows that are painted: those that have just come are painted behind this drawing.
  const rowAt = (index: number) => shown.current[index]
  const select = (ids: readonly string[]) => {
    if (ids.length === selected.length && ids.every((id, at) => id === selected[at])) return
    dispatch({ event: 'select', rows: selectedRows(state.selected, ids, state.rows.flatMap(withChildren), row => store.idOf(row)) })
  }
  const choose = (index: number) => {
    const row = rowAt(index)
    if (row !== undefined && !isPlaceholder(row)) onCurrent?.(row)
  }
  const openRow = rowOpener(controller, onCurrent)
  const open = (index: number) => {
    const row = rowAt(index)
    if (row !== undefined) openRow(row)
  }
  const rowHeight = HEIGHTS[controller.columns.density]
  return (
    <ActionsContext.Provider value={{ controller, rowAt }}>
      <div ref={place} className="weft-list-rows" data-unanswered={!state.answered || undefined}>
        <GridView
          ref={handle}
          list
          validation={noValidation}
          title={title}
          columns={columns}
          store={store}
          arrangement={arrangement}
          selection={screen.list.selection}
          selected={selected}
          onSelect={select}
          rowNumber={screen.list.rowNumber && screen.kind !== 'tree'}
          page={page}
          countedBefore={(state.query.page - 1) * state.query.pageSize}
          rowHeight={rowHeight}
          headHeight={rowHeight}
          height={height ?? '70vh'}
          loading={state.phase === 'loading'}
          empty={emptyText(controller)}
          isRowDisabled={isPlaceholder}
          sorts={sorts}
          onSort={([sort]) => dispatch({ event: 'sort', sort })}
          onRow={(_, index) => choose(index)}
          onOpen={(_, index) => open(index)}
          folding={folding}
          current={current}
        />
        <ListPages controller={controller} />
      </div>
    </ActionsContext.Provider>
  )
}

/** The rows as they stand one below the other, and how they open. */
function useFolding({ controller, tree, inner }: ListGridProps): {
  readonly rows: readonly Row[]
  readonly folding: GridFolding | undefined
} {
  const { rows } = controller.state
  const [opened, toggle] = useOpened()
  const latest = useLatest({ tree, inner })
  const expanded = tree?.expanded
  const { screen } = controller.props
  const flat = useMemo(
    () =>
      expanded === undefined
        ? undefined
        : flatRows(
            rows,
            key => expanded.has(key),
            row => keyOf(screen, row),
          ),
    [rows, expanded, screen],
  )
  const hasInner = inner !== undefined
  const folding = useMemo((): GridFolding | undefined => {
    const key = (row: Row) => keyOf(screen, row)
    if (flat !== undefined && expanded !== undefined)
      return {
        levelOf: row => flat.places.get(key(row))?.level ?? 0,
        stateOf: row => (flat.places.get(key(row))?.parent !== true ? 'none' : expanded.has(key(row)) ? 'open' : 'closed'),
        toggle: row => latest.current.tree?.setExpanded(row, !expanded.has(key(row))),
      }
    if (!hasInner) return undefined
    return {
      stateOf: row => (opened.has(key(row)) ? 'open' : 'closed'),
      toggle: row => toggle(key(row)),
      render: row => latest.current.inner?.(row),
    }
  }, [flat, expanded, opened, toggle, hasInner, screen])
  return { rows: flat?.rows ?? rows, folding }
}

/** The columns of the fields, and that of the buttons; others only when one of them is another. */
function useColumns(controller: ListController, rows: readonly Row[], folding: GridFolding | undefined): readonly GridColumn[] {
  const { host, props, columns } = controller
  const cells = useCells()
  const { screen } = props
  const names = JSON.stringify(columns.fields.map(({ name }) => name))
  const fields = useMemo(() => {
    const known = new Map(screen.fields.map(field => [field.name, field]))
    const shown = JSON.parse(names) as readonly string[]
    return [...new Set([...shown, ...screen.list.columns])].map(name => known.get(name)).filter(field => field !== undefined)
  }, [screen, names])
  const level = folding?.levelOf
  const letters = useDrawnLetters()
  const { sums } = controller.state
  const known = useMemo(() => new ColumnWidths(letters), [letters])
  const own = useMemo(() => {
    const optionsOf = ({ dict, options }: FieldModel) => options ?? (dict === undefined ? [] : dictionariesOf(host).snapshot(dict).options)
    return listColumns({ cells, fields, rows, optionsOf, known, levelOf: level && (row => level(row, 0)), sums })
  }, [cells, fields, rows, host, level, known, sums])
  const width = actionsWidth(controller, rows)
  return useMemo(() => (width === undefined ? own : [...own, actionsColumn(width)]), [own, width])
}

/** Absent where the rows are all that there are. */
function usePage({ rows, total, sums }: ListState): Pick<ListState, 'sums'> | undefined {
  const isPage = total > rows.length
  return useMemo(() => (isPage ? { sums } : undefined), [isPage, sums])
}

/** Other rows, such as of another page, are read from the first one on. */
function useTop({ state: { query } }: ListController, handle: RefObject<DataGridHandle>): void {
  const { page, pageSize, sort, filters, advanced } = query
  const asked = JSON.stringify([page, pageSize, sort, filters, advanced])
  const before = useRef(asked)
  useEffect(() => {
    if (before.current === asked) return
    before.current = asked
    handle.current?.toTop()
  }, [asked, handle])
}
