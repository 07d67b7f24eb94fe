import type { CellPosition } from '../engine/cell-range'
import type { CellBox, SeenBox } from '../painter/geometry'
import type { GridPainter } from '../painter/grid-painter'

/** How much of a grid is seen at least where nothing around it hides any of it: parts of pixels are lost. */
const WHOLE = 0.98

/** A part of the scrolled content. */
export interface ContentBox {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/**
 * Scrolls what is around a grid, such as a dialog, so far that a cell is seen that the grid itself shows already, and its message. It asks
 * the browser for nothing while all of the grid is seen.
 */
export class OuterScroll {
  /** Stands where the user is to look. */
  readonly element = document.createElement('div')
  private isCut = false
  private wanted: CellPosition | undefined

  /** The message beside a cell, which is brought into sight with it. */
  private message: { readonly at: CellPosition; readonly box: ContentBox } | undefined

  constructor(private readonly painter: () => GridPainter | undefined) {}

  /** Follows whether something hides a part of the grid; the function ends it. */
  watch(scroller: HTMLElement): () => void {
    if (typeof IntersectionObserver !== 'function') return () => undefined
    const handle: IntersectionObserverCallback = entries => {
      this.isCut = (entries.at(-1)?.intersectionRatio ?? 1) < WHOLE
    }
    const observer = new IntersectionObserver(handle, { threshold: [0, WHOLE] })
    observer.observe(scroller)
    return () => observer.disconnect()
  }

  /** The cell is brought into sight once everything has its place. */
  want(at: CellPosition): void {
    if (!this.isCut) return
    this.wanted = at
    this.painter()?.aboveSoon()
  }

  /** Names the message that stands beside the cell `at`. */
  setMessage(at: CellPosition | undefined, box: ContentBox | undefined): void {
    this.message = at && box && { at, box }
  }

  /** To be called when everything has its place. */
  place(): void {
    const { wanted, message } = this
    const painter = this.painter()
    if (wanted === undefined || painter === undefined) return
    this.wanted = undefined
    const box = painter.boxOf(wanted)
    if (box === undefined) return
    const cell = seenPart(box, painter.seenBox)
    const isOwn = message?.at.row === wanted.row && message.at.column === wanted.column
    const { left, top, width, height } = isOwn ? around(cell, message.box) : cell
    this.element.style.cssText = `display:block;visibility:hidden;transform:translate(${left}px,${top}px);width:${width}px;height:${height}px`
    this.element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    this.element.style.cssText = ''
  }
}

/** What is seen of a cell: to bring that into sight scrolls nothing within the grid. */
export function seenPart({ left, top, width, height, coverLeft, coverRight, frozen }: CellBox, seen: SeenBox): ContentBox {
  const [from, to] = frozen ? [seen.top, seen.rowsTop] : [seen.rowsTop, seen.rowsBottom]
  const [first, last] = [Math.max(left + coverLeft, seen.left), Math.min(left + width - coverRight, seen.right)]
  const [upper, lower] = [Math.max(top, from), Math.min(top + height, to)]
  return { left: first, top: upper, width: Math.max(0, last - first), height: Math.max(0, lower - upper) }
}

function around(one: ContentBox, other: ContentBox): ContentBox {
  const [left, top] = [Math.min(one.left, other.left), Math.min(one.top, other.top)]
  const right = Math.max(one.left + one.width, other.left + other.width)
  const bottom = Math.max(one.top + one.height, other.top + other.height)
  return { left, top, width: right - left, height: bottom - top }
}
