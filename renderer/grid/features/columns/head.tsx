import { memo, useState } from 'react'
import { groupHeads, type PlacedColumn } from '../../engine/column-layout'
import type { Lead } from '../../painter/lead-cells'
import { useCalm } from '../../surface/after-first-paint'
import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'
import { useSignal, useTold } from '../../surface/use-signal'
import { choiceState, toggleAll } from '../row-menu/row-changes'
import { ColumnHead } from './column-head'

/** Pixels of one level of heads, unless it is told. */
export const HEAD_HEIGHT = 44

interface HeadProps {
  readonly desk: GridDesk
  readonly leads: readonly Lead[]
  /** Pixels of one level of heads. */
  readonly level: number
}

/** The heads of the columns that are in the window, with those of their groups above them. */
export const Head = memo(function Head({ desk, leads, level }: HeadProps) {
  const { grid, painter } = desk
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const calm = useCalm(desk)
  const [current, setCurrent] = useState(0)
  const plan = painter?.plan
  if (plan === undefined) return null
  const { layout } = grid
  const groups = groupHeads(layout)
  const height = level * (groups.length + 1)
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
        top={level * depth}
        height={height - level * depth}
        leads={leads.length}
        current={current === index}
        onCurrent={setCurrent}
        calm={calm}
      />
    )
  }
  const section = (from: number, to: number) => Array.from({ length: Math.max(0, to - from) }, (_, offset) => head(from + offset))
  const group = (from: number, to: number) =>
    groups.flatMap((heads, depth) =>
      heads
        .map((each, index) => ({ ...each, index }))
        .filter(({ first, last, title }) => title !== '' && first >= from && last < to)
        .map(({ first, last, title, goesOn, index }) => {
          const [start, end] = [layout.columns[first], layout.columns[last]]
          if (start === undefined || end === undefined) return null
          const left = leftOf(start, plan.leadWidth, layout.leftWidth)
          const style = { left, top: depth * level, width: end.start + end.width - start.start, height: level }
          return (
            <div
              key={`${title} ${start.column.key}`}
              className={`weft-grid-head weft-grid-head-group${heads[index + 1]?.goesOn ? ' weft-grid-head-open' : ''}`}
              role="columnheader"
              aria-colindex={first + 1 + leads.length}
              aria-colspan={last - first + 1}
              style={style}
            >
              <span className={goesOn ? 'weft-grid-unseen' : 'weft-grid-title'}>{title}</span>
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
  const left = leads.slice(0, index).reduce((sum, { width }) => sum + width, 0)
  const style = { left, width: lead.width, height }
  const common = { className: `weft-grid-lead weft-grid-${lead.kind}`, style, role: 'columnheader', 'aria-colindex': index + 1 }
  if (lead.kind === 'rowNumber') return <div {...common}>{texts.rowNumber}</div>
  if (lead.kind !== 'rowCheckbox') {
    const name = lead.kind === 'rowDragSort' ? texts.dragSort : lead.kind === 'rowExpand' ? texts.expand : texts.choose
    return (
      <div {...common}>
        <span className="weft-grid-unseen">{name}</span>
      </div>
    )
  }
  return (
    <div {...common}>
      <AllRows desk={desk} />
    </div>
  )
}

/** Chooses every row, or none. */
function AllRows({ desk }: { readonly desk: GridDesk }) {
  const state = useTold(desk.grid.chosen, () => choiceState(desk.grid))
  const toggle = () => toggleAll(desk.grid)
  return (
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
  )
}
