import type { CellPosition } from '../engine/cell-range'
import { MessageTip } from '../features/validation/message-tip'
import type { CellBox } from '../painter/geometry'
import type { GridDesk } from '../surface/desk'
import { restyle } from '../surface/set-css-text'

/** Milliseconds for which the old text of a cell lies above it. */
const RELOAD = 1400

/** What lies above the cells: the fill handle, the message of a refused cell, old texts. All of it follows the paint. */
export class GridLayer {
  private readonly fill = part('weft-grid-fill')
  private readonly tip: MessageTip
  readonly line = part('weft-grid-drop')

  constructor(
    private readonly desk: GridDesk,
    private readonly home: HTMLElement,
  ) {
    this.tip = new MessageTip(desk)
    home.append(this.fill, this.tip.element, this.line, desk.outer.element)
  }

  end(): void {
    this.home.replaceChildren()
  }

  place(): void {
    this.placeFill()
    this.placeTip()
  }

  /** Shows what stood in a cell before, for a moment. */
  reload(at: CellPosition, text: string): void {
    const box = this.desk.painter?.boxOf(at)
    if (box === undefined) return
    const old = part('weft-grid-reload')
    old.textContent = text
    old.style.cssText = `${moved(box.left, box.top)};width:${box.width}px;height:${box.height}px;display:block`
    this.home.append(old)
    setTimeout(() => old.remove(), RELOAD)
  }

  private placeFill(): void {
    const { grid, painter, props } = this.desk
    const { block, editing } = grid
    const box = block && !props.readOnly ? painter?.boxOf({ row: block.bottom, column: block.right }) : undefined
    if (box === undefined) {
      restyle(this.fill, '')
      return
    }
    // What is not to be seen keeps its place: to take its box away, and give it one again, would have the page laid out.
    const unseen = editing !== undefined || box.coverRight > 0 || box.coverLeft > box.width
    const place = `display:block;${moved(box.left + box.width - 5, box.top + box.height - 5)}${front(box)}`
    restyle(this.fill, unseen ? `${place};visibility:hidden` : place)
  }

  private placeTip(): void {
    const { grid, painter, hovered, draftMessage } = this.desk
    const { editing } = grid
    const open = editing && this.desk.placeOf(editing)
    const found = open ? { at: open, message: draftMessage } : (this.messageAt(hovered) ?? this.messageAt(grid.active))
    const box = found?.message === undefined ? undefined : painter?.boxOf(found.at)
    this.tellInvalid(open !== undefined && draftMessage !== undefined)
    // Lists and calendars open below the cell.
    this.tip.place(box, found?.message, open !== undefined && editing?.how !== 'text')
    this.desk.outer.place(found?.at, this.tip.placed)
  }

  private tellInvalid(invalid: boolean): void {
    if (invalid === this.invalid) return
    this.invalid = invalid
    this.desk.input?.setAttribute('aria-invalid', String(invalid))
  }
  private invalid = false

  private messageAt(at: CellPosition | undefined): { at: CellPosition; message: string } | undefined {
    const { validation } = this.desk.grid
    const name = validation.count === 0 ? undefined : this.desk.nameOf(at)
    const message = name && validation.message(name.id, name.key)
    return at && message !== undefined ? { at, message } : undefined
  }
}

const moved = (x: number, y: number): string => `transform:translate(${x}px,${y}px)`

const front = ({ frozen }: CellBox): string => (frozen ? ';z-index:7' : '')

function part(name: string): HTMLElement {
  const element = document.createElement('div')
  element.className = name
  return element
}
