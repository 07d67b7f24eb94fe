import { createRef, forwardRef, type KeyboardEvent, type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useRead } from '../../hooks/use-store'
import { defined } from '../../model/defined'
import { useHostIfAny } from '../../source/host-context'
import { useDrawnFont } from '../../ui/text/drawn-font'
import type { Grid } from '../engine/grid'
import { Head, useArrangement } from '../features/columns'
import { filteringOf } from '../features/filtering'
import { leadWidth } from '../painter/lead-cells'
import { AfterFirstPaint } from '../surface/after-first-paint'
import { announcer } from '../surface/announcer'
import { DrawnCells } from '../surface/drawn-cells'
import { featuresOf, type GridSlot } from '../surface/feature'
import { Menu } from '../surface/menu'
import type { DataGridHandle, GridViewProps } from '../surface/props'
import { surfaceOf } from '../surface/surface'
import { texts } from '../surface/texts'
import { gridHandle } from './handle'
import { useGrid } from './use-grid'
import { usePaintSettings } from './use-paint-settings'
import { type GridElements, usePainter } from './use-painter'
import './grid.css'

const MAX_HEIGHT = 400

/**
 * The editable grid on the rows of a store. It draws what is seen, has one open cell at most, and is made for the keyboard; what it can
 * do is told by its props, and what others do with it by its handle.
 */
export const GridView = forwardRef<DataGridHandle, GridViewProps>(function GridView(given, ref) {
  const props = useHostProps(given)
  const { height = MAX_HEIGHT } = props
  const grid = useGrid(props)
  const elements = useElements()
  useDrawnFont(elements.scroller)
  const settings = usePaintSettings(props, featuresOf(grid))
  const arrangement = useArrangement(grid, props)
  const stands = usePainter(grid, elements, settings, arrangement)
  const live = useFollow(grid)
  useImperativeHandle(ref, () => gridHandle(grid), [grid])
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
    <div className={classes.filter(Boolean).join(' ')} style={style} onKeyDown={event => comeBack(grid, event)}>
      {props.head}
      <AfterFirstPaint grid={grid}>
        <Slot grid={grid} slot="above" />
      </AfterFirstPaint>
      <div ref={elements.scroller} className="weft-grid-scroller" style={height === 'fill' ? { flex: '1 1 0px' } : { maxHeight: height }}>
        <div
          ref={elements.grid}
          className="weft-grid-table"
          role={props.folding === undefined ? 'grid' : 'treegrid'}
          aria-label={props.title}
          aria-busy={props.loading ?? false}
          aria-multiselectable={props.selection === 'checkbox'}
          aria-readonly={props.readOnly ?? false}
        >
          <div className="weft-grid-top" role="presentation" style={{ minHeight: settings.headHeight }}>
            {stands && <Head grid={grid} leads={settings.leads} level={settings.headLevel} />}
            <div ref={elements.frozen} className="weft-grid-frozen" role="rowgroup" />
          </div>
          <div ref={elements.body} className="weft-grid-body" role="rowgroup" />
          <Empty grid={grid} loading={props.loading ?? false} empty={props.empty ?? texts.empty} />
          <Slot grid={grid} slot="foot" />
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
        <AfterFirstPaint grid={grid}>
          <Slot grid={grid} slot="scroller" />
        </AfterFirstPaint>
      </div>
      <Slot grid={grid} slot="below" />
      <div ref={live} className="weft-grid-live" role="status" aria-live="polite" />
      {stands && <DrawnCells grid={grid} />}
      {stands && <Slot grid={grid} slot="rows" />}
      <AfterFirstPaint grid={grid}>
        {stands && <Slot grid={grid} slot="over" />}
        <Menu grid={grid} />
      </AfterFirstPaint>
    </div>
  )
})

/** What features draw in a place of the grid. */
function Slot({ grid, slot: wanted }: { readonly grid: Grid; readonly slot: GridSlot }) {
  return featuresOf(grid).flatMap(({ name, views = [] }) =>
    views.flatMap(({ slot, View }) => (slot === wanted ? [<View key={name} grid={grid} />] : [])),
  )
}

/** What the developer did not say, the host does. */
function useHostProps(given: GridViewProps): GridViewProps {
  const props = given.list ? { ...given, readOnly: true } : given
  const host = useHostIfAny()
  const settings = props.settings ?? host?.settings
  const notify = props.notify ?? host?.notify
  return { ...props, ...defined({ settings, notify }) }
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

/** Has the features follow the grid; gives the element that is read aloud. */
function useFollow(grid: Grid): RefObject<HTMLDivElement> {
  const live = useRef<HTMLDivElement>(null)
  useEffect(() => {
    grid.get(announcer).attach(live.current ?? undefined)
    const ends = featuresOf(grid).flatMap(({ follow }) => follow?.(grid) ?? [])
    return () => {
      for (const end of ends) end()
    }
  }, [grid])
  return live
}

/** Escape leads from a button in a cell back to the cells. */
function comeBack(grid: Grid, event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget } = event
  if (event.key !== 'Escape' || !(target instanceof Element) || !currentTarget.contains(target)) return
  if (target.closest('.weft-grid') !== currentTarget || target.closest('.weft-grid-cell') === null) return
  event.stopPropagation()
  surfaceOf(grid).focus()
}

/** Stands in the place of rows where none is shown. */
function Empty({ grid, loading, empty }: { readonly grid: Grid; readonly loading: boolean; readonly empty: string }) {
  const why = useRead(grid.rowsMoved, () => (grid.view.size > 0 ? undefined : filteringOf(grid).all.size > 0 ? texts.noneFiltered : empty))
  return why === undefined ? null : (
    <div className="weft-grid-empty" role="presentation">
      {loading ? texts.loading : why}
    </div>
  )
}
