import type { ReactNode } from 'react'
import { useRead } from '../../hooks/use-store'
import type { Grid } from '../engine/grid'
import { surfaceOf } from './surface'

/** Whether the first rows are painted, so that what can wait behind them may be drawn. */
export function useReady(grid: Grid): boolean {
  const surface = surfaceOf(grid)
  return useRead(surface.readied, () => surface.ready)
}

/** Draws its children once the first rows are painted. */
export function AfterFirstPaint({ grid, children }: { readonly grid: Grid; readonly children: ReactNode }) {
  return useReady(grid) ? children : null
}
