import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { PlacedColumn } from '../../engine/column-layout'
import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import { surfaceOf } from '../../surface/surface'
import { propsOf } from '../../surface/view-props'
import { filteringOf } from '../filtering'
import { cellsOf, goTo } from '../selection'
import { sortBy, sortingOf } from '../sorting'
import { openColumnMenu, shiftColumn } from './commands'
import { arrangementOf } from './state'
import { texts } from './texts'

interface ColumnHeadProps {
  readonly grid: Grid
  readonly place: PlacedColumn
  readonly index: number
  readonly left: number
  readonly top: number
  readonly height: number
  readonly leads: number
  readonly current: boolean
  readonly onCurrent: (index: number) => void
  /** Nothing of it can be pressed or dragged yet: the title is enough. */
  readonly ready: boolean
}

/** The head of one column: sorts, opens its menu, is dragged elsewhere and made wider. */
export function ColumnHead({ grid, place, index, left, top, height, leads, current, onCurrent, ready }: ColumnHeadProps) {
  const { column, width } = place
  const order = sortingOf(grid).orderOf(column.key)
  const { readOnly, waits } = propsOf(grid)
  const required = (!readOnly || waits) && column.field.required !== false
  const sortable = column.sortable && !column.anchored
  const open = (target: Element) => openColumnMenu(grid, column, target)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (headKey(grid, event, index, onCurrent)) event.preventDefault()
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (sortable) sortBy(grid, column.key)
    } else if ((event.altKey && event.key === 'ArrowDown') || (event.shiftKey && event.key === 'F10') || event.key === 'ContextMenu') {
      event.preventDefault()
      open(event.currentTarget)
    }
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button,.weft-grid-resizer')) return
    event.currentTarget.focus()
    if (sortable) sortBy(grid, column.key)
  }
  const { help } = column.field
  return (
    <div
      role="columnheader"
      aria-label={column.title}
      aria-description={help}
      aria-colindex={index + 1 + leads}
      aria-sort={order === undefined ? undefined : order === 'asc' ? 'ascending' : 'descending'}
      className={`weft-grid-head weft-grid-${grid.cells[index]?.align ?? 'left'}${sortable ? ' weft-grid-sortable' : ''}`}
      style={{ left, top, width, height }}
      tabIndex={current ? 0 : -1}
      data-head={index}
      draggable={!column.anchored}
      onDragStart={event => event.dataTransfer.setData('text/weft-column', column.key)}
      onDragOver={event => event.dataTransfer.types.includes('text/weft-column') && event.preventDefault()}
      onDrop={event => shiftColumn(grid, event.dataTransfer.getData('text/weft-column'), column.key)}
      onFocus={() => onCurrent(index)}
      onKeyDown={keys}
      onClick={press}
      onContextMenu={event => {
        event.preventDefault()
        if (!column.anchored) open(event.currentTarget)
      }}
    >
      <span className="weft-grid-title" title={help === undefined ? column.title : `${column.title}\n${help}`}>
        {required && <b aria-hidden>*</b>}
        {column.title}
      </span>
      {help !== undefined && (
        <span className="weft-grid-help" aria-hidden title={help}>
          ?
        </span>
      )}
      {sortable && <i className={`weft-grid-carets weft-grid-carets-${order ?? 'none'}`} aria-hidden />}
      {ready && !column.anchored && <MoreButton grid={grid} column={column} />}
      {ready && !column.anchored && <Resizer grid={grid} name={column.key} width={width} title={column.title} />}
    </div>
  )
}

/** Opens the menu of a column. */
function MoreButton({ grid, column }: { readonly grid: Grid; readonly column: GridColumn }) {
  const filtered = (filteringOf(grid).all.get(column.key) ?? '') !== ''
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`weft-grid-more${filtered ? ' weft-grid-filtered' : ''}`}
      aria-label={texts.columnMenu(column.title)}
      aria-haspopup="menu"
      onClick={event => openColumnMenu(grid, column, event.currentTarget)}
    >
      ⋮
    </button>
  )
}

/** The arrows walk over the heads; down leads to the cells. */
function headKey(grid: Grid, event: KeyboardEvent<HTMLElement>, index: number, onCurrent: (index: number) => void): boolean {
  if (event.altKey || event.shiftKey) return false
  if (event.key === 'ArrowDown') {
    goTo(grid, { row: 0, column: index })
    surfaceOf(grid).focus()
    return true
  }
  const to = event.key === 'ArrowRight' ? index + 1 : event.key === 'ArrowLeft' ? index - 1 : -1
  if (to < 0 || to >= grid.size.columns) return false
  const { painter } = surfaceOf(grid)
  painter?.reveal({ row: cellsOf(grid).active?.row ?? painter.first, column: to })
  onCurrent(to)
  const heads = event.currentTarget.closest('.weft-grid-heads')
  requestAnimationFrame(() => heads?.querySelector<HTMLElement>(`[data-head="${to}"]`)?.focus({ preventScroll: true }))
  return true
}

interface ResizerProps {
  readonly grid: Grid
  readonly name: string
  readonly width: number
  readonly title: string
}

/** The edge by which a column is made wider. */
function Resizer({ grid, name, width, title }: ResizerProps) {
  const from = useRef<{ readonly x: number; readonly width: number }>()
  const down = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    from.current = { x: event.clientX, width }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current) arrangementOf(grid)?.amend(name, { width: from.current.width + event.clientX - from.current.x })
  }
  return (
    <span
      className="weft-grid-resizer"
      title={texts.resize(title)}
      draggable={false}
      onDragStart={event => event.preventDefault()}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={() => {
        from.current = undefined
      }}
    />
  )
}
