import { type ReactNode, useLayoutEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Row } from '../../../model/source'
import type { RowFolding } from '../../engine/grid-settings'
import type { GridDesk } from '../../surface/desk'
import { useSignal } from '../../surface/use-signal'

interface DetailsProps {
  readonly desk: GridDesk
  readonly folding: RowFolding
  readonly draw: (row: Row, index: number) => ReactNode
}

/** What stands below the open rows. */
export function Details({ desk: { grid, painter }, folding, draw }: DetailsProps) {
  useSignal(grid.chosen)
  const { store } = grid
  const open = store.all().flatMap((row, index) => (folding.stateOf(row, index) === 'open' ? [{ row, index, id: store.idOf(row) }] : []))
  const ids = JSON.stringify(open.map(({ id }) => id))
  useLayoutEffect(() => painter?.details.keep(JSON.parse(ids) as string[]), [painter, ids])
  return open.map(({ row, index, id }) => painter && createPortal(draw(row, index), painter.details.hostOf(id), id))
}
