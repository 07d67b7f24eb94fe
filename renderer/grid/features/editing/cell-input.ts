import type { FoundCell, Grid } from '../../engine/grid'
import { runKey } from '../../surface/feature'
import type { KeyMode } from '../../surface/keys'
import { setCssText } from '../../surface/set-css-text'
import { surfaceOf } from '../../surface/surface'
import { texts as common } from '../../surface/texts'
import { propsOf } from '../../surface/view-props'
import { cellsOf } from '../selection'
import type { ChoiceState } from './choice-state'
import { closeCell, closeWithText, editModeOf, openAlways, openCell, validateDraft } from './open-cell'
import { type Editing, editingOf } from './state'

/** Milliseconds after which the text of the active cell lies in the element, unless it is wanted there before. */
const READY_AFTER = 50

/**
 * The one element that has the focus while the grid has it. It always stands in the place of the active cell, unseen: what is typed,
 * pasted or composed by an input method begins in the right place, and a typed text is edited in it.
 */
export class CellInput {
  private readonly editing: Editing
  private composing = false
  /** Something that was typed has been taken: the cell is not left while an input method composes the first of it. */
  private taken = true
  private readonly ends: (() => void)[] = []
  private readying: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly grid: Grid,
    readonly element: HTMLTextAreaElement,
    private readonly choices: Pick<ChoiceState, 'key' | 'leave' | 'narrow'>,
  ) {
    this.editing = editingOf(grid)
    this.on('keydown', event => this.pressed(event))
    this.on('beforeinput', () => this.refresh())
    this.on('input', () => this.typed())
    this.on('compositionstart', () => {
      this.refresh()
      this.composing = true
      this.begin()
    })
    this.on('compositionend', () => {
      this.composing = false
      this.typed()
    })
    this.on('focus', event => this.arrive(event.relatedTarget))
    this.on('blur', () => this.leave())
    this.ends.push(
      cellsOf(grid).moved.subscribe(() => this.ready()),
      this.editing.changed.subscribe(() => this.opened()),
    )
  }

  end(): void {
    for (const end of this.ends) end()
    clearTimeout(this.readying)
  }

  /** Follows the active cell. To be called after each paint. */
  place(): void {
    const at = cellsOf(this.grid).active
    const box = at && surfaceOf(this.grid).painter?.boxOf(at)
    const style =
      box === undefined
        ? ''
        : `transform:translate(${box.left}px,${box.top}px);width:${box.width}px;height:${box.height}px;${clip(box.coverLeft, box.coverRight)}${box.frozen ? 'z-index:6' : ''}`
    setCssText(this.element, style)
  }

  private on<Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void): void {
    this.element.addEventListener(name, listener)
    this.ends.push(() => this.element.removeEventListener(name, listener))
  }

  private pressed(event: KeyboardEvent): void {
    // An input method has the key first.
    if (event.isComposing || event.keyCode === 229 || !this.takes(event)) {
      this.refresh()
      return
    }
    event.preventDefault()
    // A dialog around the grid would take Escape for itself.
    event.stopPropagation()
  }

  /** True when the key was for the grid. */
  private takes(event: KeyboardEvent): boolean {
    const { open } = this.editing
    if (open?.mode === 'choice' && this.choices.key(event)) return true
    if (open?.mode === 'text' && event.key === 'Enter' && event.altKey) {
      this.breakLine()
      return true
    }
    const mode: KeyMode = this.editing.open === undefined ? 'closed' : this.editing.open.trigger === 'type' ? 'typed' : 'open'
    return runKey(this.grid, event, mode)
  }

  /** Another line, in cells that have several. */
  private breakLine(): void {
    const quick = this.found?.cells.type?.quick
    if (quick?.by !== 'text' || !quick.lines) return
    const { selectionStart, selectionEnd } = this.element
    this.element.setRangeText('\n', selectionStart, selectionEnd, 'end')
    this.typed()
  }

  private typed(): void {
    if (this.editing.open === undefined && !this.begin()) return
    if (this.editing.open?.mode === 'editor') this.typeInstead()
    const mode = this.editing.open?.mode
    const text = this.element.value
    if (mode === 'choice') this.choices.narrow(text)
    if (mode !== 'text' || this.composing) return
    this.taken = true
    const { message } = this.editing
    validateDraft(this.grid, text)
    if (this.editing.message !== message) surfaceOf(this.grid).painter?.aboveSoon()
  }

  /** The Editor of the open cell is still on its way, as the focus is here: a cell that can be typed in takes the text without it. */
  private typeInstead(): void {
    const { grid, editing } = this
    const { place } = editing
    if (place === undefined || editModeOf(grid, place, true) !== 'text') return
    this.taken = false
    openCell(grid, place, 'type')
  }

  /** What is typed opens the active cell; where it cannot, it is thrown away. */
  private begin(): boolean {
    const { grid } = this
    const { active } = cellsOf(grid)
    if (this.editing.open !== undefined) return true
    this.taken = false
    if (active !== undefined && editModeOf(grid, active, true) !== undefined && openCell(grid, active, 'type')) {
      surfaceOf(grid).reveal(active)
      return true
    }
    if (!this.composing) this.ready()
    return false
  }

  /** Another cell may be active: its text will lie here, once for all that is done in a moment. */
  private ready(): void {
    this.readying ??= setTimeout(() => this.refresh(), READY_AFTER)
  }

  /** The text of the active cell lies here, chosen, so that it is copied, and typed over. Nothing is done where it does already. */
  private refresh(): void {
    const { grid } = this
    const { active } = cellsOf(grid)
    if (this.readying === undefined) return
    clearTimeout(this.readying)
    this.readying = undefined
    if (this.editing.open !== undefined || this.composing || active === undefined) return
    const { element } = this
    const text = grid.text(active)
    if (element.value !== text) element.value = text
    if (document.activeElement === element) this.chooseAll()
  }

  private chooseAll(): void {
    const { element } = this
    const { length } = element.value
    if (element.selectionStart !== 0 || element.selectionEnd !== length) element.setSelectionRange(0, length)
  }

  /** The open cell is another one, or none. */
  private opened(): void {
    const { grid, element, editing } = this
    const { open } = editing
    const isTyped = open !== undefined && open.mode !== 'editor'
    element.classList.toggle('weft-grid-input-open', isTyped)
    if (!isTyped) {
      if (open === undefined) {
        this.ready()
        element.removeAttribute('maxlength')
        if (element.placeholder !== '') element.placeholder = ''
      } else element.value = ''
      return
    }
    editing.closeBy(keep => this.close(keep))
    this.setHints()
    if (open.trigger === 'type') return
    const { place } = editing
    const text = place === undefined || open.mode === 'choice' ? '' : grid.text(place)
    this.taken = true
    if (element.value !== text) element.value = text
    surfaceOf(grid).focus()
    if (open.trigger === 'click') this.chooseAll()
    else element.setSelectionRange(text.length, text.length)
  }

  /** The hints of the open cell. */
  private setHints(): void {
    const { found, element } = this
    const quick = found?.cells.type?.quick
    // What is chosen now stands there until something is typed.
    const chosen = found && quick?.by === 'choice' ? found.cells.text(found.shown.row, found.shown.index) : undefined
    const hint = chosen ?? found?.cells.column.field.placeholder ?? ''
    if (element.placeholder !== hint) element.placeholder = hint
    element.setAttribute('aria-label', found ? common.openCell(found.cells.column.title, found.shown.index + 1) : propsOf(this.grid).title)
  }

  /** The open cell and its row. */
  private get found(): FoundCell | undefined {
    return this.grid.cellAt(this.editing.place)
  }

  private close(keep: boolean): boolean {
    const { grid } = this
    const mode = this.editing.open?.mode
    if (keep && mode === 'choice') this.choices.leave(this.element.value)
    else if (!keep || !this.taken || mode !== 'text') closeCell(grid)
    else closeWithText(grid, this.element.value)
    return true
  }

  private arrive(from: EventTarget | null): void {
    const { grid } = this
    if (cellsOf(grid).active === undefined) cellsOf(grid).activate({ row: 0, column: 0 })
    else this.ready()
    // Back from the editor of a cell, none is opened again.
    const inside = from instanceof Node && this.element.closest('.weft-grid')?.contains(from)
    if (!inside) openAlways(grid)
    surfaceOf(grid).painter?.aboveSoon()
  }

  private leave(): void {
    const { open } = this.editing
    if (open !== undefined && open.mode !== 'editor') this.editing.commit()
  }
}

function clip(left: number, right: number): string {
  return left === 0 && right === 0 ? '' : `clip-path:inset(0 ${right}px 0 ${left}px);`
}
