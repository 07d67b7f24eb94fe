import { createRef, forwardRef, type KeyboardEvent, Suspense, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Statistic } from '../../model/field'
import { useHostIfAny } from '../../source/host-context'
import { statisticsOf } from '../../widgets/columns/statistics'
import { laterPart } from '../../widgets/later-part'
import { useNarrow } from '../../widgets/use-narrow'
import { GridController } from '../engine/grid-controller'
import { HEAD_HEIGHT, Head } from '../features/columns/head'
import { useArrangement } from '../features/columns/use-arrangement'
import { Details } from '../features/details/details'
import { ChoiceList } from '../features/editing/choice-list'
import { closeCell } from '../features/editing/open-cell'
import { placeOverlay } from '../features/editing/overlay'
import { Offers, useOffers } from '../features/live/conflict-prompts'
import { TOTALS_HEIGHT, Totals } from '../features/totals/totals'
import { LEAD_WIDTHS, type Lead, type LeadKind, leadWidth, NARROW_LEAD_WIDTHS } from '../painter/lead-cells'
import type { PaintSettings } from '../painter/paint-plan'
import { Calm } from '../surface/after-first-paint'
import { GridDesk } from '../surface/desk'
import { DrawnCells } from '../surface/drawn-cells'
import { Menu } from '../surface/menu'
import { PartGuard } from '../surface/part-guard'
import type { DataGridHandle, GridViewProps } from '../surface/props'
import { texts } from '../surface/texts'
import { useSignal, useTold } from '../surface/use-signal'
import { gridHandle } from './handle'
import { useFollowers } from './use-followers'
import { useNames } from './use-names'
import { useOptions } from './use-options'
import { type GridElements, usePainter } from './use-painter'
import './grid.css'

const EditorHost = laterPart(async () => (await import('../features/editing/editor-host')).EditorHost)
const FilterBar = laterPart(async () => (await import('../features/filtering/filter-bar')).FilterBar)
const FindPanel = laterPart(async () => (await import('../features/find/find-panel')).FindPanel)
const ColumnsPanel = laterPart(async () => (await import('../features/columns/columns-panel')).ColumnsPanel)

const MAX_HEIGHT = 400
const ROW_HEIGHT = 61
/** Pixels that lists give their own columns besides. */
const LIST_ROOM = 8

/**
 * The editable grid on the rows of a store. It draws what is seen, has one open cell at most, and is made for the keyboard; what it can
 * do is told by its props, and what others do with it by its handle.
 */
