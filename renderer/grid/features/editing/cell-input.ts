import type { ColumnCells } from '../../engine/column-cells'
import type { ShownRow } from '../../engine/shown-row'
import { openAlways, runCommand } from '../../surface/commands'
import type { GridDesk } from '../../surface/desk'
import { editCommand, gridCommand } from '../../surface/grid-keys'
import { restyle } from '../../surface/set-css-text'
import { texts } from '../../surface/texts'
import { copySelection, cutSelection, pasteText } from '../clipboard/clipboard'
import type { ChoiceState } from './choice-state'
import { closeCell, closeWithText, judgeDraft, openCell, wayOf } from './open-cell'

/** Milliseconds after which the text of the active cell lies in the element, unless somebody wants it there before. */
const READY_AFTER = 50

/**
 * The one element that has the focus while the grid has it. It always stands in the place of the active cell, unseen: what is typed,
 * pasted or composed by an input method begins in the right place, and a typed text is edited in it.
 */
export class CellInput {
  private composing = false
  private accepted = ''
  /** Something that was typed has been taken. A cell that refused all of it stays as it is. */
  private taken = true
  private readonly ends: (() => void)[] = []

  constructor(
    private readonly desk: GridDesk,
    readonly element: HTMLTextAreaElement,
    private readonly choices: Pick<ChoiceState, 'key' | 'leave' | 'narrow'>,
  ) {
    desk.input = element
    const { grid } = desk
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
    this.on('copy', event => this.isText || copySelection(desk, event))
    this.on('cut', event => this.isText || cutSelection(desk, event))
    this.on('paste', event => pasteText(desk, event))
    this.on('focus', event => this.arrive(event.relatedTarget))
    this.on('blur', () => this.leave())
    this.ends.push(
      grid.moved.subscribe(() => this.ready()),
      grid.opened.subscribe(() => this.opened()),
    )
  }

  end(): void {
    for (const end of this.ends) end()
    clearTimeout(this.readying)
    this.desk.input = undefined
  }

  /** Follows the active cell. To be called after each paint. */
  place(): void {
    const { grid, painter } = this.desk
    const at = grid.active
    const box = at && painter?.boxOf(at)
    const style =
      box === undefined
        ? ''
        : `transform:translate(${box.left}px,${box.top}px);width:${box.width}px;height:${box.height}px;${clip(box.coverLeft, box.coverRight)}${box.frozen ? 'z-index:6' : ''}`
    restyle(this.element, style)
  }

  private get isText(): boolean {
    const how = this.desk.grid.editing?.how
    if (how === undefined) return false
    return how === 'text' ? this.element.selectionStart !== this.element.selectionEnd || this.element.value === '' : true
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
    const { editing } = this.desk.grid
    if (editing?.how === 'choice' && this.choices.key(event)) return true
    if (editing?.how === 'text' && event.key === 'Enter' && event.altKey) {
      this.breakLine()
      return true
    }
    const command = editing === undefined ? gridCommand(event) : editCommand(event, editing.by === 'type')
    return command !== undefined && runCommand(this.desk, command)
  }

  /** Another line, in cells that have several. */
  private breakLine(): void {
    const quick = this.open()[0]?.type?.quick
    if (quick?.by !== 'text' || !quick.lines) return
    const { selectionStart, selectionEnd } = this.element
    this.element.setRangeText('\n', selectionStart, selectionEnd, 'end')
    this.typed()
  }

  private typed(): void {
    const { editing } = this.desk.grid
    if (editing === undefined) {
      if (!this.begin()) return
    }
    const how = this.desk.grid.editing?.how
    const text = this.element.value
    if (how === 'choice') this.choices.narrow(text)
    if (how !== 'text' || this.composing) return
    if (!this.accepts(text)) {
      const caret = Math.max(0, (this.element.selectionStart ?? 1) - 1)
      this.element.value = this.accepted
      this.element.setSelectionRange(caret, caret)
      return
    }
    this.accepted = text
    this.taken = true
    const { draftMessage } = this.desk
    judgeDraft(this.desk, text)
    if (this.desk.draftMessage !== draftMessage) this.desk.painter?.aboveSoon()
  }

