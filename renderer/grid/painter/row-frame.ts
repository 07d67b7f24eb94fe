import type { ColumnCells } from '../engine/column-cells'
import type { ColumnLayout } from '../engine/column-layout'
import { CellElement } from './cell-element'
import { type Lead, leadElements } from './lead-cells'
import type { PaintPlan } from './paint-plan'

/** The elements of one row and where its cells stand. Browsers copy a whole row faster than its cells are made one by one. */
export class RowFrame {
  /** Where its cells stand; undefined: nowhere yet. */
  plan: PaintPlan | undefined
  readonly element: HTMLElement
  readonly leadElements: readonly Element[]
  /** Of the columns that scroll, and of those that are pinned. */
  readonly cells: CellElement[] = []
  readonly pinned: CellElement[] = []
  private readonly left: HTMLElement
  private readonly right: HTMLElement

  /** `model`: a frame into which nothing was written, to be copied. */
  constructor(
    readonly leads: readonly Lead[],
    model?: RowFrame,
  ) {
    this.element = model === undefined ? document.createElement('div') : (model.element.cloneNode(true) as HTMLElement)
    if (model === undefined) {
      this.element.setAttribute('role', 'row')
      this.left = section('left')
      this.right = section('right')
      this.left.append(...leadElements(leads))
      this.element.append(this.left)
      this.leadElements = [...this.left.children]
      return
    }
    const [left, ...rest] = [...this.element.children] as HTMLElement[]
    this.left = left ?? section('left')
    this.right = rest[model.cells.length] ?? section('right')
    const inLeft = [...this.left.children] as HTMLElement[]
    this.leadElements = inLeft.splice(0, leads.length)
    const pinned = [...inLeft, ...(this.right.children as Iterable<HTMLElement>)]
    this.cells.push(...model.cells.map((cell, index) => new CellElement(rest[index], cell)))
    this.pinned.push(...model.pinned.map((cell, index) => new CellElement(pinned[index], cell)))
    this.plan = model.plan
  }

  /** Another window of columns, or other columns. Pinned ones are always there. */
  setPlan(plan: PaintPlan, layout: ColumnLayout): void {
    this.plan = plan
    this.left.style.width = `${plan.leadWidth + layout.leftWidth}px`
    this.right.style.width = `${layout.rightWidth}px`
    this.element.style.width = `${plan.width}px`
    this.setPinned(plan, layout)
    const { first, last, slots } = plan
    while (this.cells.length < slots) this.cells.push(this.newCell())
    this.cells.forEach((cell, slot) => {
      if (cell.column < first || cell.column > last || (cell.column - layout.left) % slots !== slot) cell.hide()
    })
    for (let column = first; column <= last; column++) {
      const [cell, place] = [this.cells[(column - layout.left) % slots], layout.columns[column]]
      if (cell === undefined || place === undefined) continue
      const start = plan.auto ? undefined : plan.leadWidth + layout.leftWidth + place.start
      cell.place(column, start, place.width, column + 1 + plan.leads)
      if (plan.auto) cell.flow(column - first + 1, column === first ? place.start : 0)
    }
    for (const cell of this.cells) if (cell.column < 0) plan.drawn.release(cell)
  }

  /** Gives its cells the look that most of them have. */
  applyClasses(columns: readonly ColumnCells[]): void {
    for (const cell of [...this.pinned, ...this.cells]) if (cell.column >= 0) cell.mark(columns[cell.column]?.align ?? 'left', 0)
  }

  private setPinned(plan: PaintPlan, { columns, left, right }: ColumnLayout): void {
    const wanted = left + right
    while (this.pinned.length > wanted) {
      const cell = this.pinned.pop()
      if (cell) plan.drawn.release(cell)
      cell?.element.remove()
    }
    while (this.pinned.length < wanted) this.pinned.push(new CellElement())
    this.pinned.forEach((cell, index) => {
      const column = index < left ? index : columns.length - wanted + index
      const place = columns[column]
      const home = index < left ? this.left : this.right
      if (cell.element.parentNode !== home) home.append(cell.element)
      if (place === undefined) return
      const before = index < left ? plan.leadWidth : 0
      cell.place(column, plan.auto ? undefined : before + place.start, place.width, column + 1 + plan.leads)
    })
    if (right > 0 && this.right.parentNode === null) this.element.append(this.right)
    if (right === 0) this.right.remove()
  }

  private newCell(): CellElement {
    const cell = new CellElement()
    this.element.insertBefore(cell.element, this.right.parentNode === this.element ? this.right : null)
    return cell
  }
}

function section(side: 'left' | 'right'): HTMLElement {
  const element = document.createElement('div')
  element.className = `weft-grid-side weft-grid-side-${side}`
  element.setAttribute('role', 'presentation')
  return element
}
