import type { Row } from '../../model/source'
import { Listeners } from '../../model/store'
import {
  type CellNote,
  findRow,
  type HistoryEntry,
  inverseSteps,
  isRowMove,
  type PlacedRow,
  pickValues,
  type RowChange,
  type RowStep,
  withValues,
} from './row-change'
import { type ReadonlyRowMarks, RowMarks } from './row-marks'
import { runStep } from './run-step'
import { afterSave, type SavePoint, savePoint } from './save-point'
import { type RowId, rowId, temporaryIds } from './temporary-id'

/** What happened to the rows: the steps that were done. None: all rows are others now. */
export interface RowChangeEvent {
  readonly steps?: readonly RowStep[]
  /** The action of the history that the steps belong to; undefined for steps that cannot be taken back. */
  readonly entry?: HistoryEntry
  /** New rows that go by another id from now on, such as those that a save gave them. */
  readonly renamed?: ReadonlyMap<RowId, RowId>
}

/** What a store of rows begins with. */
export interface RowStoreSettings {
  /** Default: none. */
  readonly rows?: readonly Row[]
  /** The field that tells rows apart. Default `id`. */
  readonly key?: string
  /** The field that counts the rows from 1 after one is added, removed or moved. Default: none does. */
  readonly orderField?: string | undefined
  /** Changes that can be taken back. Default 200. */
  readonly depth?: number
}

/** Values for one row, by field. */
export interface RowValues {
  readonly index: number
  readonly values: Row
}

/**
 * The rows of one grid, outside React. Row objects are never written to: an edit puts another object in their place, so that
 * a reader sees by identity what changed, and an unchanged row costs nothing beside itself.
 */
export class RowStore {
  readonly key: string
  readonly orderField: string | undefined
  /** What became of the rows since they were loaded or saved. */
  readonly marks: ReadonlyRowMarks
  private rows: Row[]
  /** Whether some of them may have no id yet: a row is given one when it is asked for, and each of them when more than single ones are. */
  private hasRowsWithoutId = true
  private readonly ownMarks = new RowMarks()
  private readonly past: RowChange[] = []
  private readonly future: RowChange[] = []
  private readonly depth: number
  private readonly newId = temporaryIds()
  private readonly changes = new Listeners<RowChangeEvent>()
  readonly subscribe = this.changes.subscribe
  /** Ids that saves gave to new rows, by those that they had here, and back. */
  private readonly savedIds = new Map<RowId, RowId>()
  private readonly first = new Map<RowId, RowId>()
  private counted = false
  /** How often rows came, went or moved. */
  private moves = 0
  private edition = 0
  /** Steps of the action that is under way. */
  private steps: RowStep[] | undefined
  /** The row that this action makes a change of. */
  private entered: PlacedRow | undefined

  constructor({ rows = [], key = 'id', orderField, depth = 200 }: RowStoreSettings = {}) {
    this.key = key
    this.marks = this.ownMarks
    this.orderField = orderField
    this.depth = depth
    this.rows = [...rows]
  }

  get size(): number {
    return this.rows.length
  }

  /** Counts up with every change; for those who draw. */
  get version(): number {
    return this.edition
  }

  /** Undefined where there is none. */
  at(index: number): Row | undefined {
    return this.hasRowsWithoutId ? this.identifiedAt(index) : this.rows[index]
  }

  idAt(index: number): RowId {
    const row = this.at(index)
    return row === undefined ? '' : this.idOf(row)
  }

  idOf(row: Row): RowId {
    return rowId(row, this.key)
  }

  /** The place of a row, looked for from `near` outwards; -1 where it is not. A row that a save gave an id is found by its first one too. */
  indexOf(id: RowId, near = 0): number {
    return findRow(this.identifiedRows, this.currentId(id), this.key, near)
  }

  /** The id that the row goes by since the last save. */
  currentId(id: RowId): RowId {
    return this.savedIds.get(id) ?? id
  }

  /** The id by which a row came into the grid, whatever a save calls it. */
  firstId(id: RowId): RowId {
    return this.first.get(id) ?? id
  }

  /** What a cell holds, as the API sends it. The order field counts once rows came, went or moved. */
  value(index: number, field: string): unknown {
    return this.counted && field === this.orderField ? index + 1 : this.rows[index]?.[field]
  }

  /** Every row in order. */
  all(): readonly Row[] {
    return this.identifiedRows
  }

  /** Whether something is here that the server does not have. */
  get dirty(): boolean {
    return this.ownMarks.dirty || this.counted
  }

  /** Whether the order field counts again, so that rows may differ in it. */
  get isCounted(): boolean {
    return this.counted
  }

  /** Does several changes as one that is told once and taken back at once. */
  together(work: () => void): void {
    if (this.steps !== undefined) {
      work()
      return
    }
    this.steps = []
    try {
      work()
    } finally {
      const steps = this.steps
      this.steps = undefined
      this.remember(steps)
    }
  }

  /** Gives some cells other values; what is the same already is no change. */
  edit(changes: readonly RowValues[]): void {
    const edits = changes.map(({ index, values }) => ({ id: this.idAt(index), near: index, after: values }))
    this.run({ step: 'edit', edits })
  }

