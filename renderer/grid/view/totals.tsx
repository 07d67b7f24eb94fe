import { useEffect, useMemo, useState } from 'react'
import type { Statistic } from '../../model/field'
import { statisticText } from '../../widgets/columns/statistics'
import type { PlacedColumn } from '../core/column-layout'
import type { GridDesk } from './desk'
import { texts } from './texts'
import { useSignal } from './use-signal'

/** Pixels of one row of totals. */
export const TOTALS_HEIGHT = 32
/** From so many rows on, totals are counted when nothing else is to be done. */
const MANY = 2000

interface TotalsProps {
  readonly desk: GridDesk
  readonly kinds: readonly Statistic[]
}

/** Sums and averages below the rows. */
export function Totals({ desk, kinds }: TotalsProps) {
  const { grid, painter } = desk
  useSignal(grid.arranged)
  useSignal(painter?.windowed)
  const version = useRowsVersion(desk)
  const values = useMemo(() => {
    void version
    return new Map(kinds.map(kind => [kind, new Map(grid.columns.map(column => [column.key, totalOf(desk, kind, column.key)]))]))
  }, [desk, grid, kinds, version])
  const plan = painter?.plan
  if (plan === undefined) return null
  const { layout } = grid
  const cell = (kind: Statistic, place: PlacedColumn, index: number) => {
    const left = place.pin === 'right' ? place.start : plan.leadWidth + place.start + (place.pin === 'left' ? 0 : layout.leftWidth)
    const style = { left, width: place.width }
    const text = values.get(kind)?.get(place.column.key) ?? ''
    return (
      <div
        key={place.column.key}
        role="gridcell"
        aria-colindex={index + 1 + plan.leads}
        className={`weft-grid-cell weft-grid-total weft-grid-${grid.cells[index]?.align ?? 'left'}`}
        style={style}
      >
        {text !== '' && kinds.length > 1 ? `${texts[kind]} ${text}` : text}
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
            <span className="weft-grid-total-name">{plan.leadWidth > 0 && texts[kind]}</span>
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

function totalOf({ grid }: GridDesk, kind: Statistic, key: string): string {
  const column = grid.columns.find(each => each.key === key)
  if (column === undefined || !column.statistics.includes(kind)) return ''
  const cells = grid.cellsOf(column)
  const rows = column.compute === undefined ? grid.store.all() : grid.store.all().map((row, index) => ({ [key]: cells.wire(row, index) }))
  return statisticText(kind, column.field, rows)
}

/** Counts up with the rows; of many rows, a moment later. */
function useRowsVersion({ grid: { store } }: GridDesk): number {
  const [version, setVersion] = useState(store.version)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    setVersion(store.version)
    const end = store.subscribe(() => {
      clearTimeout(timer)
      if (store.size < MANY) setVersion(store.version)
      else timer = setTimeout(() => setVersion(store.version), 200)
    })
    return () => {
      clearTimeout(timer)
      end()
    }
  }, [store])
  return version
}
