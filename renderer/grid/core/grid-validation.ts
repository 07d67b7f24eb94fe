import type { FieldModel } from '../../model/field'
import type { Row } from '../../model/source'
import type { StoredCheck } from '../../rules'
import { type ColumnJudge, columnJudge, rowScope, type ScopeOf, uniqueText } from './column-judge'
import { limited } from './limited'
import type { RowEdit, RowStep } from './row-change'
import type { RowNews, RowStore } from './row-store'
import type { RowId } from './temporary-id'
import { texts } from './texts'
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
  /** Asks the server whether a stored record holds the value. Default: nobody is asked. */
  readonly stored?: StoredCheck
  /** Whether a row is asked at all. Default: every row is. */
  readonly isJudged?: (row: Row) => boolean
  /** Milliseconds that a rule may take before its cell counts as refused. Default 10,000. */
  readonly patience?: number
}

/** Rules of one grid that are asked at the same time at most. */
const AT_ONCE = 6

/** Judges cells as they change, and all of them before a save; remembers which were refused, and why. */
export class GridValidation {
  private readonly judges: ReadonlyMap<string, ColumnJudge>
  private readonly values = new Map<string, UniqueValues>()
  private readonly failures = new Map<RowId, Map<string, string>>()
  /** Marks of rows that were removed and may come back. */
  private readonly away = new Map<RowId, Map<string, string>>()
  /** The newest question about a cell that takes its time; older answers are dropped. */
  private readonly asked = new Map<string, symbol>()
  private readonly listeners = new Set<() => void>()
  private edition = 0
  /** Fields in the order of the columns. */
  private readonly order: readonly string[]

