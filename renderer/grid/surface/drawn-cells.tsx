import { memo, Suspense } from 'react'
import { createPortal } from 'react-dom'
import { useHostIfAny } from '../../source/host-context'
import { laterPart } from '../../ui/loading/later-part'
import type { Grid } from '../engine/grid'
import type { DrawnCell } from '../painter/paint-plan'
import { cellPlace } from './cell-place'
import { PartGuard } from './part-guard'
import { surfaceOf } from './surface'
import { useSignal } from './use-signal'

const CellView = laterPart(async () => (await import('../../ui/cell/cell-view')).CellView)

/** The cells that components draw, each in the element of its cell. */
export function DrawnCells({ grid }: { readonly grid: Grid }) {
  const drawn = surfaceOf(grid).painter?.drawn
  useSignal(drawn?.changed)
  if (drawn === undefined) return null
  return [...drawn.all].map(([cell, place]) => cell.host && createPortal(<Drawn place={place} grid={grid} />, cell.host, cell.key))
}

const Drawn = memo(function Drawn({ place: { cells, shown }, grid }: { readonly place: DrawnCell; readonly grid: Grid }) {
  const host = useHostIfAny()
  const { column } = cells
  if (column.render) return <>{column.render({ row: shown.row, index: shown.index, value: cells.wire(shown.row, shown.index) })}</>
  if (host === null) return <>{cells.text(shown.row, shown.index)}</>
  const options = column.options?.(shown.row)
  const { store } = grid
  const place = cellPlace(store, store.idOf(shown.row), column.key)
  return (
    <PartGuard fallback={cells.text(shown.row, shown.index)} retryOn={shown.row}>
      <Suspense fallback={cells.text(shown.row, shown.index)}>
        <CellView field={column.field} row={shown.row} view="list" place={place} options={options} />
      </Suspense>
    </PartGuard>
  )
})
