import { memo, useState } from 'react'
import { groupHeads, type PlacedColumn } from '../../engine/column-layout'
import type { Grid } from '../../engine/grid'
import { useReady } from '../../surface/after-first-paint'
import type { GridLead } from '../../surface/feature'
import { surfaceOf } from '../../surface/surface'
import { useSignal } from '../../surface/use-signal'
import { ColumnHead } from './column-head'

/** Pixels of one level of heads, unless the props say otherwise. */
export const HEAD_HEIGHT = 44

interface HeadProps {
  readonly grid: Grid
  readonly leads: readonly GridLead[]
  /** Pixels of one level of heads. */
  readonly level: number
}

/** The heads of the columns that are in the window, with those of their groups above them. */
export const Head = memo(function Head({ grid, leads, level }: HeadProps) {
  const { painter } = surfaceOf(grid)
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const ready = useReady(grid)
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
        grid={grid}
        place={place}
        index={index}
        left={leftOf(place, plan.leadWidth, layout.leftWidth)}
        top={level * depth}
        height={height - level * depth}
        leads={leads.length}
        current={current === index}
        onCurrent={setCurrent}
        ready={ready}
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
            <LeadHead key={lead.kind} grid={grid} leads={leads} lead={lead} index={index} height={height} />
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
  readonly grid: Grid
  readonly leads: readonly GridLead[]
  readonly lead: GridLead
  readonly index: number
  readonly height: number
}

function LeadHead({ grid, leads, lead, index, height }: LeadHeadProps) {
  const left = leads.slice(0, index).reduce((sum, { width }) => sum + width, 0)
  const style = { left, width: lead.width, height }
  return (
    <div className={`weft-grid-lead weft-grid-${lead.kind}`} style={style} role="columnheader" aria-colindex={index + 1}>
      <lead.Head grid={grid} />
    </div>
  )
}