  constructor(
    private readonly store: RowStore,
    columns: readonly FieldModel[],
    private readonly settings: GridValidationSettings = {},
  ) {
    this.order = columns.map(({ name }) => name)
    const judges = columns.flatMap(field => columnJudge(field, settings.scopeOf ?? rowScope) ?? [])
    this.judges = new Map(judges.map(judge => [judge.field.name, judge]))
    for (const { unique, field } of judges) if (unique) this.values.set(field.name, new UniqueValues(field.name, () => store.all()))
  }

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
    return this.failures.get(id)?.get(field)
  }

  get count(): number {
    let count = 0
    for (const fields of this.failures.values()) count += fields.size
    return count
  }

  /** The refused cells in the order of rows and columns. */
  all(): readonly CellFailure[] {
    if (this.failures.size === 0) return []
    return this.store.all().flatMap((row, index) => {
      const id = this.store.idOf(row)
      const found = this.failures.get(id)
      if (found === undefined) return []
      return this.order.flatMap(field => {
        const message = found.get(field)
        return message === undefined ? [] : [{ index, id, field, message }]
      })
    })
  }

  /** Judges every cell by what can be told at once. */
  validateNow(): readonly CellFailure[] {
    this.failures.clear()
    for (const judge of this.judges.values()) {
      const values = this.values.get(judge.field.name)
      values?.prepare()
      for (const row of this.store.all()) if (this.isJudged(row)) this.mark(row, judge, judge.now(row, values?.isRepeated(row) ?? false))
    }
    this.tell()
    return this.all()
  }

  /** Judges every cell by all rules. Rules that take their time are asked about new and changed rows only. */
  async validate(): Promise<readonly CellFailure[]> {
    this.validateNow()
    const slow = [...this.judges.values()].filter(({ later }) => later)
    const { marks } = this.store
    const touched = slow.length === 0 ? [] : this.store.all().filter(row => isTouched(marks, this.store.idOf(row)))
    const questions = touched.flatMap(row => slow.map(judge => () => this.ask(row, judge)))
    await limited(AT_ONCE, questions)
    return this.all()
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
    const [judge, row] = [this.judges.get(field), this.store.at(this.store.indexOf(id, near))]
    if (judge === undefined || row === undefined) return
    this.judge(row, judge)
    this.tell()
  }

  /** Takes a mark from a cell, or puts one that the server sent. */
  set(id: RowId, field: string, message: string | undefined): void {
    this.put(id, field, message)
    this.tell()
  }

  private hear({ steps }: RowNews): void {
    if (steps === undefined) this.forget()
    else this.hearSteps(steps)
    this.tell()
  }

  private forget(): void {
    this.failures.clear()
    this.away.clear()
    this.asked.clear()
    for (const values of this.values.values()) values.forget()
  }

  /** The rows stand as they do after all steps: first every value is counted, then cells are judged. */
  private hearSteps(steps: readonly RowStep[]): void {
    const touched = [...this.values].map(([field, values]) => ({ field, values, texts: countSteps(steps, field, values) }))
    for (const step of steps) {
      if (step.step === 'edit') for (const edit of step.edits) this.hearEdit(edit)
      else for (const { row } of step.rows) this.hearRow(this.store.idOf(row), step.step === 'place')
    }
    for (const { field, values, texts } of touched) {
      const matter = texts.filter(([text, by]) => (by > 0 ? values.holders(text) > 1 : values.holders(text) === 1))
      this.judgeHolders(field, new Set(matter.map(([text]) => text)))
    }
  }

  private hearEdit({ id, near, after }: RowEdit): void {
    const row = this.store.at(this.store.indexOf(id, near))
    if (row === undefined) return
    for (const judge of this.judges.values()) {
      if (judge.field.name in after || Object.keys(after).some(field => judge.reads.has(field))) this.judge(row, judge)
    }
  }

  /** The marks of a row leave with it, and come back with it. */
  private hearRow(id: RowId, came: boolean): void {
    const [from, to] = came ? [this.away, this.failures] : [this.failures, this.away]
    const marks = from.get(id)
    if (marks === undefined) return
    from.delete(id)
    to.set(id, marks)
  }

  /** Judges who holds one of the values that others began or ceased to hold. One holder left of many is at peace again. */
  private judgeHolders(field: string, texts: ReadonlySet<string>): void {
    const judge = this.judges.get(field)
    if (judge === undefined || texts.size === 0) return
    for (const row of this.store.all()) {
      const text = uniqueText(row[field])
      if (text !== undefined && texts.has(text)) this.judge(row, judge)
    }
  }

  private isJudged(row: Row): boolean {
    return this.settings.isJudged?.(row) ?? true
  }

  private judge(row: Row, judge: ColumnJudge): void {
    if (!this.isJudged(row)) {
      this.mark(row, judge, undefined)
      return
    }
    this.mark(row, judge, judge.now(row, this.values.get(judge.field.name)?.isRepeated(row) ?? false))
    if (judge.later) void this.ask(row, judge).then(() => this.tell())
  }

  /** Lets the rules that take their time judge the cell; an answer to a value that is no longer there counts for nothing. */
  private async ask(row: Row, judge: ColumnJudge): Promise<void> {
    const id = this.store.idOf(row)
    const cell = JSON.stringify([id, judge.field.name])
    const question = Symbol(cell)
    this.asked.set(cell, question)
    const repeated = this.values.get(judge.field.name)?.isRepeated(row) ?? false
    const message = await inTime(judge.inTime(row, repeated, this.settings.stored), this.settings.patience ?? 10_000)
    if (this.asked.get(cell) !== question) return
    this.asked.delete(cell)
    this.put(id, judge.field.name, message)
  }

  private mark(row: Row, judge: ColumnJudge, message: string | undefined): void {
    if (message === undefined && this.failures.size === 0) return
    this.put(this.store.idOf(row), judge.field.name, message)
  }

  private put(id: RowId, field: string, message: string | undefined): void {
    const fields = this.failures.get(id)
    if (message !== undefined) {
      if (fields === undefined) this.failures.set(id, new Map([[field, message]]))
      else fields.set(field, message)
    } else if (fields?.delete(field) && fields.size === 0) this.failures.delete(id)
  }

  private tell(): void {
    this.edition++
    for (const listener of this.listeners) listener()
  }
}

const isTouched = (marks: RowStore['marks'], id: RowId): boolean => marks.isAdded(id) || marks.isChanged(id)

/** Counts what the steps did to one column; gives back the values that came (1) or went (-1), and nothing of both. */
function countSteps(steps: readonly RowStep[], field: string, values: UniqueValues): readonly (readonly [string, number])[] {
  const texts = new Map<string, number>()
  const count = (value: unknown, by: 1 | -1) => {
    const text = values.count(value, by)
    if (text !== undefined) texts.set(text, (texts.get(text) ?? 0) + by)
  }
  for (const step of steps) {
    if (step.step === 'edit')
      for (const { before = {}, after } of step.edits) {
        if (!(field in after)) continue
        count(before[field], -1)
        count(after[field], 1)
      }
    else for (const { row } of step.rows) count(row[field], step.step === 'place' ? 1 : -1)
  }
  return [...texts].filter(([, by]) => by !== 0)
}

/** The verdict, or that it took too long or failed: who cannot be sure does not save. */
async function inTime(verdict: Promise<string | undefined>, patience: number): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<string>(resolve => {
    timer = setTimeout(() => resolve(texts.late), patience)
  })
  try {
    return await Promise.race([verdict, late])
  } catch {
    return texts.failed
  } finally {
    clearTimeout(timer)
  }
}
