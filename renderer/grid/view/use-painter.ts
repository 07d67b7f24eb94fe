import { type RefObject, useLayoutEffect, useState } from 'react'
import { useLatest } from '../../hooks/use-latest'
import type { Grid } from '../engine/grid'
import { type Arrangement, arrangementOf } from '../features/columns'
import { GridPainter } from '../painter/grid-painter'
import type { PaintSettings } from '../painter/paint-plan'
import { whenIdle } from '../painter/when-idle'
import { featuresOf } from '../surface/feature'
import { GridPointer } from '../surface/pointer'
import { surfaceOf } from '../surface/surface'
import { propsOf } from '../surface/view-props'
import { gridMarks } from './marks'

/** The elements that React makes and others fill. */
export interface GridElements {
  readonly scroller: RefObject<HTMLDivElement>
  /** The grid to screen readers; it has no box of its own. */
  readonly grid: RefObject<HTMLDivElement>
  readonly frozen: RefObject<HTMLDivElement>
  readonly body: RefObject<HTMLDivElement>
  readonly layer: RefObject<HTMLDivElement>
  readonly input: RefObject<HTMLTextAreaElement>
}

/** Starts the painter and the features in the page. False before they stand: from the second drawing on, before anything is seen, they do. */
export function usePainter(grid: Grid, elements: GridElements, settings: PaintSettings, arrangement: Arrangement): boolean {
  const [standing, setStanding] = useState<GridPainter>()
  const latest = useLatest(settings)
  useLayoutEffect(() => {
    const { scroller, table, frozen, body, layer, input } = refs(elements)
    if (!scroller || !table || !frozen || !body || !layer || !input) return
    const surface = surfaceOf(grid)
    const painter = new GridPainter(grid, gridMarks(grid), { scroller, table, frozen, body }, latest.current, {
      onPaint: () => surface.placeAbove(),
      onWindow: () => reportVisible(grid),
      onResize: () => {
        grid.arrange(arrangementOf(grid)?.choices, painter.room)
        painter.paint()
      },
    })
    const places = { scroller, table, layer, input }
    surface.mount(painter, places)
    const pointer = new GridPointer(grid, scroller)
    const parts = featuresOf(grid).flatMap(({ mount }) => mount?.(grid, places) ?? [])
    layer.append(surface.outer.element)
    // Rows that are sorted or filtered are not put elsewhere.
    const unmark = grid.arranged.subscribe(() => table.toggleAttribute('data-arranged', grid.view.arranged))
    const unfollow = grid.follow()
    grid.arrange(arrangementOf(grid)?.choices, painter.room)
    painter.paint()
    let unwatch: (() => void) | undefined
    const forget = whenIdle(() => {
      painter.lookAhead()
      surface.setReady()
      unwatch = surface.outer.watch(scroller)
    })
    setStanding(painter)
    return () => {
      forget()
      unfollow()
      unmark()
      unwatch?.()
      pointer.end()
      for (const end of parts) end()
      surface.outer.element.remove()
      painter.end()
      surface.unmount()
    }
  }, [grid, elements])
  useLayoutEffect(() => standing?.configure(settings), [standing, settings])
  useLayoutEffect(() => {
    if (standing) grid.arrange(arrangement.choices, standing.room)
  }, [grid, standing, arrangement])
  return standing !== undefined
}

function refs({ scroller, grid, frozen, body, layer, input }: GridElements) {
  return {
    scroller: scroller.current,
    table: grid.current,
    frozen: frozen.current,
    body: body.current,
    layer: layer.current,
    input: input.current,
  }
}

function reportVisible(grid: Grid): void {
  const { painter } = surfaceOf(grid)
  const { onVisible } = propsOf(grid)
  if (painter === undefined || onVisible === undefined || painter.last < painter.first) return
  onVisible(grid.view.toStore(painter.first), grid.view.toStore(painter.last))
}
