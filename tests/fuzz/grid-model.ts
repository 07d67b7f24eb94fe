import fc from 'fast-check'
import { parseExpression } from '../../renderer/expression'
import { changeSet } from '../../renderer/grid/bulk/change-set'
import type { CellBlock } from '../../renderer/grid/engine/cell-range'
import type { Grid } from '../../renderer/grid/engine/grid'
import { gridColumn } from '../../renderer/grid/engine/grid-column'
import { newRow } from '../../renderer/grid/engine/new-row'
import type { RowChangeEvent } from '../../renderer/grid/engine/row-store'
import { pasteCells } from '../../renderer/grid/features/clipboard/paste-cells'
import { clearCells, editCell, editingOf } from '../../renderer/grid/features/editing'
import { editRows } from '../../renderer/grid/features/editing/edit-cells'
import { closeWithText, openCell } from '../../renderer/grid/features/editing/open-cell'
import { fillCells, fillDown } from '../../renderer/grid/features/fill/commands'
import { filteringOf } from '../../renderer/grid/features/filtering'
import { addRows, insertRow, moveRow, removeRows } from '../../renderer/grid/features/row-menu/row-changes'
import { cellsOf, rowsOf } from '../../renderer/grid/features/selection'
import { sortingOf } from '../../renderer/grid/features/sorting'
import { latestProps } from '../../renderer/grid/surface/view-props'
import type { Row } from '../../renderer/model/source'
import { gridFields, testGrid } from '../helpers/grid'
import { testField } from '../helpers/screen'

const REFUSED_BY_SERVER = '服务器拒绝'
const UNFIT = '坏'

/** An answer that a rule waits for. */
type Answer = () => void

function expression(text: string) {
  const parsed = parseExpression(text)
  if (!('expression' in parsed)) throw new Error(text)
  return parsed.expression
}

function fieldsOf(waiting: Answer[]) {
  const handler = (value: unknown) =>
    new Promise<string | undefined>(resolve => waiting.push(() => resolve(value === UNFIT ? `${UNFIT}值` : undefined)))
  return [
    ...gridFields,
    testField('least', '下限', {
      type: 'inputNumber',
      kind: 'decimal',
      rules: [{ rule: 'expression', expression: expression('least < count'), message: '须小于数量' }],
    }),
    testField('asked', '询问', { rules: [{ rule: 'handler', handler }] }),
  ]
}

/** Which rows and columns are shown, and in what order; `narrow`: without the second column. */
export const arrangements = ['stored', 'sorted', 'filtered', 'narrow'] as const
export type Arrangement = (typeof arrangements)[number]

/** How a grid of the model begins. */
export interface Beginning {
  readonly rows: readonly Row[]
  readonly arrangement: Arrangement
  /** Whether rows are validated only once they are new or changed. */
  readonly touchedOnly: boolean
}

/** A grid, and the answers that its rules wait for. */
export class ModelGrid {
  readonly waiting: Answer[] = []
  readonly fields = fieldsOf(this.waiting)
  private readonly wide = this.fields.map(field => gridColumn(field))
  private readonly narrow = this.wide.map((column, at) => (at === 1 ? { ...column, hidden: true } : column))
  readonly grid: Grid

  constructor({ rows, arrangement, touchedOnly }: Beginning) {
    this.grid = testGrid(rows, {}, this.wide, undefined, ({ marks }) => ({
      isValidated: ({ id }) => !touchedOnly || marks.isAdded(String(id)) || marks.isChanged(String(id)),
    }))
    this.grid.get(latestProps).set({ columns: this.wide, store: this.grid.store, validation: this.grid.validation, title: '' })
    this.arrange(arrangement)
  }

  /** Arranges the rows by what they hold now. */
  arrange(arrangement: Arrangement): void {
    this.grid.setColumns(arrangement === 'narrow' ? this.narrow : this.wide)
    this.grid.arrange(undefined, 1000)
    filteringOf(this.grid).set(new Map(arrangement === 'filtered' ? [['name', 'a']] : []))
    sortingOf(this.grid).set(arrangement === 'sorted' ? [{ field: 'name', order: 'asc' }] : [])
  }

  /** Has the rules answer until they wait for nothing. */
  async answer(): Promise<void> {
    do {
      for (const answer of this.waiting.splice(0)) answer()
      // A rule is asked, its answer taken, and the next one asked, each in a turn of its own.
      for (let turn = 0; turn < 8; turn++) await Promise.resolve()
    } while (this.waiting.length > 0)
  }

  /** What a user sees of it and a save sends, with new rows named by their places. */
  state() {
    const { grid } = this
    const { store } = grid
    const places = new Map(store.all().map((row, index) => [store.idOf(row), index]))
    const nameless = (row: Row) => ({ ...row, id: String(row.id).endsWith('_temp') ? `#${places.get(String(row.id))}` : row.id })
    const changes = changeSet(store, this.fields, false)
    return {
      rows: store.all().map(nameless),
      order: Array.from({ length: grid.view.size }, (_, at) => places.get(grid.shown(at)?.id ?? '')),
      marks: grid.validation.all().map(({ index, field, message }) => `${index} ${field} ${message}`),
      count: grid.validation.count,
      saved: {
        ...changes,
        added: changes.added.map(({ key, row }) => ({ key: places.get(key), row })),
        changed: changes.changed.map(nameless),
        removed: changes.removed.map(({ id }) => id).sort(),
      },
      counts: store.marks.counts,
      dirty: store.dirty,
    }
  }
}

