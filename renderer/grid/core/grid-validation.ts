import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import type { Asked } from '../../rules'
import { CellFailures } from './cell-failures'
import { type ColumnJudge, columnJudge, uniqueText } from './column-judge'
import { Questions } from './questions'
import { refusedRows } from './refused-rows'
import type { RowEdit, RowStep } from './row-change'
import { rowScope, type ScopeOf } from './row-scope'
import { type RowNews, RowStore } from './row-store'
import type { RowId } from './temporary-id'
import { UniqueValues } from './unique-values'

export interface CellFailure {
  readonly index: number
  readonly id: RowId
  readonly field: string
  readonly message: string
}

export interface GridValidationSettings {
  /** What expressions see of a row. Default: its fields. */
  readonly scopeOf?: ScopeOf
  /** Asks the server about a value of the row's field, such as whether a stored record other than it holds it. Default: nobody is asked. */
  readonly stored?: (row: Row, field: string, signal: AbortSignal) => Asked
  /** Whether a row is asked at all. Default: every row is. */
  readonly isJudged?: (row: Row) => boolean
  /** Milliseconds that a rule, and a judgement of all cells, may take before what is not answered counts as refused. Default 10,000. */
  readonly patience?: number
}

/** Rules of one grid that are asked at the same time at most, but for those that are asked together. */
const AT_ONCE = 6
/** Rows whose unique values are counted before they are needed. */
const FEW = 2000
/** Rows on which rules are tried before they are needed. */
const TRIED = 50
/** Milliseconds for a rule that takes its time. */
const PATIENCE = 10_000

/** Judges cells as they change, and all of them before a save; remembers which were refused, and why. */
export class GridValidation {
  private readonly values = new Map<string, UniqueValues>()
  private readonly failures = new CellFailures()
  /** Cells that were given a text which nobody can read: refused until they are given another value. */
  private readonly unread = new CellFailures()
  /** Cells whose value is still to come, and why. */
  private readonly awaited = new CellFailures()
  private readonly questions: Questions
  private readonly listeners = new Set<() => void>()
  private edition = 0
  /** Fields in the order of the columns. */
  private readonly order: readonly string[]

  constructor(
    private readonly store: RowStore,
    private readonly columns: readonly FieldModel[],
    private readonly settings: GridValidationSettings = {},
  ) {
    this.order = columns.map(({ name }) => name)
    this.questions = new Questions(AT_ONCE, settings.patience ?? PATIENCE)
  }

  /** Reads the rules and tries them on some rows now, in a judgement of its own, rather than when cells are judged: what runs first is slow. */
  prepare(): void {
    void this.judges
    const { store, columns, settings } = this
    // Few values are no burden, and each key press asks about them.
    if (store.size <= FEW) for (const values of this.values.values()) values.prepare()
    const some = new RowStore({ rows: store.all().slice(0, TRIED), key: store.key })
    // What goes wrong is told where it is asked in earnest.
    new GridValidation(some, columns, settings).validate().catch(() => undefined)
  }

  private get judges(): ReadonlyMap<string, ColumnJudge> {
    if (this.made !== undefined) return this.made
    const { columns, settings, store } = this
    const judges = columns.flatMap(field => columnJudge(field, settings.scopeOf ?? rowScope, settings.stored !== undefined) ?? [])
    for (const { unique, field } of judges) if (unique) this.values.set(field.name, new UniqueValues(field.name, () => store.all()))
    this.made = new Map(judges.map(judge => [judge.field.name, judge]))
    return this.made
  }
  private made: ReadonlyMap<string, ColumnJudge> | undefined