export const GridView = forwardRef<DataGridHandle, GridViewProps>(function GridView(given, ref) {
  const props = useHostProps(given)
  const { columns, height = MAX_HEIGHT, folding } = props
  const desk = useDesk(props)
  const elements = useElements()
  const statistics = useMemo(() => statisticsOf(columns.map(({ field, statistics }) => ({ ...field, statistics }))), [columns])
  const kinds = props.totals === false ? NONE : statistics
  const settings = usePaintSettings(props, kinds)
  const arrangement = useArrangement(columns, props.arrangement, props.settingsKey, props.settings)
  desk.arrangement = arrangement
  const parts = usePainter(desk, elements, settings, arrangement)
  const live = useFollowers(desk)
  const offers = useOffers(desk)
  useImperativeHandle(
    ref,
    () =>
      gridHandle(
        desk,
        (cell, text) => {
          const at = desk.placeOf(cell)
          if (at) parts?.layer.reload(at, text)
        },
        offers.offer,
      ),
    [desk, parts, offers],
  )
  const classes = [
    'weft-grid',
    props.alwaysEdit && 'weft-grid-always',
    props.readOnly && 'weft-grid-readonly',
    props.list && 'weft-grid-list',
    props.list && props.loading && 'weft-grid-busy',
    settings.auto && 'weft-grid-auto',
  ]
  const style = {
    '--weft-grid-row': `${settings.rowHeight}px`,
    '--weft-grid-leads': `${leadWidth(settings.leads)}px`,
    ...(height === 'fill' && { height: '100%' }),
  }
  return (
    <div className={classes.filter(Boolean).join(' ')} style={style} onKeyDown={event => comeBack(desk, event)}>
      {props.head}
      <Calm desk={desk}>
        <Panels desk={desk} />
      </Calm>
      <div ref={elements.scroller} className="weft-grid-scroller" style={height === 'fill' ? { flex: '1 1 0px' } : { maxHeight: height }}>
        <div
          ref={elements.grid}
          className="weft-grid-table"
          role={folding === undefined ? 'grid' : 'treegrid'}
          aria-label={props.title}
          aria-busy={props.loading ?? false}
          aria-multiselectable={props.selection === 'checkbox'}
          aria-readonly={props.readOnly ?? false}
        >
          <div className="weft-grid-top" role="presentation" style={{ minHeight: settings.headHeight }}>
            {parts && <Head desk={desk} leads={settings.leads} level={settings.headLevel} />}
            <div ref={elements.frozen} className="weft-grid-frozen" role="rowgroup" />
          </div>
          <div ref={elements.body} className="weft-grid-body" role="rowgroup" />
          <Nothing desk={desk} loading={props.loading ?? false} empty={props.empty ?? texts.empty} />
          {kinds.length > 0 && <Totals desk={desk} kinds={kinds} />}
        </div>
        <div ref={elements.layer} className="weft-grid-layer" aria-hidden />
        <textarea
          ref={elements.input}
          className="weft-grid-input"
          aria-label={props.title}
          rows={1}
          autoComplete="off"
          spellCheck={false}
          // Nothing is typed here: a touch brings no keyboard up.
          readOnly={props.readOnly ?? false}
          inputMode={props.readOnly ? 'none' : undefined}
        />
        <Calm desk={desk}>
          <Open desk={desk} />
        </Calm>
      </div>
      <Filters desk={desk} />
      <div ref={live} className="weft-grid-live" role="status" aria-live="polite" />
      {parts && <DrawnCells desk={desk} />}
      {parts && folding?.render && <Details desk={desk} folding={folding} draw={folding.render} />}
      <Calm desk={desk}>
        {parts && <ChoiceList desk={desk} state={parts.choices} />}
        <Menu desk={desk} />
        <Offers offers={offers} desk={desk} />
      </Calm>
    </div>
  )
})

const NONE: readonly Statistic[] = []

/** What the developer did not say, the host does. */
function useHostProps(given: GridViewProps): GridViewProps {
  const props = given.list ? { ...given, readOnly: true } : given
  const host = useHostIfAny()
  const settings = props.settings ?? host?.settings
  const notify = props.notify ?? host?.notify
  return { ...props, ...(settings && { settings }), ...(notify && { notify }) }
}

function useDesk(props: GridViewProps): GridDesk {
  const { store, columns, selection = 'none', validation } = props
  const first = useRef(props)
  first.current = props
  const desk = useMemo(() => new GridDesk(new GridController(store, validation, selection), first.current), [store, validation, selection])
  desk.props = props
  const optionsOf = useOptions(columns, props.dictionary)
  const namesOf = useNames()
  const { readOnly, isRowDisabled, isLoaded, newRow, onSort, rowsChangeable = !readOnly } = props
  const { list, folding, countedBefore, current, selected, sorts, most } = props
  useLayoutEffect(() => {
    const told = { readOnly, rowsChangeable, isRowDisabled, isLoaded, newRow, onSort, optionsOf, namesOf }
    desk.grid.configure({ ...told, most, list, folding, countedBefore, current })
  }, [
    desk,
    readOnly,
    rowsChangeable,
    isRowDisabled,
    isLoaded,
    newRow,
    onSort,
    optionsOf,
    namesOf,
    list,
    folding,
    countedBefore,
    current,
    most,
  ])
  useLayoutEffect(() => desk.grid.setColumns(columns), [desk, columns])
  useLayoutEffect(() => {
    if (selected) desk.grid.chooseRows(selected)
  }, [desk, selected])
  useLayoutEffect(() => {
    if (sorts) desk.grid.takeSorts(sorts)
  }, [desk, sorts])
  return desk
}

function useElements(): GridElements {
  const [elements] = useState(() => ({
    scroller: createRef<HTMLDivElement>(),
    grid: createRef<HTMLDivElement>(),
    frozen: createRef<HTMLDivElement>(),
    body: createRef<HTMLDivElement>(),
    layer: createRef<HTMLDivElement>(),
    input: createRef<HTMLTextAreaElement>(),
  }))
  return elements
}

