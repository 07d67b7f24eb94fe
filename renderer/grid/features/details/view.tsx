import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Row } from '../../../model/source'
import type { Grid } from '../../engine/grid'
import type { RowFolding } from '../../engine/grid-settings'
import { surfaceOf } from '../../surface/surface'
import { useSignal } from '../../surface/use-signal'
import { propsOf } from '../../surface/view-props'

interface DetailsProps {
  readonly grid: Grid
  readonly folding: RowFolding
  readonly draw: (row: Row, index: number) => ReactNode
}

/** What stands below the open rows. */
export function Details({ grid }: { readonly grid: Grid }) {
  const { folding } = propsOf(grid)
  return folding?.render && <OpenRows grid={grid} folding={folding} draw={folding.render} />
}

function OpenRows({ grid, folding, draw }: DetailsProps) {
  const { painter } = surfaceOf(grid)
  useSignal(grid.rowsMoved)
  const { store } = grid
  const open = store.all().flatMap((row, index) => (folding.stateOf(row, index) === 'open' ? [{ row, index, id: store.idOf(row) }] : []))
  const ids = JSON.stringify(open.map(({ id }) => id))
  useLayoutEffect(() => painter?.details.keep(JSON.parse(ids) as string[]), [painter, ids])
  return open.map(({ row, index, id }) => painter && createPortal(draw(row, index), painter.details.hostOf(id), id))
}