const place = fc.nat(7)
const column = fc.nat(5)
const texts = fc.constantFrom('', 'a', 'b', '5', '-1', '二级', UNFIT)
const table = fc.array(fc.array(texts, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 3 })

/** What a user does to the rows. */
export const step = fc.oneof(
  fc.record({ do: fc.constantFrom('edit', 'type'), row: place, column, text: texts }),
  fc.record({ do: fc.constant('paste'), row: place, column, table }),
  fc.record({ do: fc.constantFrom('fill', 'fillDown', 'cut'), row: place, column, rows: fc.integer({ min: 1, max: 3 }) }),
  fc.record({ do: fc.constant('drag'), row: place, to: place }),
  fc.record({ do: fc.constantFrom('insert', 'append', 'begin'), row: place, text: texts }),
  fc.record({ do: fc.constant('delete'), row: place, rows: fc.integer({ min: 1, max: 3 }) }),
) as fc.Arbitrary<Step>

export interface Step {
  readonly do: 'edit' | 'type' | 'paste' | 'fill' | 'fillDown' | 'cut' | 'drag' | 'insert' | 'append' | 'begin' | 'delete'
  readonly row: number
  readonly column?: number
  readonly to?: number
  readonly rows?: number
  readonly text?: string
  readonly table?: readonly (readonly string[])[]
}

function blockOf(grid: Grid, { row, column = 0, rows = 1 }: Step): CellBlock {
  const top = Math.min(row, grid.view.size - 1)
  return { top, bottom: Math.min(top + rows - 1, grid.view.size - 1), left: column, right: column }
}

function chooseBlock(grid: Grid, block: CellBlock): void {
  cellsOf(grid).choose({ anchor: { row: block.top, column: block.left }, focus: { row: block.bottom, column: block.right } })
}

/** A place for a step: a row of the store, and the block that begins there on the screen. */
interface StepPlace {
  readonly at: number
  readonly block: CellBlock
}

type DoStep = (grid: Grid, step: Step, place: StepPlace) => void

const inBlock =
  (work: DoStep): DoStep =>
  (grid, step, place) => {
    chooseBlock(grid, place.block)
    work(grid, step, place)
  }

const steps: Readonly<Record<Step['do'], DoStep>> = {
  append: (grid, { text }) => void addRows(grid, [{ name: text }]),
  begin: beginRow,
  insert: (grid, { text }, { at }) => void insertRow(grid, at, { name: text }),
  drag(grid, { to = 0 }, { at }) {
    if (!grid.view.arranged) moveRow(grid, at, (to % grid.store.size) - at)
  },
  delete(grid, _, { block }) {
    const ids = Array.from({ length: block.bottom - block.top + 1 }, (_, offset) => grid.shown(block.top + offset)?.id ?? '')
    removeRows(grid, ids, undefined, false)
  },
  edit(grid, { column = 0, text = '' }, { at, block }) {
    const [cells, row] = [grid.cells[column], grid.store.at(at)]
    const read = cells && row && cells.read(text, row)
    if (read && 'wire' in read) editCell(grid, { row: block.top, column }, read.wire)
  },
  type(grid, { column = 0, text = '' }, { block }) {
    if (openCell(grid, { row: block.top, column }, 'type') && editingOf(grid).open?.mode === 'text') closeWithText(grid, text)
    editingOf(grid).cancel()
  },
  cut: inBlock(clearCells),
  fillDown: inBlock(fillDown),
  paste: inBlock((grid, { table = [] }) => void pasteCells(grid, table)),
  fill: inBlock((grid, _, { block }) => {
    if (block.bottom + 1 < grid.view.size) fillCells(grid, block, { ...block, top: block.bottom + 1, bottom: grid.view.size - 1 })
  }),
}

/** Begins a row as Enter does, and types or pastes into it. */
function beginRow(grid: Grid, { text = '' }: Step): void {
  const { store } = grid
  editingOf(grid).discardDraftRow()
  grid.view.appending(() => store.begin(newRow(grid)))
  const row = grid.view.size - 1
  chooseBlock(grid, { top: row, bottom: row, left: 0, right: 0 })
  if (text === 'a' || text === '5') editRows(grid, [{ index: store.size - 1, values: { name: text } }])
  else pasteCells(grid, [['c', text]])
}

/** Does a step to a grid; nothing where it has no such place. */
export function doStep(grid: Grid, step: Step): void {
  const row = step.row % Math.max(1, grid.view.size)
  const column = (step.column ?? 0) % grid.cells.length
  const at = grid.view.size === 0 ? -1 : grid.view.toStore(row)
  if (at >= 0 || step.do === 'append' || step.do === 'begin')
    steps[step.do](grid, { ...step, column }, { at, block: blockOf(grid, { ...step, row, column }) })
}

