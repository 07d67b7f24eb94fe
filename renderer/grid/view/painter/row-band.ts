import type { GridController } from '../../core/grid-controller'
import type { Lead } from './lead-cells'
import type { PaintPlan } from './paint-plan'
import { RowElement } from './row-element'

/** The elements of neighbouring rows. A row's element is the one whose number its place leaves, so that scrolling recycles. */
export class RowBand {
  private rows: RowElement[] = []

  constructor(
    private readonly home: HTMLElement,
    private readonly grid: GridController,
    private readonly leads: readonly Lead[],
  ) {}

  /** Paints the rows from `first` to `last`; `topOf` says where each stands. */
  paint(first: number, last: number, topOf: (at: number) => number, plan: PaintPlan): void {
    const count = last - first + 1
    if (count > this.rows.length) this.grow(count, plan)
    const slots = this.rows.length
    for (const row of this.rows) if (row.at < first || row.at > last) row.putAway(plan)
    for (let at = first; at <= last; at++) this.rows[at % slots]?.paint(at, topOf(at), plan)
  }

  /** The heights that rows have grown to. */
  measure(tell: (at: number, height: number) => void): void {
    for (const row of this.rows) if (row.at >= 0) tell(row.at, row.element.offsetHeight)
  }

  /** Puts the elements in the order in which they are read. To be done when nothing moves. */
  settle(): void {
    const shown = this.rows.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
    let before: Element | null = null
    for (const { element } of shown) {
      const next: Element | null = before === null ? this.home.firstElementChild : before.nextElementSibling
      if (next !== element) this.home.insertBefore(element, next)
      before = element
    }
  }

  clear(plan: PaintPlan | undefined): void {
    for (const row of this.rows) {
      if (plan) row.putAway(plan)
      row.element.remove()
    }
    this.rows = []
  }

  private grow(count: number, plan: PaintPlan): void {
    for (const row of this.rows) row.putAway(plan)
    while (this.rows.length < count) {
      const row = new RowElement(this.grid, this.leads)
      this.rows.push(row)
      this.home.append(row.element)
    }
  }
}
