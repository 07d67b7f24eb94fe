import type { FieldModel } from '../../../model/field'
import type { Row } from '../../../model/source'
import type { Asked } from '../../../rules'
import { type CellNote, type HistoryEntry, isRowMove, type RowEdit, type RowStep } from '../../engine/row-change'
import { type RowChangeEvent, RowStore } from '../../engine/row-store'
import { Signal } from '../../engine/signal'
import type { RowId } from '../../engine/temporary-id'
import type { CellFailure, CellValidation } from '../../engine/validation'
import { AsyncValidationQueue } from './async-validation-queue'
import { CellErrors } from './cell-errors'
import type { CellNames } from './cell-history'
import type { ColumnValidator } from './column-validator'
import { GridRules, type GridRulesSettings } from './grid-rules'
import { refusedRows } from './refused-rows'

/** How the rows of a grid are validated. */
export interface GridValidationSettings extends Pick<GridRulesSettings, 'scopeOf'> {
  /** Asks the server about a value of the row's field, such as whether a stored record other than it holds it. Default: the server is not asked. */
  readonly stored?: (row: Row, field: string, signal: AbortSignal) => Asked
  /** Whether a row is asked at all. Default: every row is. */
  readonly isValidated?: (row: Row) => boolean
  /** Milliseconds that a rule, and a validation of all cells, may take before what is not answered counts as refused. Default 10,000. */
  readonly patience?: number
}

/** Rules of one grid that are asked at the same time at most, but for those that are asked together. */
const AT_ONCE = 6
/** Rows on which rules are tried before they are needed. */
const TRIED = 50
/** Milliseconds for a rule that takes its time. */
const PATIENCE = 10_000

/** Validates cells as they change, and all of them before a save; remembers which were refused, and why. */
export class GridValidation implements CellValidation {
  private rules: GridRules
  private readonly errors = new CellErrors()
  /** How to end the waiting for values that are still to come, by their cells. */
  private readonly waits = new Map<string, () => void>()
  private readonly waited = new Set<string>()
  private readonly queue: AsyncValidationQueue
  private readonly changes = new Signal()
  readonly subscribe = this.changes.subscribe

  constructor(
    private readonly store: RowStore,
    columns: readonly FieldModel[],
    private settings: GridValidationSettings = {},
  ) {
    this.rules = new GridRules(store, columns, rulesSettings(settings))
    this.queue = new AsyncValidationQueue(AT_ONCE, settings.patience ?? PATIENCE)
  }

  /** Takes other rules from now on: what the former ones refused at once is validated by them, and all other marks stay. */
  configure(columns: readonly FieldModel[], settings: GridValidationSettings): void {
    const before = this.rules
    if (columns === before.columns && settings === this.settings) return
    this.settings = settings
    this.rules = before.withColumns(columns, rulesSettings(settings))
    this.errors.outdate()
    for (const [id, field] of this.errors.cells) {
      const row = this.store.at(this.store.indexOf(id))
      const said = row && before.now(row, field)
      if (row !== undefined && said !== undefined && said === this.message(id, field))
        this.errors.put(id, field, this.rules.now(row, field))
    }
    this.changes.emit()
  }

  /**
   * Reads the rules and tries them on some rows now, in a validation of its own, rather than when cells are validated: what runs first is
   * slow. Rules that take their time are not asked.
   */
  prepare(): void {
    const { store, rules, settings } = this
    rules.prepare()
    const some = new RowStore({ rows: store.all().slice(0, TRIED), key: store.key })
    const trial = new GridValidation(some, rules.columns, settings)
    trial.follow()
    try {
      trial.validateNow()
      const quick = [...rules.validators.values()].filter(({ later }) => !later).map(({ field }) => [field.name, null])
      some.edit([{ index: 0, values: Object.fromEntries(quick) }])
    } catch {
      // What goes wrong is told where it is asked in earnest.
    }
  }

  /** Begins to follow the rows; the function ends it. */
  follow(): () => void {
    return this.store.subscribe(news => this.handleRows(news))
  }

  get version(): number {
    return this.changes.version
  }

  /** Why the cell was refused; undefined when it was not. */
  message(id: RowId, field: string): string | undefined {
    return this.errors.of(id)?.get(field)
  }

  /** Why cells of the row were refused, by field; undefined when none was. */
  messagesOf(id: RowId): ReadonlyMap<string, string> | undefined {
    return this.errors.of(id)
  }

