import { textWidth } from '../../ui/text/text-width'
import { FoldMark, type FoldState } from './fold-mark'

/** What a cell shows beside its text; bits of a number. */
export const FLAGS = {
  active: 1,
  chosen: 2,
  refused: 4,
  changed: 8,
  closed: 16,
  target: 32,
  checkable: 64,
  checked: 128,
  long: 256,
} as const

const CLASSES: readonly (readonly [number, string])[] = [
  [FLAGS.active, 'weft-grid-active'],
  [FLAGS.chosen, 'weft-grid-chosen'],
  [FLAGS.refused, 'weft-grid-refused'],
  [FLAGS.changed, 'weft-grid-changed'],
  [FLAGS.closed, 'weft-grid-closed'],
  [FLAGS.target, 'weft-grid-target'],
  [FLAGS.checkable, 'weft-grid-checkable'],
  [FLAGS.checked, 'weft-grid-checked'],
  [FLAGS.long, 'weft-grid-long'],
]

/** Pixels beside the text of a cell, and of one of a list. */
const [AROUND, AROUND_LISTED] = [16, 24]
/** A text has room where so many pixels are for each of its letters. */
const WIDEST_LETTER = 16

/** What screen readers are told of them. */
const STATES: readonly (readonly [number, string])[] = [
  [FLAGS.refused, 'aria-invalid'],
  [FLAGS.active | FLAGS.chosen, 'aria-selected'],
  [FLAGS.closed, 'aria-readonly'],
]

const names = new Map<string, string[]>()

/** The class of a cell; each combination is put together once. */
function className(align: string, flags: number): string {
  let list = names.get(align)
  if (list === undefined) {
    list = []
    names.set(align, list)
  }
  let name = list[flags]
  if (name === undefined) {
    name = ['weft-grid-cell', `weft-grid-${align}`, ...CLASSES.flatMap(([flag, word]) => (flags & flag ? [word] : []))].join(' ')
    list[flags] = name
  }
  return name
}

let cells = 0

/** One cell's element: recycled for whatever row and column stand in its place. */
export class CellElement {
  /** Tells this element from the others, for React. */
  readonly key = `cell${++cells}`
  /** Where a component draws, while one does. */
  host: HTMLElement | undefined
  column = -1
  /** Flags that hang on nothing but what is written in it. */
  written = 0
  private readonly text: Text
  private shown = ''
  private align = ''
  private flags = -1
  private label = ''
  private start: number | undefined
  private width = -1
  private colIndex = -1
  private foldMark: FoldMark | undefined
  private level = -1
  private order = 0
  private before = 0

  /** `model`: the cell of which the element is a copy. Nothing was written into it. */
  constructor(
    readonly element: HTMLElement = blank(),
    model?: CellElement,
  ) {
    this.text = element.firstChild as Text
    if (model === undefined) return
    this.align = model.align
    this.flags = model.flags
    this.column = model.column
    this.start = model.start
    this.width = model.width
    this.colIndex = model.colIndex
    this.order = model.order
    this.before = model.before
  }

  /** Stands for another column, or elsewhere. `start` undefined: where the cells before it end. */
  place(column: number, start: number | undefined, width: number, colIndex: number): void {
    const { style } = this.element
    if (this.column < 0) style.display = ''
    if (this.start !== start) style.left = start === undefined ? '' : `${start}px`
    if (this.width !== width) style.width = `${width}px`
    if (this.colIndex !== colIndex) this.element.setAttribute('aria-colindex', String(colIndex))
    this.column = column
    this.start = start
    this.width = width
    this.colIndex = colIndex
  }

  /** Of a row that grows with its texts, whose cells stand one after the other: which one it is, and the pixels that are left free before it. */
  flow(order: number, before: number): void {
    if (this.order === order && this.before === before) return
    this.order = order
    this.before = before
    this.element.style.order = String(order)
    this.element.style.marginLeft = `${before}px`
  }

  hide(): void {
    this.column = -1
    this.element.style.display = 'none'
  }

  /** Whether a text is about longer than the cell, of a list or of a grid, has room for. */
  isShortOf(text: string, isListed: boolean): boolean {
    const room = this.width - (isListed ? AROUND_LISTED : AROUND)
    return text.length * WIDEST_LETTER > room && textWidth(text, { most: this.width }) > room
  }

  write(text: string): void {
    if (this.shown === text) return
    this.shown = text
    this.text.data = text
  }

  /** Makes room for a component; true when there was none. */
  attachHost(): HTMLElement {
    if (this.host === undefined) {
      this.write('')
      this.host = document.createElement('div')
      this.host.className = 'weft-grid-drawn'
      this.element.append(this.host)
    }
    return this.host
  }

  /** Takes the room back. React takes its things out of the room by itself. */
  detachHost(): void {
    this.host?.remove()
    this.host = undefined
  }

  /** The mark of a tree before what the cell shows; undefined takes it away. */
  fold(level: number, state: FoldState | undefined): void {
    if (state === undefined) {
      if (this.foldMark === undefined) return
      this.foldMark.element.remove()
      this.foldMark = undefined
      this.level = -1
      this.element.style.removeProperty('--weft-grid-level')
      delete this.element.dataset.level
      return
    }
    if (this.foldMark === undefined) {
      this.foldMark = new FoldMark()
      this.element.prepend(this.foldMark.element)
    }
    this.foldMark.paint(state)
    if (this.level === level) return
    this.level = level
    this.element.style.setProperty('--weft-grid-level', String(level))
    this.element.dataset.level = String(level)
  }

  mark(align: string, flags: number): void {
    if (this.flags === flags && this.align === align) return
    const before = this.flags < 0 ? 0 : this.flags
    this.flags = flags
    if (before !== flags) for (const [bits, name] of STATES) if (((before & bits) === 0) !== ((flags & bits) === 0)) this.state(name, bits)
    this.align = align
    this.element.className = className(align, flags)
  }

  /** The name of a cell that shows no text. */
  name(label: string): void {
    if (this.label === label) return
    this.label = label
    this.attribute('aria-label', label === '' ? undefined : label)
  }

  private state(name: string, bits: number): void {
    this.attribute(name, (this.flags & bits) === 0 ? undefined : 'true')
  }

  private attribute(name: string, value: string | undefined): void {
    if (value === undefined) this.element.removeAttribute(name)
    else this.element.setAttribute(name, value)
  }
}

function blank(): HTMLElement {
  const element = document.createElement('div')
  element.setAttribute('role', 'gridcell')
  element.append(document.createTextNode(''))
  return element
}
