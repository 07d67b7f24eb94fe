import { type KeyboardEvent, memo, type PointerEvent, useRef, useState } from 'react'
import { groupHeads, type PlacedColumn } from '../core/column-layout'
import { choiceState, toggleAll } from '../core/row-changes'
import { openColumnMenu, shiftColumn, sortBy } from './column-menu'
import type { GridDesk } from './desk'
import type { Lead } from './painter/lead-cells'
import { texts } from './texts'
import { useSignal } from './use-signal'

/** Pixels of one level of heads. */
export const HEAD_HEIGHT = 44

interface HeadProps {
  readonly desk: GridDesk
  readonly leads: readonly Lead[]
  readonly onWidth: (key: string, width: number) => void
}

/** The heads of the columns that are in the window, with those of their groups above them. */
export const Head = memo(function Head({ desk, leads, onWidth }: HeadProps) {
  const { grid, painter } = desk
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const [current, setCurrent] = useState(0)
  const plan = painter?.plan
  if (plan === undefined) return null
  const { layout } = grid
  const groups = groupHeads(layout)
  const height = HEAD_HEIGHT * (groups.length + 1)
  const inWindow = (index: number) =>
    index < layout.left || index >= layout.columns.length - layout.right || (index >= plan.first && index <= plan.last)
  const head = (index: number) => {
    const place = layout.columns[index]
    if (place === undefined || !inWindow(index)) return null
    const depth = place.column.group.length
    return (
      <ColumnHead
        key={place.column.key}
        desk={desk}
        place={place}
        index={index}
        left={leftOf(place, plan.leadWidth, layout.leftWidth)}
        top={HEAD_HEIGHT * depth}
        height={height - HEAD_HEIGHT * depth}
        leads={leads.length}
        current={current === index}
        onCurrent={setCurrent}
        onWidth={onWidth}
      />
    )
  }
  const section = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, offset) => head(from + offset))
  const group = (from: number, to: number) =>
    groups.flatMap((level, depth) =>
      level
        .filter(({ first, last, title }) => title !== '' && first >= from && last < to)
        .map(({ first, last, title }) => {
          const [start, end] = [layout.columns[first], layout.columns[last]]
          if (start === undefined || end === undefined) return null
          const left = leftOf(start, plan.leadWidth, layout.leftWidth)
          const style = { left, top: depth * HEAD_HEIGHT, width: end.start + end.width - start.start, height: HEAD_HEIGHT }
          return (
            <div
              key={`${title} ${start.column.key}`}
              className="weft-grid-head weft-grid-head-group"
              role="columnheader"
              aria-colspan={last - first + 1}
              style={style}
            >
              <span className="weft-grid-title">{title}</span>
            </div>
          )
        }),
    )
  const middle = layout.columns.length - layout.right
  return (
    <div role="rowgroup" className="weft-grid-heads" style={{ width: plan.width, height }}>
      <div role="row" aria-rowindex={1} className="weft-grid-head-row">
        <div role="presentation" className="weft-grid-side weft-grid-side-left" style={{ width: plan.leadWidth + layout.leftWidth }}>
          {leads.map((lead, index) => (
            <LeadHead key={lead.kind} desk={desk} leads={leads} lead={lead} index={index} height={height} />
          ))}
          {group(0, layout.left)}
          {section(0, layout.left)}
        </div>
        {group(layout.left, middle)}
        {section(layout.left, middle)}
        {layout.right > 0 && (
          <div role="presentation" className="weft-grid-side weft-grid-side-right" style={{ width: layout.rightWidth }}>
            {group(middle, layout.columns.length)}
            {section(middle, layout.columns.length)}
          </div>
        )}
      </div>
    </div>
  )
})

function leftOf({ pin, start }: PlacedColumn, lead: number, pinned: number): number {
  if (pin === 'right') return start
  return pin === 'left' ? lead + start : lead + pinned + start
}

interface LeadHeadProps {
  readonly desk: GridDesk
  readonly leads: readonly Lead[]
  readonly lead: Lead
  readonly index: number
  readonly height: number
}