  /** Cells whose result is on its way. */
  get pending(): number {
    return this.queue.size
  }

  get count(): number {
    return this.errors.count
  }

  /** The refused cells in the order of rows and columns. */
  all(): readonly CellFailure[] {
    const found: CellFailure[] = []
    const rows = this.store.all()
    for (let index = 0, left = this.errors.rowCount; left > 0 && index < rows.length; index++) {
      const id = this.store.idAt(index)
      const messages = this.errors.of(id)
      if (messages === undefined) continue
      left--
      for (const { name } of this.rules.columns) {
        const message = messages.get(name)
        if (message !== undefined) found.push({ index, id, field: name, message })
      }
    }
    return found
  }

  /** Validates every cell by what can be told at once. */
  validateNow(): readonly CellFailure[] {
    this.errors.begin()
    const { isValidated } = this.settings
    for (const validator of this.rules.validators.values()) {
      const { name } = validator.field
      const refuse = (row: Row, message: string) => this.errors.found(this.store.idOf(row), name, message)
      refusedRows({ validator, rows: this.store.all(), values: this.rules.valuesOf(name), isValidated }, refuse)
    }
    this.errors.hold()
    this.changes.emit()
    return this.all()
  }

  /**
   * Validates every cell by all rules. Rules that take their time are asked about new and changed rows only; they have the same time
   * all together. `signal` gives them up: cells that they have not validated by then stay as they are.
   */
  async validate(signal?: AbortSignal): Promise<readonly CellFailure[]> {
    this.queue.forget()
    const failures = this.validateNow()
    const slow = [...this.rules.validators.values()].filter(({ later }) => later)
    const { marks } = this.store
    const touched = slow.length === 0 ? [] : this.store.all().filter(row => isTouched(marks, this.store.idOf(row)))
    if (touched.length === 0 || signal?.aborted) return failures
    const ends = performance.now() + (this.settings.patience ?? PATIENCE)
    for (const row of touched) for (const validator of slow) void this.ask(row, validator, ends)
    this.changes.emit()
    const giveUp = () => this.queue.forget()
    signal?.addEventListener('abort', giveUp)
    await Promise.race([this.answered(ends), aborted(signal)])
    signal?.removeEventListener('abort', giveUp)
    this.errors.hold()
    this.changes.emit()
    return this.all()
  }

  /** Done when no cell waits for its result, those not either that were changed meanwhile, or when the time is up. */
  private async answered(ends: number): Promise<void> {
    do await this.queue.settled()
    while (this.queue.size > 0 && performance.now() <= ends)
  }

  /** What would be said of the cell if it held the value, by rules that answer at once. */
  preview(row: Row, field: string, value: unknown): string | undefined {
    return this.rules.preview(row, field, value)
  }

  /** Validates one cell that was left as it was: a text that could not be read into it stays its mark. */
  check(id: RowId, field: string, near = 0): void {
    const row = this.store.at(this.store.indexOf(id, near))
    if (row === undefined) return
    this.errors.put(id, field, undefined)
    const validator = this.rules.validators.get(field)
    if (validator !== undefined) this.validateCell(row, validator)
    this.changes.emit()
  }

  /** Validates what was written into rows that have just come: by themselves new rows are not validated. */
  checkRows(rows: Iterable<{ readonly row: Row; readonly fields: Row }>): void {
    for (const { row, fields } of rows) {
      for (const validator of this.rules.validators.values()) if (validator.field.name in fields) this.validateCell(row, validator)
    }
    this.changes.emit()
  }

  /** Takes a mark from a cell, or puts one that the server sent. */
  set(id: RowId, field: string, message: string | undefined): void {
    this.errors.refuse(id, field, message)
    this.changes.emit()
  }

  /** Fields of the row that were given a text which cannot be read, or a value that the server refused. */
  disputed(id: RowId): readonly string[] {
    return this.errors.disputed(id)
  }

  /**
   * The value of a cell is still to come, such as a file on its way: until then no validation of all cells lets it pass. Undefined: it is
   * there, or never comes. The row may go by another id meanwhile. `giveUp` ends the waiting, once all rows are others.
   */
  await(id: RowId, field: string, reason: string | undefined, giveUp?: () => void): void {
    const cell = this.cellKey(id, field)
    this.waited.add(cell)
    if (reason === undefined) this.waits.delete(cell)
    else if (giveUp !== undefined) this.waits.set(cell, giveUp)
    const index = this.store.indexOf(id)
    const now = this.store.currentId(id)
    this.errors.await(now, field, reason)
    if (reason === undefined && this.message(now, field) !== undefined) this.check(now, field, index)
    else this.changes.emit()
  }

