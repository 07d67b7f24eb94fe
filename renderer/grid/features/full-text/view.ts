import type { Grid } from '../../engine/grid'
import { surfaceOf } from '../../surface/surface'
import { isMessageAbove } from '../validation'

/** Milliseconds that the mouse rests on a cell before its whole text is shown. */
const RESTS = 300
const MARGIN = 4

/** The whole text of a cell that has no room for it, while the mouse rests on the cell. */
export class CellTip {
  private readonly tip = document.createElement('div')
  private timer: ReturnType<typeof setTimeout> | undefined
  private cell: HTMLElement | undefined
  private readonly ends: (() => void)[]

  constructor(
    private readonly grid: Grid,
    private readonly scroller: HTMLElement,
  ) {
    this.tip.className = 'weft-grid-whole'
    this.tip.setAttribute('role', 'tooltip')
    const over = (event: PointerEvent) => event.pointerType !== 'touch' && this.rest(event.target)
    const away = () => this.rest(null)
    scroller.addEventListener('pointerover', over)
    for (const name of ['pointerleave', 'pointerdown', 'scroll']) scroller.addEventListener(name, away)
    this.ends = [
      () => scroller.removeEventListener('pointerover', over),
      () => {
        for (const name of ['pointerleave', 'pointerdown', 'scroll']) scroller.removeEventListener(name, away)
      },
    ]
  }

  end(): void {
    this.rest(null)
    for (const end of this.ends) end()
  }

  private rest(target: EventTarget | null): void {
    const found =
      target instanceof Element
        ? target.closest<HTMLElement>('.weft-grid-row[aria-rowindex] > .weft-grid-cell, .weft-grid-side > .weft-grid-cell')
        : null
    const cell = found?.closest('.weft-grid-scroller') === this.scroller ? found : undefined
    if (cell === this.cell) return
    this.cell = cell ?? undefined
    clearTimeout(this.timer)
    this.tip.remove()
    if (cell) this.timer = setTimeout(() => this.show(cell), RESTS)
  }

  private show(cell: HTMLElement): void {
    const text = this.textOf(cell)
    if (text === undefined || !cell.isConnected) return
    this.tip.textContent = text
    document.body.append(this.tip)
    const [box, own] = [cell.getBoundingClientRect(), this.tip.getBoundingClientRect()]
    const above = box.top - own.height - MARGIN
    const isTaken = above < MARGIN || (isMessageAbove(this.grid) && cell.getAttribute('aria-invalid') === 'true')
    const left = Math.max(MARGIN, Math.min(box.left + box.width / 2 - own.width / 2, window.innerWidth - own.width - MARGIN))
    this.tip.style.transform = `translate(${left}px,${isTaken ? box.bottom + MARGIN : above}px)`
  }

  /** Undefined where all of it is to be seen, or a component draws it. */
  private textOf(cell: HTMLElement): string | undefined {
    const { grid } = this
    const { painter } = surfaceOf(grid)
    const row = Number(cell.closest('[aria-rowindex]')?.getAttribute('aria-rowindex')) - 1 - (painter?.plan.headRows ?? 0)
    const column = Number(cell.getAttribute('aria-colindex')) - 1 - (painter?.plan.leads ?? 0)
    const text = grid.text({ row, column })
    if (text === '' || cell.querySelector('.weft-grid-drawn')) return undefined
    return cell.scrollWidth > cell.clientWidth ? text : undefined
  }
}