function usePaintSettings(props: GridViewProps, kinds: readonly Statistic[]): PaintSettings {
  const {
    rowHeight = ROW_HEIGHT,
    frozenRows = 0,
    selection = 'none',
    dragSort = false,
    rowNumber = false,
    readOnly = false,
    headHeight = HEAD_HEIGHT,
    columns,
    list = false,
  } = props
  const narrow = useNarrow()
  const opens = props.folding !== undefined && props.folding.levelOf === undefined
  return useMemo(() => {
    const wanted: readonly (LeadKind | false)[] = [
      dragSort && !readOnly && 'rowDragSort',
      opens && 'rowExpand',
      selection === 'checkbox' ? 'rowCheckbox' : selection === 'radio' && 'rowRadio',
      rowNumber && 'rowNumber',
    ]
    const leads = wanted
      .filter(kind => kind !== false)
      .map((kind): Lead => ({ kind, width: narrow ? NARROW_LEAD_WIDTHS[kind] : LEAD_WIDTHS[kind] + (list ? LIST_ROOM : 0) }))
    const levels = 1 + Math.max(0, ...columns.map(({ group }) => group.length))
    return {
      rowHeight: rowHeight === 'auto' ? ROW_HEIGHT : rowHeight,
      auto: rowHeight === 'auto',
      frozenRows,
      leads,
      headRows: 1,
      headLevel: headHeight,
      headHeight: levels * headHeight,
      totalsHeight: kinds.length * TOTALS_HEIGHT,
    }
  }, [rowHeight, frozenRows, selection, dragSort, rowNumber, readOnly, headHeight, columns, list, narrow, opens, kinds])
}

function Panels({ desk }: { readonly desk: GridDesk }) {
  useSignal(desk.overlaid)
  return (
    <PartGuard retryOn={`${desk.finding} ${desk.panel}`} onFail={() => desk.props.notify?.warning(texts.partFailed)}>
      <Suspense fallback={null}>
        {desk.finding && <FindPanel desk={desk} />}
        {desk.panel && <ColumnsPanel desk={desk} />}
      </Suspense>
    </PartGuard>
  )
}

/** What rows are left out, so that nobody takes those that are seen for all of them. */
function Filters({ desk }: { readonly desk: GridDesk }) {
  const filters = useTold(desk.grid.arranged, () => desk.grid.filters)
  return filters.size === 0 ? null : (
    <PartGuard retryOn={filters}>
      <Suspense fallback={null}>
        <FilterBar desk={desk} filters={filters} />
      </Suspense>
    </PartGuard>
  )
}

function Open({ desk }: { readonly desk: GridDesk }) {
  const editing = useTold(desk.grid.opened, () => (desk.grid.editing?.how === 'editor' ? desk.grid.editing : undefined))
  const failed = () => {
    closeCell(desk)
    desk.focus()
    desk.props.notify?.warning(texts.partFailed)
  }
  return (
    <PartGuard retryOn={editing} onFail={failed}>
      <Suspense fallback={null}>
        {editing && (
          <div className="weft-grid-overlay" ref={place(desk)}>
            <EditorHost desk={desk} editing={editing} />
          </div>
        )}
      </Suspense>
    </PartGuard>
  )
}

/** Puts the open editor into the place of its cell. */
const place = (desk: GridDesk) => (element: HTMLElement | null) => {
  desk.overlay = element ?? undefined
  placeOverlay(desk)
}

/** Escape leads from a button in a cell back to the cells. */
function comeBack(desk: GridDesk, event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('.weft-grid') !== currentTarget || target.closest('.weft-grid-cell') === null) return
  event.stopPropagation()
  desk.focus()
}

function Nothing({ desk, loading, empty }: { readonly desk: GridDesk; readonly loading: boolean; readonly empty: string }) {
  const { grid } = desk
  const why = useTold(grid.chosen, () => (grid.view.size > 0 ? undefined : grid.filters.size > 0 ? texts.noneFiltered : empty))
  return why === undefined ? null : (
    <div className="weft-grid-empty" role="presentation">
      {loading ? texts.loading : why}
    </div>
  )
}