  /** Whether the value of the cell ever was to come, since all rows came: what failed to come may lie there. */
  hasWaited(id: RowId, field: string): boolean {
    return this.waited.size > 0 && this.waited.has(this.cellKey(id, field))
  }

  /** Cells whose value is still to come. */
  get awaitedCount(): number {
    return this.errors.awaitedCount
  }

  /** Waits for no value any more. */
  giveUp(): void {
    for (const giveUp of [...this.waits.values()]) giveUp()
    this.waits.clear()
  }

  private cellKey(id: RowId, field: string): string {
    return JSON.stringify([this.store.firstId(id), field])
  }

  private handleRows({ steps, entry, renamed }: RowChangeEvent): void {
    if (steps !== undefined) this.handleSteps(steps, entry)
    else {
      // What was refused while a save was on its way still is.
      if (renamed !== undefined) this.errors.rename(renamed)
      else this.errors.forget()
      this.queue.forget()
      this.rules.forget()
    }
    this.changes.emit()
    if (steps !== undefined || renamed !== undefined) return
    this.giveUp()
    this.waited.clear()
  }

  /** The rows stand as they do after all steps: first every value is counted, then cells are validated. */
  private handleSteps(steps: readonly RowStep[], entry: HistoryEntry | undefined): void {
    const counted = this.rules.follow(steps)
    const outdated = this.moveRows(steps)
    if (entry?.isReplay === true) this.replay(steps, counted, entry.key)
    else this.errors.during(entry?.key, () => this.handleCells(steps, counted))
    for (const row of outdated) this.refresh(row)
  }

  /** Follows rows that come and go; gives back those that came back and are to be asked again. */
  private moveRows(steps: readonly RowStep[]): readonly Row[] {
    const outdated: Row[] = []
    for (const step of steps.filter(isRowMove))
      for (const { row } of step.rows) {
        if (step.step === 'take') this.errors.leave(this.store.idOf(row))
        else if (this.errors.comeBack(this.store.idOf(row))) outdated.push(row)
      }
    return outdated
  }

  private handleCells(steps: readonly RowStep[], counted: Counted): void {
    for (const step of steps) {
      if (step.step === 'edit') for (const edit of step.edits) this.handleEdit(edit)
      if (step.step === 'note') for (const note of step.notes) this.handleNote(note)
    }
    for (const [row, validator] of this.holders(counted)) this.validateCell(row, validator)
  }

  private handleEdit({ id, near, after }: RowEdit): void {
    const row = this.store.at(this.store.indexOf(id, near))
    if (row === undefined) return
    for (const field of Object.keys(after)) this.errors.renew(id, field)
    for (const validator of this.rules.affectedBy(new Set(Object.keys(after)))) this.validateCell(row, validator)
  }

  /** A text that could not be read: what stood there before is not what was meant. Without a text, what stands there is meant. */
  private handleNote({ id, near, field, text }: CellNote): void {
    this.errors.renew(id, field, text)
    const row = text === undefined ? this.store.at(this.store.indexOf(id, near)) : undefined
    const validator = this.rules.validators.get(field)
    if (row !== undefined && validator !== undefined) this.validateCell(row, validator)
  }

  /** An action is taken back, or done again: what it made of its cells goes with it, and what is said of them is said anew. */
  private replay(steps: readonly RowStep[], counted: Counted, key: object): void {
    const cells = enteredCells(steps)
    const fields = new Map<RowId, Set<string>>()
    const add = (id: RowId, names: Iterable<string>) => fields.set(id, new Set([...(fields.get(id) ?? []), ...names]))
    for (const swapped of this.errors.replay(key, cells)) for (const [id, names] of swapped) add(id, names)
    for (const [id, names] of cells)
      add(
        id,
        this.rules.affectedBy(names).map(({ field }) => field.name),
      )
    for (const row of rowsWithIds(this.store, fields, steps)) this.refresh(row, fields.get(this.store.idOf(row)))
    for (const [row, { field }] of this.holders(counted)) this.refresh(row, new Set([field.name]))
  }

