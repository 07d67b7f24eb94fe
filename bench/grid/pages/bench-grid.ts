import { frame, painted, until } from '../../frames'
import { type BenchRow, makeRows } from './rows'

/** What the bench asks of the page of one grid. Operations are done when the page has taken them, not when they are painted. */
export interface BenchGrid {
  mount(place: HTMLElement, rows: BenchRow[]): void
  /** The element that scrolls the rows. */
  scroller(): HTMLElement | null
  /** The element that shows a cell; null while none does. */
  cell(row: number, column: number): HTMLElement | null
  /** A selector of such elements. */
  readonly cells: string
  /** The open editor of text. */
  editor(): HTMLInputElement | null
  insertAfter(row: number): void
  /** Chooses the rows from `first`, `count` of them. Absent: no row can be chosen. */
  choose?(first: number, count: number): void
  /** Removes those that are chosen; they are the rows from `first`, `count` of them. */
  remove(first: number, count: number): void
  move(from: number, to: number): void
  /** Judges every cell; gives back how many were refused. Absent: the grid has no rules. */
  validate?(): number | Promise<number>
  /** Takes a text of the clipboard at a cell. Absent: the grid takes none. */
  paste?(row: number, column: number, text: string): void
}

export interface ScrollFigures {
  readonly frames: number
  readonly blank: number
}

/** What the page offers to the bench, in `window`. */
export interface BenchWindow {
  prepare(count: number): void
  mount(): Promise<number>
  scroll(frames: number, look: boolean): Promise<ScrollFigures>
  toTop(): Promise<void>
  /** Where a cell stands in the window. */
  place(row: number, column: number): { x: number; y: number }
  /** Waits for the next key or press, then for what is asked; the milliseconds between both. */
  arm(until: 'editor' | 'closed' | 'frame'): void
  armed(): Promise<number>
  run(operation: 'insert' | 'remove' | 'move' | 'validate' | 'paste'): Promise<Operated>
  /** Waits for what the page has put off, so that no measure pays for the one before it. */
  rest(): Promise<void>
}

interface Operated {
  /** Milliseconds; NaN: the grid cannot do it. */
  readonly took: number
  /** Cells that a validation refused. */
  readonly refused: number
}

declare global {
  interface Window {
    bench: BenchWindow
  }
}

const STEP = 120
/** Longer than any grid puts something off. */
const REST = 500
/** Rows that are chosen and removed. */
const CHOSEN = [10, 10] as const

const block = Array.from({ length: 1000 }, (_, row) => Array.from({ length: 10 }, (_, column) => pasted(row, column)).join('\t')).join(
  '\r\n',
)

/** When nothing is put off any more. */
const rested = () => new Promise<void>(done => setTimeout(done, REST))

/** A value that the column takes. */
function pasted(row: number, column: number): string {
  const kinds = [`pasted-${row * 10 + column}`, String(row), '2026-05-06', 'Option 3', 'true']
  return kinds[column % kinds.length] ?? ''
}

/** Whether something is seen in the upper, the middle and the lower part of the grid. */
function isBlank(grid: BenchGrid, scroller: HTMLElement): boolean {
  const { left, top, height } = scroller.getBoundingClientRect()
  return [0.2, 0.5, 0.85].some(part => {
    const cell = document.elementFromPoint(left + 300, top + height * part)?.closest(grid.cells)
    return !cell || (cell.textContent ?? '') === ''
  })
}

function operations(grid: BenchGrid): Record<Parameters<BenchWindow['run']>[0], (() => unknown) | undefined> {
  const { validate, paste } = grid
  return {
    insert: () => grid.insertAfter(5),
    remove: () => grid.remove(...CHOSEN),
    move: () => grid.move(3, 8),
    validate: validate && (() => validate.call(grid)),
    paste: paste && (() => paste.call(grid, 0, 0, block)),
  }
}

/** Makes a page part of the bench. */
export function offer(grid: BenchGrid): void {
  const root = document.getElementById('root') as HTMLElement
  let rows: BenchRow[] = []
  let waiting: Promise<number> = Promise.resolve(0)
  const runs = operations(grid)
  const reached = { editor: () => grid.editor() !== null, closed: () => grid.editor() === null, frame: () => true }
  window.bench = {
    prepare(count) {
      rows = makeRows(count)
    },
    async mount() {
      const start = performance.now()
      grid.mount(root, rows)
      await until(() => (grid.cell(0, 0)?.textContent ?? '') !== '')
      return performance.now() - start
    },
    async scroll(frames, look) {
      const scroller = grid.scroller()
      if (!scroller) throw new Error('nothing scrolls')
      let blank = 0
      for (let done = 0; done < frames; done++) {
        scroller.scrollTop += STEP
        await painted()
        if (look && isBlank(grid, scroller)) blank++
      }
      return { frames, blank }
    },
    async toTop() {
      const scroller = grid.scroller()
      if (scroller) scroller.scrollTop = 0
      await until(() => (grid.cell(0, 0)?.textContent ?? '') !== '')
    },
    place(row, column) {
      const box = grid.cell(row, column)?.getBoundingClientRect()
      if (!box) throw new Error(`no cell ${row} ${column}`)
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 }
    },
    arm(what) {
      waiting = new Promise((done, fail) => {
        const begin = (event: Event) => {
          removeEventListener('keydown', begin, true)
          removeEventListener('pointerdown', begin, true)
          until(reached[what]).then(() => done(performance.now() - event.timeStamp), fail)
        }
        addEventListener('keydown', begin, true)
        addEventListener('pointerdown', begin, true)
      })
    },
    armed: () => waiting,
    rest: rested,
    async run(name) {
      const operation = runs[name]
      if (!operation) return { took: Number.NaN, refused: Number.NaN }
      if (name === 'remove') grid.choose?.(...CHOSEN)
      await rested()
      await frame()
      const start = performance.now()
      const result = await operation()
      if (name !== 'validate') await painted()
      return { took: performance.now() - start, refused: Number(result) }
    },
  }
}