/** A step that stands, or did. */
interface Done {
  readonly step: Step
  /** How the rows were arranged for it. */
  readonly arrangement: Arrangement
  /** Cells into which it entered something, and rows that it added. */
  readonly touched: ReadonlySet<string>
  /** The rows after it. */
  readonly ids: readonly string[]
}

/** What the server said of a cell. */
interface Refusal {
  readonly id: string
  readonly field: string
  /** The steps that stood then, and that of them which gave the cell its value. */
  readonly past: readonly Done[]
  readonly since: Done | undefined
}

const cellOf = (id: string, field: string) => `${id} ${field}`

function touchedBy({ steps = [] }: RowChangeEvent): ReadonlySet<string> {
  const touched = new Set<string>()
  for (const step of steps) {
    if (step.step === 'edit') for (const { id, after } of step.edits) for (const field of Object.keys(after)) touched.add(cellOf(id, field))
    if (step.step === 'note') for (const { id, field } of step.notes) touched.add(cellOf(id, field))
  }
  return touched
}

/** A grid on which steps are done, taken back and done again, with a record of those that stand. */
export class RecordedGrid extends ModelGrid {
  private past: Done[] = []
  private future: Done[] = []
  private refusals: Refusal[] = []
  private readonly chosen = new Set<string>()
  private arrangement: Arrangement

  constructor(beginning: Beginning) {
    super(beginning)
    this.arrangement = beginning.arrangement
  }

  override arrange(arrangement: Arrangement): void {
    super.arrange(arrangement)
    this.arrangement = arrangement
  }

  do(step: Step): void {
    super.arrange(this.arrangement)
    const before = new Set(this.ids)
    const entries: ReadonlySet<string>[] = []
    const end = this.grid.store.subscribe(event => event.entry?.isReplay === false && entries.push(touchedBy(event)))
    doStep(this.grid, step)
    end()
    if (entries.length > 1) throw new Error(`${step.do} is ${entries.length} changes`)
    const [touched] = entries
    if (touched === undefined) return
    const added = this.ids.filter(id => !before.has(id))
    this.past.push({ step, arrangement: this.arrangement, touched: new Set([...touched, ...added]), ids: this.ids })
    this.future = []
  }

  undo(): void {
    editingOf(this.grid).discardDraftRow()
    this.grid.store.undo()
    this.future.push(...this.past.splice(-1))
  }

  redo(): void {
    editingOf(this.grid).discardDraftRow()
    this.grid.store.redo()
    this.past.push(...this.future.splice(-1))
  }

  /** The server refuses what a cell holds. */
  refuse(at: number, column: number): void {
    const [id, field] = [this.ids[at], this.fields[column]?.name ?? '']
    if (id === undefined || this.grid.validation.disputed(id).includes(field)) return
    const since = this.past.findLast(({ touched }) => touched.has(cellOf(id, field)) || touched.has(id))
    this.grid.validation.set(id, field, REFUSED_BY_SERVER)
    this.refusals.push({ id, field, past: [...this.past], since })
  }

  choose(at: number): void {
    const id = this.grid.shown(at)?.id
    if (id === undefined) return
    if (!this.chosen.delete(id)) this.chosen.add(id)
    rowsOf(this.grid).toggle(at)
  }

  /** Whether those rows are chosen that were chosen before, of those that are here. */
  get isChoiceKept(): boolean {
    const wanted = this.ids.filter(id => this.chosen.has(id))
    return wanted.length === rowsOf(this.grid).size && wanted.every(id => rowsOf(this.grid).has(id))
  }

  /** Whether the active cell is one that is there. */
  get isActiveHere(): boolean {
    const { active, activeId } = cellsOf(this.grid)
    return active === undefined || (activeId !== undefined && this.grid.shown(active.row)?.id === activeId)
  }

  /** Does the steps that stand, and what the server said of what they left, to a grid that is new. */
  replayOn(other: ModelGrid): void {
    this.refuseOn(other, 0, this.ids)
    this.past.forEach(({ step, arrangement, ids }, at) => {
      other.arrange(arrangement)
      doStep(other.grid, step)
      this.refuseOn(other, at + 1, ids)
    })
    for (const grid of [this, other]) grid.arrange(this.arrangement)
  }

  /** What the server said after so many steps, of those that stand. */
  private refuseOn({ grid }: ModelGrid, steps: number, ids: readonly string[]): void {
    for (const { id, field, past, since } of this.refusals) {
      const shared = past.findIndex((done, at) => done !== this.past[at])
      if ((shared < 0 ? past.length : shared) !== steps || (since !== undefined && !this.past.includes(since))) continue
      grid.validation.set(steps === 0 ? id : grid.store.idAt(ids.indexOf(id)), field, REFUSED_BY_SERVER)
    }
  }

  private get ids(): readonly string[] {
    return this.grid.store.all().map(row => this.grid.store.idOf(row))
  }
}