  /** Cells that are refused otherwise because others hold, or no longer hold, the same. */
  private holders(counted: Counted): readonly (readonly [Row, ColumnValidator])[] {
    return counted.flatMap(({ field, texts }) => {
      const validator = this.rules.validators.get(field)
      const rows = validator === undefined ? [] : this.rules.holders(field, texts, this.errors.isIn(field))
      return rows.flatMap(row => (validator === undefined ? [] : [[row, validator] as const]))
    })
  }

  /**
   * Says anew what is said of the row's cells. Rules that take their time are asked again about `fields`; about the others only where all
   * cells were validated, as a row may be new or changed now and have been neither then. Default: about every field.
   */
  private refresh(row: Row, fields?: ReadonlySet<string>): void {
    const { errors, rules } = this
    const id = this.store.idOf(row)
    const names = new Set([...(errors.of(id)?.keys() ?? []), ...(fields ?? []), ...rules.validators.keys()])
    for (const name of names) {
      const validator = rules.validators.get(name)
      const counts = this.isValidated(row) && errors.isValidated(id, name)
      if (counts && validator?.later && fields?.has(name) === false && !errors.hasValidatedAll) continue
      errors.put(id, name, counts ? rules.now(row, name) : undefined)
      if (validator?.later !== true) continue
      if (counts && (errors.isTouched(id, name) || isTouched(this.store.marks, id))) this.askSoon(row, validator)
      else this.queue.giveUp(questionKey(id, name))
    }
  }

  private isValidated(row: Row): boolean {
    return this.settings.isValidated?.(row) ?? true
  }

  private validateCell(row: Row, validator: ColumnValidator): void {
    const id = this.store.idOf(row)
    const { name } = validator.field
    const asked = this.isValidated(row)
    this.errors.touch(id, name, asked)
    this.errors.put(id, name, asked ? validator.now(row, this.rules.isRepeated(row, name)) : undefined)
    if (asked && validator.later) this.askSoon(row, validator)
  }

  private askSoon(row: Row, validator: ColumnValidator): void {
    void this.ask(row, validator).then(() => this.changes.emit())
  }

  /** Lets the rules that take their time validate the cell; an answer to a value that is no longer there counts for nothing. */
  private ask(row: Row, validator: ColumnValidator, ends?: number): Promise<void> {
    const id = this.store.idOf(row)
    const { name } = validator.field
    const check = (signal: AbortSignal) =>
      validator.inTime(row, this.rules.isRepeated(row, name), this.settings.stored?.(row, name, signal))
    // Where the row was removed meanwhile, the answer waits for it to come back.
    const take = (message: string | undefined) => this.errors.put(id, name, message)
    return this.queue.ask(questionKey(id, name), check, take, { ends, waits: !validator.together })
  }
}

type Counted = ReturnType<GridRules['follow']>

const questionKey = (id: RowId, field: string): string => JSON.stringify([id, field])

/** The cells into which the steps enter something. */
function enteredCells(steps: readonly RowStep[]): CellNames {
  const cells = new Map<RowId, Set<string>>()
  const add = (id: RowId, names: readonly string[]) => cells.set(id, new Set([...(cells.get(id) ?? []), ...names]))
  for (const step of steps) {
    if (step.step === 'edit') for (const { id, after } of step.edits) add(id, Object.keys(after))
    if (step.step === 'note') for (const { id, field } of step.notes) add(id, [field])
  }
  return cells
}

/** The rows of these ids that are here: looked for where the steps say, and all others in one pass. */
function rowsWithIds(store: RowStore, ids: ReadonlyMap<RowId, unknown>, steps: readonly RowStep[]): readonly Row[] {
  const rows = new Map<RowId, Row>()
  const places = steps.flatMap((step): readonly Pick<CellNote, 'id' | 'near'>[] =>
    step.step === 'edit' ? step.edits : step.step === 'note' ? step.notes : [],
  )
  for (const { id, near } of places) {
    const row = ids.has(id) && !rows.has(id) ? store.at(store.indexOf(id, near)) : undefined
    if (row !== undefined) rows.set(id, row)
  }
  if (rows.size < ids.size) for (const row of store.all()) if (ids.has(store.idOf(row))) rows.set(store.idOf(row), row)
  return [...rows.values()]
}

const rulesSettings = ({ scopeOf, stored }: GridValidationSettings): GridRulesSettings => ({
  asks: stored !== undefined,
  scopeOf,
})

const isTouched = (marks: RowStore['marks'], id: RowId): boolean => marks.isAdded(id) || marks.isChanged(id)

/** Done when the signal tells; never without one. */
const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => signal?.addEventListener('abort', () => resolve(), { once: true }))
