import type { CellBox, SeenBox } from '../../painter/geometry'
import type { ContentBox } from '../../surface/outer-scroll'
import { setCssText } from '../../surface/set-css-text'

/** Pixels between a cell and its message. */
const GAP = 4

interface Size {
  readonly width: number
  readonly height: number
}

/** Why a cell was refused, beside the cell, where all of it can be read. */
export class MessageTip {
  readonly element = document.createElement('div')
  private message = ''
  private size: Size = { width: 0, height: 0 }
  /** Where it stands; undefined while there is none. */
  placed: ContentBox | undefined
  /** Pixels of the grid in which the message was measured. */
  private room = 0

  /** Whether it stands above its cell. */
  above = false

  constructor() {
    this.element.className = 'weft-grid-tip'
    this.element.setAttribute('role', 'tooltip')
  }

  /** Without a message, or where the cell is not to be seen, there is nothing. `above`: the side that is taken where there is a choice. */
  place(box: CellBox | undefined, seen: SeenBox | undefined, message: string | undefined, above: boolean): void {
    if (message === undefined && this.message === '') return
    if (message === undefined) this.write('')
    const place = box && seen && message !== undefined ? tipPlace(box, this.measure(message, seen), seen, above) : undefined
    this.placed = place && { ...place, ...this.size }
    this.above = place !== undefined && box !== undefined && place.top < box.top
    setCssText(this.element, place ? `display:block;transform:translate(${place.left}px,${place.top}px)` : '')
  }

  /** Asks the browser only where another message stands there, or the grid has another width. */
  private measure(message: string, { left, right }: SeenBox): Size {
    const room = right - left
    if (message === this.message && room === this.room) return this.size
    this.write(message)
    this.room = room
    // Measured where it makes the scrolled content no larger.
    setCssText(this.element, 'display:block;visibility:hidden')
    this.size = { width: this.element.offsetWidth, height: this.element.offsetHeight }
    return this.size
  }

  private write(message: string): void {
    if (message === this.message) return
    this.message = message
    this.element.textContent = message
  }
}

/**
 * Where a message stands: on the wanted side of its cell, or on the other where it would be cut off, and within what is seen. In front of
 * heads and totals only where there is no other room. Undefined where nothing of the cell is seen.
 */
export function tipPlace(
  box: CellBox,
  size: Size,
  seen: SeenBox,
  above: boolean,
): { readonly left: number; readonly top: number } | undefined {
  const [from, to] = box.frozen ? [seen.top, seen.rowsTop] : [seen.rowsTop, seen.rowsBottom]
  const bottom = box.top + box.height
  if (bottom <= from || box.top >= to || box.coverLeft + box.coverRight >= box.width) return undefined
  const [up, down] = [box.top - GAP - size.height, bottom + GAP]
  const fits = (top: number) => top >= seen.top && top + size.height <= seen.rowsBottom
  const top = (above ? [up, down] : [down, up]).find(fits) ?? within(down, size.height, seen.top, seen.bottom)
  return { left: within(box.left + box.coverLeft, size.width, seen.left, seen.right), top }
}

/** As near to `at` as a stretch is between two edges; at the first of them where it is too long. */
const within = (at: number, length: number, from: number, to: number): number => Math.max(from, Math.min(at, to - length))
