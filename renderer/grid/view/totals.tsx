import { useEffect, useMemo } from 'react'
import type { Statistic } from '../../model/field'
import { sumText } from '../../widgets/columns/statistics'
import type { PlacedColumn } from '../core/column-layout'
import { ColumnTotals } from '../core/column-totals'
import type { GridColumn } from '../core/grid-column'
import { useCalm } from './calm'
import type { GridDesk } from './desk'
import { texts } from './texts'
import { useSignal } from './use-signal'

/** Pixels of one row of totals. */
export const TOTALS_HEIGHT = 32
interface TotalsProps {
  readonly desk: GridDesk
  readonly kinds: readonly Statistic[]
}

/** Sums and averages below the rows; behind the first painting, their place. */
export function Totals({ desk, kinds }: TotalsProps) {
  if (useCalm(desk)) return <Sums desk={desk} kinds={kinds} />
  const style = { width: desk.painter?.plan.width, height: TOTALS_HEIGHT * kinds.length }
  return <div role="presentation" className="weft-grid-totals" style={style} />
}

function Sums({ desk, kinds }: TotalsProps) {
  const { grid, painter } = desk
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const totals = useMemo(() => new ColumnTotals(grid), [grid])
  useSignal(totals.changed)
  const { columns } = grid
  useEffect(() => (columns.length > 0 ? totals.follow() : undefined), [totals, columns])
  const plan = painter?.plan
  if (plan === undefined) return null
  const { layout } = grid
  const cell = (kind: Statistic, place: PlacedColumn, index: number) => {
    const left = place.pin === 'right' ? place.start : plan.leadWidth + place.start + (place.pin === 'left' ? 0 : layout.leftWidth)
    const style = { left, width: place.width }
    const text = totalText(kind, place.column, totals)
    return (
      <div
        key={place.column.key}
        role="gridcell"
        aria-colindex={index + 1 + plan.leads}
        className={`weft-grid-cell weft-grid-total weft-grid-${grid.cells[index]?.align ?? 'left'}`}
        style={style}
      >
        {plan.leads === 0 && index === 0 ? `${texts[kind]} ${text}`.trim() : text}
      </div>
    )
  }
  const all = layout.columns.map((place, index) => ({ place, index }))
  const seen = ({ place, index }: (typeof all)[number]) => place.pin !== undefined || (index >= plan.first && index <= plan.last)
  return (
    <div role="rowgroup" className="weft-grid-totals" style={{ width: plan.width }}>
      {kinds.map(kind => (
        <div key={kind} role="row" className="weft-grid-row" style={{ height: TOTALS_HEIGHT, width: plan.width }}>
          <div role="presentation" className="weft-grid-side weft-grid-side-left" style={{ width: plan.leadWidth + layout.leftWidth }}>
            {plan.leads > 0 && (
              <div
                role="gridcell"
                aria-colindex={1}
                aria-colspan={plan.leads}
                className="weft-grid-total-name"
                style={{ width: plan.leadWidth }}
              >
                {texts[kind]}
              </div>
            )}
            {all.filter(({ place }) => place.pin === 'left').map(({ place, index }) => cell(kind, place, index))}
          </div>
          {all.filter(each => each.place.pin === undefined && seen(each)).map(({ place, index }) => cell(kind, place, index))}
          {layout.right > 0 && (
            <div role="presentation" className="weft-grid-side weft-grid-side-right" style={{ width: layout.rightWidth }}>
              {all.filter(({ place }) => place.pin === 'right').map(({ place, index }) => cell(kind, place, index))}
            </div>
          )}
        </div>
      ))}
    </div>
  )
}

function totalText(kind: Statistic, { key, field, statistics }: GridColumn, totals: ColumnTotals): string {
  const sum = statistics.includes(kind) ? totals.of(key) : undefined
  return sum === undefined ? '' : sumText(kind, field, sum)
}
