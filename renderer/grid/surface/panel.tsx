import { type ComponentType, Suspense } from 'react'
import { useRead } from '../../hooks/use-store'
import type { Grid } from '../engine/grid'
import type { GridState } from '../engine/grid-state'
import { PartGuard } from './part-guard'
import type { Switch } from './switch'
import { texts } from './texts'
import { propsOf } from './view-props'

interface PanelProps {
  readonly grid: Grid
  readonly state: GridState<Switch>
  /** May still have to be loaded. */
  readonly View: ComponentType<{ readonly grid: Grid }>
}

/** A panel while its switch is open; one that cannot be loaded is reported. */
export function Panel({ grid, state, View }: PanelProps) {
  const { changed } = grid.get(state)
  const isOpen = useRead(changed, () => grid.get(state).isOpen)
  return (
    <PartGuard retryOn={isOpen} onFail={() => propsOf(grid).notify?.warning(texts.partFailed)}>
      <Suspense fallback={null}>{isOpen && <View grid={grid} />}</Suspense>
    </PartGuard>
  )
}