  /** Tells what was entered into cells that keep their values: a change that can be taken back, as an edit is. */
  note(notes: readonly (Pick<CellNote, 'field' | 'text'> & { readonly index: number })[]): void {
    this.run({ step: 'note', notes: notes.map(({ index, field, text }) => ({ id: this.idAt(index), near: index, field, text })) })
  }

  /** Places new rows, each with a temporary id unless it brings one of its own; gives back their ids. Default: at the end. */
  insert(rows: readonly Row[], at = this.identifiedRows.length): readonly RowId[] {
    const start = Math.max(0, Math.min(at, this.identifiedRows.length))
    const placed = rows.map((row, offset) => ({ index: start + offset, row: this.identified(row) }))
    this.run({ step: 'place', rows: placed })
    return placed.map(({ row }) => this.idOf(row))
  }

  /**
   * Places a new row at the end that is no change until something is entered in it; the two are then taken back together. There is
   * one at a time. Gives back its id.
   */
  begin(row: Row): RowId {
    this.discardDraftRow()
    const begun = this.identified(row)
    const id = this.idOf(begun)
    this.identifiedRows.push(begun)
    this.ownMarks.begun(id)
    this.notify({ steps: [{ step: 'place', rows: [{ index: this.identifiedRows.length - 1, row: begun }] }] })
    return id
  }

  /** The row of `begin` becomes one as others are. */
  keep(): void {
    this.together(() => this.enter())
  }

  /** The row of `begin` leaves as if it had never been; nothing where something was entered in it. */
  discardDraftRow(): void {
    const { draftRowId } = this.ownMarks
    if (draftRowId !== undefined) this.drop(draftRowId, this.identifiedRows.length - 1)
  }

  /** Removes the rows at these places. */
  remove(indexes: Iterable<number>): void {
    const taken = this.placed(indexes)
    const { draftRowId } = this.ownMarks
    if (taken.some(({ row }) => this.idOf(row) === draftRowId)) this.discardDraftRow()
    this.run({ step: 'take', rows: taken })
  }

  /** Moves rows, kept together in their order, so that the first of them then stands at `to`. */
  move(indexes: Iterable<number>, to: number): void {
    const taken = this.placed(indexes)
    const start = Math.max(0, Math.min(to, this.identifiedRows.length - taken.length))
    const placed = taken.map(({ row }, offset) => ({ index: start + offset, row }))
    if (taken.every(({ index }, offset) => index === start + offset)) return
    this.together(() => {
      if (taken.some(({ row }) => this.idOf(row) === this.ownMarks.draftRowId)) this.enter()
      this.run({ step: 'take', rows: taken })
      this.run({ step: 'place', rows: placed })
    })
  }

  get canUndo(): boolean {
    return this.past.length > 0
  }

  get canRedo(): boolean {
    return this.future.length > 0
  }

  /** Takes the last change back; gives back what it did, so that a view can show the place. */
  undo(): readonly RowStep[] {
    return this.replay(this.past, this.future)
  }

  redo(): readonly RowStep[] {
    return this.replay(this.future, this.past)
  }

  /** Begins again with other rows; nothing before it can be taken back. */
  load(rows: readonly Row[]): void {
    this.rows = [...rows]
    this.hasRowsWithoutId = true
    this.forget()
    this.notify({})
  }

  /** What a save takes along now; to be given to `saved` when its answer came. */
  savePoint(): SavePoint {
    return savePoint(this.identifiedRows, this.ownMarks, row => this.idOf(row), this.moves)
  }

  /**
   * What stood here at that point is now what the server has; what was done since stays to be saved. `ids` gives new rows the ids
   * that the server gave them, `values` are rows as it sent them.
   */
  saved(ids: ReadonlyMap<RowId, RowId> = new Map(), values: ReadonlyMap<RowId, Row> = new Map(), point = this.savePoint()): void {
    const { orderField, counted } = this
    const after = afterSave(this.identifiedRows, this.ownMarks, point, {
      idOf: row => this.idOf(row),
      bring: (id, index) => ({
        ...(orderField !== undefined && counted && { [orderField]: index + 1 }),
        ...(ids.has(id) && { [this.key]: ids.get(id) }),
        ...values.get(id),
      }),
      withNewIdentity: row => ({ ...row, [this.key]: this.newId() }),
    })
    this.rows = after.rows
    this.forget()
    this.ownMarks.replaceWith(after.marks)
    this.counted = counted && point.moves !== this.moves
    for (const [id, next] of ids) {
      this.savedIds.set(id, next)
      this.first.set(next, id)
    }
    this.notify({ renamed: ids })
  }

