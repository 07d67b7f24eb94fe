import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Arrangement } from '../features/columns/use-arrangement'
import { CellInput } from '../features/editing/cell-input'
import { ChoiceState } from '../features/editing/choice-state'
import { placeOverlay } from '../features/editing/overlay'
import { CellTip } from '../features/full-text/cell-tip'
import { RowDrag } from '../features/row-menu/row-drag'
import { GridPainter } from '../painter/grid-painter'
import type { PaintSettings } from '../painter/paint-plan'
import { whenIdle } from '../painter/when-idle'
import type { GridDesk } from '../surface/desk'
import { GridPointer } from '../surface/pointer'
import { GridLayer } from './layer'

/** The elements that React makes and others fill. */
export interface GridElements {
  readonly scroller: RefObject<HTMLDivElement>
  /** The grid to those who listen; it has no box of its own. */
  readonly grid: RefObject<HTMLDivElement>
  readonly frozen: RefObject<HTMLDivElement>
  readonly body: RefObject<HTMLDivElement>
  readonly layer: RefObject<HTMLDivElement>
  readonly input: RefObject<HTMLTextAreaElement>
}

/** Everything that stands once the elements do. */
export interface GridParts {
  readonly painter: GridPainter
  readonly layer: GridLayer
  readonly choices: ChoiceState
}

/** Starts the painter and the parts that follow it; they are there from the second drawing on, before anything is seen. */
export function usePainter(
  desk: GridDesk,
  elements: GridElements,
  settings: PaintSettings,
  arrangement: Arrangement,
): GridParts | undefined {
  const [parts, setParts] = useState<GridParts>()
  const choices = useMemo(() => new ChoiceState(desk), [desk])
  const latest = useRef(settings)
  latest.current = settings
  useLayoutEffect(() => {
    const { scroller, table, frozen, body, layer: home, input } = refs(elements)
    if (!scroller || !table || !frozen || !body || !home || !input) return
    const { grid } = desk
    const painter = new GridPainter(grid, { scroller, table, frozen, body }, latest.current, {
      onPaint: () => {
        cellInput.place()
        layer.place()
        placeOverlay(desk)
      },
      onWindow: () => tellVisible(desk),
      onResize: () => {
        grid.arrange(desk.arrangement?.choices, painter.room)
        painter.paint()
      },
    })
    desk.painter = painter
    const layer = new GridLayer(desk, home)
    const cellInput = new CellInput(desk, input, choices)
    const pointer = new GridPointer(desk, scroller, new RowDrag(desk, layer.line))
    const tip = new CellTip(desk, scroller)
    // Rows that are sorted or filtered are not put elsewhere.
    const unfix = grid.arranged.subscribe(() => table.toggleAttribute('data-arranged', grid.view.arranged))
    const follows = [grid.follow(), choices.follow(), unfix]
    grid.arrange(desk.arrangement?.choices, painter.room)
    painter.paint()
    let unwatch: (() => void) | undefined
    const calm = whenIdle(() => {
      painter.lookAhead()
      desk.calmDown()
      unwatch = desk.outer.watch(scroller)
    })
    setParts({ painter, layer, choices })
    return () => {
      for (const end of [calm, ...follows]) end()
      unwatch?.()
      pointer.end()
      cellInput.end()
      layer.end()
      tip.end()
      painter.end()
      desk.painter = undefined
    }
  }, [desk, elements, choices])
  useLayoutEffect(() => parts?.painter.configure(settings), [parts, settings])
  useLayoutEffect(() => {
    if (parts) desk.grid.arrange(arrangement.choices, parts.painter.room)
  }, [desk, parts, arrangement])
  return parts
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

function tellVisible({ grid, painter, props }: GridDesk): void {
  if (painter === undefined || props.onVisible === undefined || painter.last < painter.first) return
  props.onVisible(grid.view.toStore(painter.first), grid.view.toStore(painter.last))
}
