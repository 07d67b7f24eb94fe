import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { PlacedColumn } from '../../engine/column-layout'
import type { GridColumn } from '../../engine/grid-column'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { openColumnMenu, shiftColumn, sortBy } from './column-menu'

interface ColumnHeadProps {
  readonly desk: GridDesk
  readonly place: PlacedColumn
  readonly index: number
  readonly left: number
  readonly top: number
  readonly height: number
  readonly leads: number
  readonly current: boolean
  readonly onCurrent: (index: number) => void
  /** Nobody is there to press or drag anything yet: the title is enough. */
  readonly calm: boolean
}

/** The head of one column: sorts, opens its menu, is dragged elsewhere and made wider. */
export function ColumnHead({ desk, place, index, left, top, height, leads, current, onCurrent, calm }: ColumnHeadProps) {
  const { column, width } = place
  const { grid } = desk
  const sort = grid.sorts.find(({ field }) => field === column.key)
  const required = !desk.props.readOnly && column.field.required !== false
  const sortable = column.sortable && !column.anchored
  const open = (target: Element) => openColumnMenu(desk, column, target)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (headKey(desk, event, index, onCurrent)) event.preventDefault()
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (sortable) sortBy(desk, column.key)
    } else if ((event.altKey && event.key === 'ArrowDown') || (event.shiftKey && event.key === 'F10') || event.key === 'ContextMenu') {
      event.preventDefault()
      open(event.currentTarget)
    }
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    if (event.target instanceof Element && event.target.closest('button,.weft-grid-resizer')) return
    event.currentTarget.focus()
    if (sortable) sortBy(desk, column.key)
  }
  const { help } = column.field
  return (
    <div
      role="columnheader"
      aria-label={column.title}
      aria-description={help}
      aria-colindex={index + 1 + leads}
      aria-sort={sort === undefined ? undefined : sort.order === 'asc' ? 'ascending' : 'descending'}
      className={`weft-grid-head weft-grid-${grid.cells[index]?.align ?? 'left'}${sortable ? ' weft-grid-sortable' : ''}`}
      style={{ left, top, width, height }}
      tabIndex={current ? 0 : -1}
      data-head={index}
      draggable={!column.anchored}
      onDragStart={event => event.dataTransfer.setData('text/weft-column', column.key)}
      onDragOver={event => event.dataTransfer.types.includes('text/weft-column') && event.preventDefault()}
      onDrop={event => shiftColumn(desk, event.dataTransfer.getData('text/weft-column'), column.key)}
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
      {sortable && <i className={`weft-grid-carets weft-grid-carets-${sort?.order ?? 'none'}`} aria-hidden />}
      {calm && !column.anchored && <MoreButton desk={desk} column={column} />}
      {calm && !column.anchored && <Resizer desk={desk} name={column.key} width={width} title={column.title} />}
    </div>
  )
}

/** Opens the menu of a column. */
function MoreButton({ desk, column }: { readonly desk: GridDesk; readonly column: GridColumn }) {
  const filtered = (desk.grid.filters.get(column.key) ?? '') !== ''
  return (
    <button
      type="button"
      tabIndex={-1}
      className={`weft-grid-more${filtered ? ' weft-grid-filtered' : ''}`}
      aria-label={texts.columnMenu(column.title)}
      aria-haspopup="menu"
      onClick={event => openColumnMenu(desk, column, event.currentTarget)}
    >
      ⋮
    </button>
  )
}

/** The arrows walk over the heads; down leads to the cells. */
function headKey(desk: GridDesk, event: KeyboardEvent<HTMLElement>, index: number, onCurrent: (index: number) => void): boolean {
  if (event.altKey || event.shiftKey) return false
  if (event.key === 'ArrowDown') {
    desk.go({ row: 0, column: index })
    desk.focus()
    return true
  }
  const to = event.key === 'ArrowRight' ? index + 1 : event.key === 'ArrowLeft' ? index - 1 : -1
  if (to < 0 || to >= desk.grid.size.columns) return false
  const { painter, grid } = desk
  painter?.reveal({ row: grid.active?.row ?? painter.first, column: to })
  onCurrent(to)
  const heads = event.currentTarget.closest('.weft-grid-heads')
  requestAnimationFrame(() => heads?.querySelector<HTMLElement>(`[data-head="${to}"]`)?.focus({ preventScroll: true }))
  return true
}

interface ResizerProps {
  readonly desk: GridDesk
  readonly name: string
  readonly width: number
  readonly title: string
}

/** The edge by which a column is made wider. */
function Resizer({ desk, name, width, title }: ResizerProps) {
  const from = useRef<{ readonly x: number; readonly width: number }>()
  const down = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    from.current = { x: event.clientX, width }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current) desk.arrangement?.amend(name, { width: from.current.width + event.clientX - from.current.x })
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