  /**
   * Takes in what another user saved. Cells that the user changed here keep their value, as a change of the other's; see
   * `contested.ts` for what is to be decided first. Not a change that can be taken back.
   */
  merge(id: RowId, values: Row, near = 0): void {
    const index = this.indexOf(id, near)
    const row = this.identifiedRows[index]
    if (row === undefined) return
    const base = this.ownMarks.baseOf(row, id)
    const news = Object.entries(values).filter(([field, value]) => Object.is(base[field], row[field]) && !Object.is(row[field], value))
    const taken = Object.fromEntries(news)
    const next = news.length === 0 ? row : withValues(row, taken)
    this.identifiedRows[index] = next
    this.ownMarks.rebased(id, withValues(base, values), next)
    const edit = { id, near: index, before: pickValues(row, taken), after: taken }
    this.notify({ steps: [{ step: 'edit', edits: [edit] }] })
  }

  /**
   * Rows that have arrived take the places of those that stood for them, looked for from `near` outwards. Not a change, and
   * nothing that can be taken back.
   */
  fill(arrived: readonly { readonly id: RowId; readonly near: number; readonly row: Row }[]): void {
    const edits = arrived.flatMap(({ id, near, row }) => {
      const index = this.indexOf(id, near)
      const before = this.identifiedRows[index]
      if (before === undefined) return []
      this.identifiedRows[index] = row
      return [{ id: this.idOf(row), near: index, before, after: row }]
    })
    if (edits.length > 0) this.notify({ steps: [{ step: 'edit', edits }] })
  }

  /** A row that was removed here is another now: it stays removed in its new version, or comes back, at the end, as it is. */
  restoreDeletedRow(row: Row, removed: boolean): void {
    const id = this.idOf(row)
    this.ownMarks.gone(id)
    if (removed) {
      this.ownMarks.taken(id, row)
      this.notify({ steps: [] })
      return
    }
    this.identifiedRows.push(row)
    this.notify({ steps: [{ step: 'place', rows: [{ index: this.identifiedRows.length - 1, row }] }] })
  }

  /** Another user removed the row: it leaves the grid for good. False where it was not. */
  drop(id: RowId, near = 0): boolean {
    const index = this.indexOf(id, near)
    this.ownMarks.gone(id)
    const row = this.identifiedRows[index]
    if (row === undefined) return false
    this.identifiedRows.splice(index, 1)
    this.notify({ steps: [{ step: 'take', rows: [{ index, row }] }] })
    return true
  }

  /** Runs one step of what the user does. */
  private run(step: RowStep): void {
    this.together(() => {
      const done = runStep(this.identifiedRows, step, this.key, this.ownMarks)
      if (done === undefined) return
      this.steps?.push(done)
      if (done.step === 'edit' && done.edits.some(({ id }) => id === this.ownMarks.draftRowId)) this.enter()
    })
  }

  private enter(): void {
    const { draftRowId } = this.ownMarks
    const index = draftRowId === undefined ? -1 : this.indexOf(draftRowId, this.identifiedRows.length - 1)
    const row = this.identifiedRows[index]
    if (row === undefined) return
    this.ownMarks.draftRowId = undefined
    this.entered = { index, row }
  }

  private remember(steps: readonly RowStep[]): void {
    const { entered } = this
    this.entered = undefined
    const whole: readonly RowStep[] = entered === undefined ? steps : [{ step: 'place', rows: [entered] }, ...steps]
    if (whole.length === 0) return
    const key = {}
    this.past.push({ key, steps: inverseSteps(whole), counted: this.counted })
    if (this.past.length > this.depth) this.past.shift()
    this.future.length = 0
    const moved = whole.some(isRowMove)
    if (moved) this.moves++
    if (this.orderField !== undefined && moved) this.counted = true
    this.notify({ steps, entry: { key, isReplay: false } })
  }

  private replay(from: RowChange[], to: RowChange[]): readonly RowStep[] {
    const change = from.pop()
    if (change === undefined) return []
    const done = change.steps.flatMap(step => runStep(this.identifiedRows, step, this.key, this.ownMarks) ?? [])
    to.push({ key: change.key, steps: inverseSteps(done), counted: this.counted })
    this.counted = change.counted
    if (done.some(isRowMove)) this.moves++
    this.notify({ steps: done, entry: { key: change.key, isReplay: true } })
    return done
  }

  private notify(event: RowChangeEvent): void {
    this.edition++
    this.changes.emit(event)
  }

  private forget(): void {
    this.ownMarks.clear()
    this.past.length = 0
    this.future.length = 0
    this.counted = false
  }

  private get identifiedRows(): Row[] {
    if (this.hasRowsWithoutId) for (let index = 0; index < this.rows.length; index++) this.identifiedAt(index)
    this.hasRowsWithoutId = false
    return this.rows
  }

  private identifiedAt(index: number): Row | undefined {
    const row = this.rows[index]
    if (row !== undefined && this.idOf(row) === '') this.rows[index] = this.identified(row)
    return this.rows[index]
  }

  private identified(row: Row): Row {
    return this.idOf(row) === '' ? { ...row, [this.key]: this.newId() } : row
  }

  private placed(indexes: Iterable<number>): PlacedRow[] {
    return [...new Set(indexes)]
      .sort((a, b) => a - b)
      .flatMap(index => {
        const row = this.identifiedRows[index]
        return row === undefined ? [] : [{ index, row }]
      })
  }
}