function LeadHead({ desk, leads, lead, index, height }: LeadHeadProps) {
  useSignal(desk.grid.chosen)
  const left = leads.slice(0, index).reduce((sum, { width }) => sum + width, 0)
  const style = { left, width: lead.width, height }
  const common = { className: `weft-grid-lead weft-grid-${lead.kind}`, style, role: 'columnheader', 'aria-colindex': index + 1 }
  if (lead.kind === 'rowNumber') return <div {...common}>{texts.rowNumber}</div>
  if (lead.kind !== 'rowCheckbox') {
    const name = lead.kind === 'rowDragSort' ? texts.dragSort : texts.choose
    return (
      <div {...common}>
        <span className="weft-grid-unseen">{name}</span>
      </div>
    )
  }
  const state = choiceState(desk.grid)
  const toggle = () => toggleAll(desk.grid)
  return (
    <div {...common}>
      <span
        role="checkbox"
        aria-label={texts.selectAll}
        aria-checked={state === 'some' ? 'mixed' : state === 'all'}
        className="weft-grid-box"
        tabIndex={0}
        onClick={toggle}
        onKeyDown={event => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          event.preventDefault()
          toggle()
        }}
      />
    </div>
  )
}

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
  readonly onWidth: (key: string, width: number) => void
}

function ColumnHead({ desk, place, index, left, top, height, leads, current, onCurrent, onWidth }: ColumnHeadProps) {
  const { column, width } = place
  const { grid } = desk
  const sort = grid.sorts.find(({ field }) => field === column.key)
  const filtered = (grid.filters.get(column.key) ?? '') !== ''
  const required = column.field.required !== false
  const open = (target: Element) => openColumnMenu(desk, column, target)
  const keys = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (headKey(desk, event, index, onCurrent)) event.preventDefault()
    else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      if (column.sortable) sortBy(desk, column.key)
    } else if ((event.altKey && event.key === 'ArrowDown') || (event.shiftKey && event.key === 'F10') || event.key === 'ContextMenu') {
      event.preventDefault()
      open(event.currentTarget)
    }
  }
  return (
    <div
      role="columnheader"
      aria-colindex={index + 1 + leads}
      aria-sort={sort === undefined ? undefined : sort.order === 'asc' ? 'ascending' : 'descending'}
      className={`weft-grid-head weft-grid-${grid.cells[index]?.align ?? 'left'}`}
      style={{ left, top, width, height }}
      tabIndex={current ? 0 : -1}
      data-head={index}
      draggable
      onDragStart={event => event.dataTransfer.setData('text/weft-column', column.key)}
      onDragOver={event => event.dataTransfer.types.includes('text/weft-column') && event.preventDefault()}
      onDrop={event => shiftColumn(desk, event.dataTransfer.getData('text/weft-column'), column.key)}
      onFocus={() => onCurrent(index)}
      onKeyDown={keys}
      onClick={event => event.target === event.currentTarget && event.currentTarget.focus()}
      onContextMenu={event => {
        event.preventDefault()
        open(event.currentTarget)
      }}
    >
      <span className="weft-grid-title" onClick={() => column.sortable && sortBy(desk, column.key)} title={column.title}>
        {required && <b aria-hidden>*</b>}
        {column.title}
      </span>
      {sort && <i aria-hidden>{sort.order === 'asc' ? '▲' : '▼'}</i>}
      <button
        type="button"
        tabIndex={-1}
        className={`weft-grid-more${filtered ? ' weft-grid-filtered' : ''}`}
        aria-label={texts.columnMenu(column.title)}
        aria-haspopup="menu"
        onClick={event => open(event.currentTarget)}
      >
        ⋮
      </button>
      <Resizer width={width} title={column.title} onWidth={next => onWidth(column.key, next)} />
    </div>
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

/** The edge by which a column is made wider. */
function Resizer({ width, title, onWidth }: { readonly width: number; readonly title: string; readonly onWidth: (width: number) => void }) {
  const from = useRef<{ readonly x: number; readonly width: number }>()
  const down = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault()
    event.stopPropagation()
    from.current = { x: event.clientX, width }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    if (from.current) onWidth(from.current.width + event.clientX - from.current.x)
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