  /** Begins to follow the rows; the function ends it. */
  follow(): () => void {
    return this.store.subscribe(news => this.hear(news))
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  get version(): number {
    return this.edition
  }

  /** Why the cell was refused; undefined when it was not. */
  message(id: RowId, field: string): string | undefined {
    return this.failures.of(id)?.get(field)
  }

  /** Why cells of the row were refused, by field; undefined when none was. */
  messagesOf(id: RowId): ReadonlyMap<string, string> | undefined {
    return this.failures.of(id)
  }

  /** Cells whose verdict is on its way. */
  get pending(): number {
    return this.questions.size
  }

  get count(): number {
    return this.failures.count
  }

  /** The refused cells in the order of rows and columns. */
  all(): readonly CellFailure[] {
    const found: CellFailure[] = []
    const rows = this.store.all()
    for (let index = 0, left = this.failures.rowCount; left > 0 && index < rows.length; index++) {
      const id = this.store.idAt(index)
      const messages = this.failures.of(id)
      if (messages === undefined) continue
      left--
      for (const field of this.order) {
        const message = messages.get(field)
        if (message !== undefined) found.push({ index, id, field, message })
      }
    }
    return found
  }

  /** Judges every cell by what can be told at once. */
  validateNow(): readonly CellFailure[] {
    this.failures.clear()
    const { isJudged } = this.settings
    for (const judge of this.judges.values()) {
      const { name } = judge.field
      const refuse = (row: Row, message: string) => this.failures.put(this.store.idOf(row), name, message)
      refusedRows({ judge, rows: this.store.all(), values: this.values.get(name), isJudged }, refuse)
    }
    for (const [id, marks] of this.unread.all) for (const [field, message] of marks) this.put(id, field, message)
    for (const [id, marks] of this.awaited.all) for (const [field, reason] of marks) this.failures.put(id, field, reason)
    this.tell()
    return this.all()
  }

  /**
   * Judges every cell by all rules. Rules that take their time are asked about new and changed rows only; they have the same time
   * all together. `signal` gives them up: cells that they have not judged by then stay as they are.
   */
  async validate(signal?: AbortSignal): Promise<readonly CellFailure[]> {
    this.questions.forget()
    const failures = this.validateNow()
    const slow = [...this.judges.values()].filter(({ later }) => later)
    const { marks } = this.store
    const touched = slow.length === 0 ? [] : this.store.all().filter(row => isTouched(marks, this.store.idOf(row)))
    if (touched.length === 0 || signal?.aborted) return failures
    const ends = performance.now() + (this.settings.patience ?? PATIENCE)
    for (const row of touched) for (const judge of slow) void this.ask(row, judge, ends)
    this.tell()
    const giveUp = () => this.questions.forget()
    signal?.addEventListener('abort', giveUp)
    await Promise.race([this.answered(ends), aborted(signal)])
    signal?.removeEventListener('abort', giveUp)
    this.tell()
    return this.all()
  }

  /** Done when no cell waits for its verdict, those not either that were changed meanwhile, or when the time is up. */
  private async answered(ends: number): Promise<void> {
    do await this.questions.settled()
    while (this.questions.size > 0 && performance.now() <= ends)
  }

  /** What would be said of the cell if it held the value, by rules that answer at once. */
  preview(row: Row, field: string, value: unknown): string | undefined {
    const judge = this.judges.get(field)
    if (judge === undefined) return undefined
    const text = judge.unique ? uniqueText(value) : undefined
    const held = text === undefined ? 0 : (this.values.get(field)?.holders(text) ?? 0)
    const itself = text !== undefined && uniqueText(row[field]) === text ? 1 : 0
    return judge.now({ ...row, [field]: value }, held > itself)
  }

  /** Judges one cell that was left as it was. */
  check(id: RowId, field: string, near = 0): void {
    const row = this.store.at(this.store.indexOf(id, near))
    if (row === undefined) return
    this.renew(id, field)
    const judge = this.judges.get(field)
    if (judge !== undefined) this.judge(row, judge)
    this.tell()
  }

  /** Judges what was written into rows that have just come: by themselves new rows are not judged. */
  checkRows(rows: Iterable<{ readonly row: Row; readonly fields: Row }>): void {
    for (const { row, fields } of rows) {
      for (const judge of this.judges.values()) if (judge.field.name in fields) this.judge(row, judge)
    }
    this.tell()
  }

  /** Takes a mark from a cell, or puts one that the server sent. */
  set(id: RowId, field: string, message: string | undefined): void {
    this.failures.put(id, field, message)
    this.tell()
  }

  /** Marks a cell whose text could not be read: what stood there before is not what was meant. */
  refuse(id: RowId, field: string, message: string): void {
    this.unread.put(id, field, message)
    this.set(id, field, message)
  }

  /**
   * The value of a cell is still to come, such as a file on its way: until then no judgement of all cells lets it pass. Undefined: it is
   * there, or never comes. The row may go by another id meanwhile.
   */
  await(id: RowId, field: string, reason: string | undefined): void {
    const index = this.store.indexOf(id)
    const now = index < 0 ? id : this.store.idAt(index)
    this.awaited.put(now, field, reason)
    if (reason === undefined && this.message(now, field) !== undefined) this.check(now, field, index)
    else this.tell()
  }

  /** Cells whose value is still to come. */
  get awaitedCount(): number {
    return this.awaited.count
  }

  /** Forgets the texts that could not be read into the row, such as when what was pasted is taken back. */
  forgive(id: RowId): void {
    for (const field of [...(this.unread.of(id)?.keys() ?? [])]) this.check(id, field)
  }

  private put(id: RowId, field: string, message: string | undefined): void {
    // What was meant, and could not be read, tells more than that nothing is there.
    this.failures.put(id, field, this.unread.of(id)?.get(field) ?? message)
  }

  /** The cell is given another value, or is looked at anew. */
  private renew(id: RowId, field: string): void {
    this.unread.put(id, field, undefined)
    this.failures.put(id, field, undefined)
  }

  private hear({ steps, renamed }: RowNews): void {
    if (renamed !== undefined) this.awaited.rename(renamed)
    else if (steps === undefined) this.awaited.forget()
    if (steps === undefined) this.forget()
    else this.hearSteps(steps)
    this.tell()
  }

  private forget(): void {
    this.failures.forget()
    this.unread.forget()
    this.questions.forget()
    for (const values of this.values.values()) values.forget()
  }

  /** The rows stand as they do after all steps: first every value is counted, then cells are judged. */
  private hearSteps(steps: readonly RowStep[]): void {
    void this.judges
    const counted = [...this.values].map(([field, values]) => ({ field, values, texts: values.follow(steps) }))
    for (const step of steps) {
      if (step.step === 'edit') for (const edit of step.edits) this.hearEdit(edit)
      else
        for (const { row } of step.rows)
          for (const marks of [this.failures, this.unread, this.awaited])
            marks[step.step === 'take' ? 'leave' : 'comeBack'](this.store.idOf(row))
    }
    for (const { field, values, texts } of counted) this.judgeHolders(field, values, texts)
  }

  private hearEdit({ id, near, after }: RowEdit): void {
    const row = this.store.at(this.store.indexOf(id, near))
    if (row === undefined) return
    for (const field of Object.keys(after)) this.renew(id, field)
    for (const judge of this.judges.values()) {
      const { field, reads } = judge
      if (field.name in after || (reads.size > 0 && Object.keys(after).some(name => reads.has(name)))) this.judge(row, judge)
    }
  }

  /**
   * Judges who holds one of the values that others began (1) or ceased (-1) to hold. One holder left of many is at peace again,
   * which matters only where some cell is refused.
   */
  private judgeHolders(field: string, values: UniqueValues, texts: ReadonlyMap<string, number>): void {
    const judge = this.judges.get(field)
    if (judge === undefined || texts.size === 0) return
    const refused = this.failures.isIn(field)
    const matters = (by: number, holders: number) => (by > 0 ? holders > 1 : holders === 1)
    const asked = [...texts].filter(([text, by]) => (by > 0 || refused) && matters(by, values.known(text) ?? (by > 0 ? 2 : 1)))
    for (const [text, rows] of values.rowsWith(new Set(asked.map(([text]) => text))))
      if (matters(texts.get(text) ?? 0, rows.length)) for (const row of rows) this.judge(row, judge)
  }

  private isJudged(row: Row): boolean {
    return this.settings.isJudged?.(row) ?? true
  }

  private judge(row: Row, judge: ColumnJudge): void {
    const id = this.store.idOf(row)
    const { name } = judge.field
    const asked = this.isJudged(row)
    this.put(id, name, asked ? judge.now(row, this.values.get(name)?.isRepeated(row) ?? false) : undefined)
    if (asked && judge.later) void this.ask(row, judge).then(() => this.tell())
  }

  /** Lets the rules that take their time judge the cell; an answer to a value that is no longer there counts for nothing. */
  private ask(row: Row, judge: ColumnJudge, ends?: number): Promise<void> {
    const id = this.store.idOf(row)
    const { name } = judge.field
    const verdict = (signal: AbortSignal) => {
      const repeated = this.values.get(name)?.isRepeated(row) ?? false
      return judge.inTime(row, repeated, this.settings.stored?.(row, name, signal))
    }
    const take = (message: string | undefined) => {
      // Somebody may have removed the row meanwhile.
      if (this.store.indexOf(id) >= 0) this.put(id, name, message)
    }
    return this.questions.ask(JSON.stringify([id, name]), verdict, take, { ...(ends !== undefined && { ends }), waits: !judge.together })
  }

  private tell(): void {
    this.edition++
    for (const listener of this.listeners) listener()
  }
}

const isTouched = (marks: RowStore['marks'], id: RowId): boolean => marks.isAdded(id) || marks.isChanged(id)

/** Done when the signal tells; never without one. */
const aborted = (signal: AbortSignal | undefined): Promise<void> =>
  new Promise(resolve => signal?.addEventListener('abort', () => resolve(), { once: true }))