  /** What is typed opens the active cell; where it cannot, it is thrown away. */
  private begin(): boolean {
    const { desk } = this
    const { active, editing } = desk.grid
    if (editing !== undefined) return true
    this.accepted = ''
    this.taken = false
    if (active !== undefined && wayOf(desk, active, true) !== undefined && openCell(desk, active, 'type')) {
      desk.reveal(active)
      return true
    }
    if (!this.composing) this.ready()
    return false
  }

  private accepts(text: string): boolean {
    const [cells, shown] = this.open()
    const quick = cells?.type?.quick
    if (cells === undefined || shown === undefined || quick?.by !== 'text') return true
    return quick.accepts?.(text, cells.at(shown.row)) ?? true
  }

  /** Another cell may be active: its text will lie here, once for all that is done in a moment. */
  private ready(): void {
    this.readying ??= setTimeout(() => this.refresh(), READY_AFTER)
  }
  private readying: ReturnType<typeof setTimeout> | undefined

  /** The text of the active cell lies here, chosen, so that it is copied, and typed over. Nothing is done where it does already. */
  private refresh(): void {
    const { grid } = this.desk
    if (this.readying === undefined) return
    clearTimeout(this.readying)
    this.readying = undefined
    if (grid.editing !== undefined || this.composing || grid.active === undefined) return
    const { element } = this
    const text = grid.text(grid.active)
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
    const { desk, element } = this
    const { editing } = desk.grid
    const open = editing !== undefined && editing.how !== 'editor'
    element.classList.toggle('weft-grid-input-open', open)
    if (!open) {
      if (editing === undefined) {
        this.ready()
        element.removeAttribute('maxlength')
        if (element.placeholder !== '') element.placeholder = ''
      }
      return
    }
    desk.closeEditor = keep => this.close(keep)
    this.dress()
    if (editing.by === 'type') return
    const at = desk.placeOf(editing)
    const text = at === undefined || editing.how === 'choice' ? '' : desk.grid.text(at)
    this.accepted = text
    this.taken = true
    if (element.value !== text) element.value = text
    desk.focus()
    if (editing.by === 'click') this.chooseAll()
    else element.setSelectionRange(text.length, text.length)
  }

  /** The limits and hints of the open cell. */
  private dress(): void {
    const [cells, shown] = this.open()
    const quick = cells?.type?.quick
    const most = cells && shown && quick?.by === 'text' ? quick.maxLength?.(cells.at(shown.row)) : undefined
    if (most !== undefined) this.element.maxLength = most
    // What is chosen now stands there until something is typed.
    const chosen = quick?.by === 'choice' && cells && shown ? cells.text(shown.row, shown.index) : undefined
    const hint = chosen ?? cells?.column.field.placeholder ?? ''
    if (this.element.placeholder !== hint) this.element.placeholder = hint
    this.element.setAttribute('aria-label', cells && shown ? texts.openCell(cells.column.title, shown.index + 1) : this.desk.props.title)
  }

  /** The open cell and its row. */
  private open(): readonly [ColumnCells | undefined, ShownRow | undefined] {
    const { grid } = this.desk
    const at = grid.editing && this.desk.placeOf(grid.editing)
    return [at && grid.cells[at.column], at && grid.shown(at.row)]
  }

  private close(keep: boolean): boolean {
    const { desk } = this
    const how = desk.grid.editing?.how
    if (keep && how === 'choice') this.choices.leave(this.element.value)
    else if (!keep || !this.taken || how !== 'text') closeCell(desk)
    else closeWithText(desk, this.element.value)
    return true
  }

  private arrive(from: EventTarget | null): void {
    const { desk } = this
    if (desk.grid.active === undefined) desk.grid.activate({ row: 0, column: 0 })
    else this.ready()
    // Back from the editor of a cell, none is opened again.
    const inside = from instanceof Node && this.element.closest('.weft-grid')?.contains(from)
    if (!inside) openAlways(desk)
    desk.painter?.aboveSoon()
  }

  private leave(): void {
    if (this.desk.grid.editing !== undefined && this.desk.grid.editing.how !== 'editor') this.desk.commit()
  }
}

function clip(left: number, right: number): string {
  return left === 0 && right === 0 ? '' : `clip-path:inset(0 ${right}px 0 ${left}px);`
}
