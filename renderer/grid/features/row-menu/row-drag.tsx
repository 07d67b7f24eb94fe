import type { CellPosition } from '../../engine/cell-range'
import type { Grid } from '../../engine/grid'
import { gridState } from '../../engine/grid-state'
import type { GridLead } from '../../surface/feature'
import { LeadTitle } from '../../surface/lead-title'
import type { GridPress, PressResult } from '../../surface/pointer'
import { type SurfaceElements, surfaceOf } from '../../surface/surface'
import { areRowsChangeable, propsOf } from '../../surface/view-props'
import { editingOf } from '../editing'
import { cellsOf, goTo } from '../selection'
import { texts } from './texts'

/** The column of handles by which rows are dragged. */
export const handles: GridLead = {
  kind: 'rowDragSort',
  width: 36,
  narrowWidth: 24,
  Head: () => <LeadTitle>{texts.dragSort}</LeadTitle>,
  make() {
    const handle = document.createElement('span')
    handle.className = 'weft-grid-handle'
    handle.setAttribute('role', 'img')
    return handle
  },
  painter(_, cell) {
    let painted = -1
    return ({ at }) => {
      if (at === painted) return
      painted = at
      cell.firstElementChild?.setAttribute('aria-label', texts.dragRow(at + 1))
    }
  },
}

/** A row on its way to another place: a line shows where it would stand. */
class RowDrag {
  private from = -1
  private to = -1
  private line: HTMLElement | undefined

  constructor(private readonly grid: Grid) {}

  /** The element that shows the place; undefined: there is none any more. */
  setLine(line: HTMLElement | undefined): void {
    this.line = line
  }

  begin(row: number): void {
    this.from = row
    this.to = row
  }

  move(x: number, y: number): void {
    const { painter } = surfaceOf(this.grid)
    if (painter === undefined || this.from < 0) return
    const at = painter.hit(x, y)
    const row = Math.max(0, Math.min(at.row, this.grid.view.size - 1))
    const box = painter.boxOf({ row, column: 0 })
    if (box === undefined) return
    const top = painter.clientTop(box)
    const behind = y > top + box.height / 2
    // The place counts without the row that is dragged.
    const gap = row + (behind ? 1 : 0)
    this.to = gap > this.from ? gap - 1 : gap
    const lineTop = box.top + (behind ? box.height : 0) - 1
    this.style(`display:block;width:${painter.plan.width}px;transform:translate(0,${lineTop}px)`)
  }

  drop(): void {
    const { grid, from, to } = this
    this.end()
    if (from < 0 || from === to) return
    grid.store.move([grid.view.toStore(from)], to)
    const { active } = cellsOf(grid)
    if (active) goTo(grid, { row: to, column: active.column })
  }

  end(): void {
    this.from = -1
    this.style('')
  }

  private style(css: string): void {
    if (this.line) this.line.style.cssText = css
  }
}

const rowDrag = gridState('row drag', grid => new RowDrag(grid))

/** Puts the line that shows the place of a dragged row above the cells; the function takes it away. */
export function mountLine(grid: Grid, { layer }: SurfaceElements): () => void {
  const line = document.createElement('div')
  line.className = 'weft-grid-drop'
  layer.append(line)
  grid.get(rowDrag).setLine(line)
  return () => {
    grid.get(rowDrag).setLine(undefined)
    line.remove()
  }
}

/** A press on a handle drags its row. */
export function pressHandle(grid: Grid, { event, at, lead }: GridPress): PressResult {
  if (lead !== 'rowDragSort' || at === undefined) return undefined
  if (!canDrag(grid)) return 'done'
  event.preventDefault()
  const drag = grid.get(rowDrag)
  drag.begin(at.row)
  return {
    move: (_: CellPosition, now: PointerEvent) => drag.move(now.clientX, now.clientY),
    drop: () => drag.drop(),
    cancel: () => drag.end(),
  }
}

/** Whether rows can be dragged now; where they are sorted or filtered, that is reported. */
function canDrag(grid: Grid): boolean {
  if (!areRowsChangeable(grid) || !editingOf(grid).commit()) return false
  if (grid.view.arranged) propsOf(grid).notify?.info(texts.notDragged)
  return !grid.view.arranged
}
