import type { GridDesk } from '../../surface/desk'
import { texts } from '../../surface/texts'

/** A row on its way to another place: a line shows where it would stand. */
export class RowDrag {
  private from = -1
  private to = -1

  constructor(
    private readonly desk: GridDesk,
    private readonly line: HTMLElement,
  ) {}

  /** False where rows cannot be dragged now. */
  begin(row: number): boolean {
    const { changeable, grid, props } = this.desk
    if (!changeable || !this.desk.commit()) return false
    if (grid.view.arranged) {
      props.notify?.info(texts.notDragged)
      return false
    }
    this.from = row
    this.to = row
    return true
  }

  move(x: number, y: number): void {
    const { painter, grid } = this.desk
    if (painter === undefined || this.from < 0) return
    const at = painter.hit(x, y)
    const row = Math.max(0, Math.min(at.row, grid.view.size - 1))
    const box = painter.boxOf({ row, column: 0 })
    if (box === undefined) return
    const top = painter.clientTop(box)
    const behind = y > top + box.height / 2
    // The place counts without the row that is dragged.
    const gap = row + (behind ? 1 : 0)
    this.to = gap > this.from ? gap - 1 : gap
    this.line.style.cssText = `display:block;width:${painter.plan.width}px;transform:translate(0,${box.top + (behind ? box.height : 0) - 1}px)`
  }

  drop(): void {
    const { grid } = this.desk
    const { from, to } = this
    this.end()
    if (from < 0 || from === to) return
    grid.store.move([grid.view.toStore(from)], to)
    if (grid.active) this.desk.go({ row: to, column: grid.active.column })
  }

  end(): void {
    this.from = -1
    this.line.style.cssText = ''
  }
}
