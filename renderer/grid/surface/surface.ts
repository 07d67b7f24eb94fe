import { Listeners } from '../../model/store'
import type { CellPosition } from '../engine/cell-range'
import type { Grid } from '../engine/grid'
import { gridState } from '../engine/grid-state'
import { Signal } from '../engine/signal'
import type { GridPainter } from '../painter/grid-painter'
import { notifiesIdle } from '../painter/when-idle'
import { OuterScroll } from './outer-scroll'

/** The elements of a grid that stands in a page. */
export interface SurfaceElements {
  /** Holds all that scrolls. */
  readonly scroller: HTMLElement
  /** Has the role `grid`, and no box of its own. */
  readonly table: HTMLElement
  /** Lies above the cells: what features put into it follows the painting. */
  readonly layer: HTMLElement
  /** Has the focus while the grid has it. */
  readonly input: HTMLTextAreaElement
}

/** A grid in a page: its painter, its elements, the focus and what is scrolled. */
export class GridSurface {
  /** The first rows are painted and the browser has time. */
  readonly readied = new Signal()
  readonly outer = new OuterScroll(() => this.painter)
  private mounted: { readonly painter: GridPainter; readonly elements: SurfaceElements } | undefined
  private isReady = !notifiesIdle
  private readonly paintings = new Listeners()
  /** Calls back after each painting, to place what lies above the cells; the function ends it. */
  readonly onPaint = this.paintings.subscribe

  /** Undefined until the elements stand. */
  get painter(): GridPainter | undefined {
    return this.mounted?.painter
  }

  get layer(): HTMLElement | undefined {
    return this.mounted?.elements.layer
  }

  get input(): HTMLTextAreaElement | undefined {
    return this.mounted?.elements.input
  }

  /** Whether the first rows are painted and the browser has time: what users neither see nor touch before waits for it. */
  get ready(): boolean {
    return this.isReady
  }

  mount(painter: GridPainter, elements: SurfaceElements): void {
    this.mounted = { painter, elements }
  }

  unmount(): void {
    this.mounted = undefined
  }

  setReady(): void {
    if (this.isReady) return
    this.isReady = true
    this.readied.emit()
  }

  /** Places what lies above the cells. To be called by the painter after each painting. */
  placeAbove(): void {
    this.paintings.emit()
    this.outer.place()
  }

  focus(): void {
    const { input } = this
    // Focusing the focused element would make the browser compute all styles.
    if (document.activeElement !== input) input?.focus({ preventScroll: true })
  }

  /** Scrolls so far that the cell is seen, also what is around the grid. */
  reveal(at: CellPosition): void {
    this.painter?.reveal(at)
    this.outer.want(at)
  }
}

export const surface = gridState('surface', () => new GridSurface())

export const surfaceOf = (grid: Grid): GridSurface => grid.get(surface)
