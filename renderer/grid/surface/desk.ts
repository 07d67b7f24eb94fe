import type { CellPosition } from '../engine/cell-range'
import type { GridController } from '../engine/grid-controller'
import { Signal } from '../engine/signal'
import type { Arrangement } from '../features/columns/use-arrangement'
import { followersAmong } from '../features/editing/edit-cells'
import { InsertBrake } from '../features/row-menu/row-changes'
import type { GridPainter } from '../painter/grid-painter'
import { tellsIdle } from '../painter/when-idle'
import { OuterScroll } from './outer-scroll'
import type { CellName, DataGridProps, GridMenuItem } from './props'
import { texts } from './texts'

/** A menu that is open, and where. */
export interface OpenMenu {
  readonly x: number
  readonly y: number
  readonly title: string
  readonly items: readonly (GridMenuItem | 'line')[]
  /** Drawn above the entries, such as the field of a filter. */
  readonly filter?: { readonly value: string; readonly change: (text: string) => Promise<void> }
}

/** Milliseconds after which it is said where the hand came to rest. */
const SAID_AFTER = 50

/** What the parts of one grid's view share: the controller, the painter, the elements and what the developer asked for. */
export class GridDesk {
  painter: GridPainter | undefined
  /** The element that has the focus while the grid has it. */
  input: HTMLTextAreaElement | undefined
  live: HTMLElement | undefined
  /** Holds the open editor, where one is. */
  overlay: HTMLElement | undefined
  arrangement: Arrangement | undefined
  readonly brake = new InsertBrake()
  readonly outer = new OuterScroll(this)
  /** The column in which a line was begun: Enter comes back to it. */
  lineFrom: number | undefined
  /** What rules say of the text that is being typed. */
  draftMessage: string | undefined
  /** Whether what rules say of a cell stands above it. */
  messageAbove = false
  hovered: CellPosition | undefined
  menu: OpenMenu | undefined
  finding = false
  /** How often a filter was asked for: the last one counts. */
  filterings = 0
  panel = false
  /** Whether the first rows are painted and the browser has time: what nobody sees or touches before waits for it. */
  calm = !tellsIdle
  readonly calmed = new Signal()
  /** A menu, a panel, or none of them. */
  readonly overlaid = new Signal()
  /** Closes the open cell; set by who has it open. */
  closeEditor: ((keep: boolean) => boolean) | undefined

  constructor(
    readonly grid: GridController,
    public props: DataGridProps,
  ) {}

  get changeable(): boolean {
    return !this.props.readOnly && this.props.rowsChangeable !== false
  }

  calmDown(): void {
    if (this.calm) return
    this.calm = true
    this.grid.validation.prepare()
    followersAmong(this.grid.columns)
    this.calmed.tell()
  }

  focus(): void {
    // To give it to who has it would have the browser work out all styles.
    if (document.activeElement !== this.input) this.input?.focus({ preventScroll: true })
  }

  /** Makes a cell active, sees to it that it is seen, and tells those who listen. */
  go(at: CellPosition, extend = false): void {
    this.grid.activate(at, extend)
    const to = this.grid.focus
    if (to) this.reveal(to)
  }

  /** Scrolls so far that the cell is seen, also what is around the grid. */
  reveal(at: CellPosition): void {
    this.painter?.reveal(at)
    this.outer.want(at)
  }

  /** The open cell is closed; false where it stays open. */
  commit(): boolean {
    return this.grid.editing === undefined || (this.closeEditor?.(true) ?? true)
  }

  cancel(): void {
    if (this.grid.editing !== undefined) this.closeEditor?.(false)
  }

  nameOf(at: CellPosition | undefined): CellName | undefined {
    const shown = at && this.grid.shown(at.row)
    const key = at && this.grid.layout.columns[at.column]?.column.key
    return shown && key !== undefined ? { id: shown.id, key } : undefined
  }

  /** Where a cell stands on the screen; undefined when it is left out. `near`: where its row is looked for first. */
  placeOf({ id, key }: CellName, near = this.grid.active?.row): CellPosition | undefined {
    const { grid } = this
    const index = grid.store.indexOf(id, near)
    const [row, column] = [index < 0 ? -1 : grid.view.toShown(index), grid.columnOf(key)]
    return row < 0 || column < 0 ? undefined : { row, column }
  }

  /** Has a text read aloud. While cells are passed quickly, only the last of them is. */
  say(text: string): void {
    this.said = text
    this.saying ??= setTimeout(() => {
      this.saying = undefined
      const words = [...this.events, this.said].filter(Boolean).join(texts.stop)
      this.events = []
      this.said = ''
      if (this.live && this.live.textContent !== words) this.live.textContent = words
    }, SAID_AFTER)
  }
  private said = ''
  private events: readonly string[] = []

  /** Has what was done read aloud, and behind it where the hand then is. */
  tell(event: string): void {
    this.events = [...this.events, event]
    this.say(this.said)
  }
  private saying: ReturnType<typeof setTimeout> | undefined

  openMenu(menu: OpenMenu | undefined): void {
    this.menu = menu
    this.overlaid.tell()
  }

  setFinding(open: boolean): void {
    this.finding = open
    this.overlaid.tell()
    if (!open) this.focus()
  }

  setPanel(open: boolean): void {
    this.panel = open
    this.overlaid.tell()
    if (!open) this.focus()
  }
}
