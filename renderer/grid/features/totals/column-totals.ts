import { compareDecimals, decimalIn } from '../../../model/decimal'
import type { Row } from '../../../model/source'
import { type Sum, withNumber } from '../../../ui/columns/statistics'
import type { Grid } from '../../engine/grid'
import type { GridColumn } from '../../engine/grid-column'
import { isRowMove, type RowStep } from '../../engine/row-change'
import { Signal } from '../../engine/signal'
import { type Filters, filteringOf } from '../filtering'

/** From so many rows on, columns are counted when nothing else is to be done. */
const MANY = 2000
/** Milliseconds until then. */
const LATER = 100

/** Sums of the columns with statistics over the rows that filters leave, kept in step with the rows: an edit costs as much as it changes. */
export class ColumnTotals {
  readonly changed = new Signal()
  private sums: Map<string, Sum> | undefined
  private timer: ReturnType<typeof setTimeout> | undefined
  private filters: Filters | undefined
  private known: readonly GridColumn[] = []
  private counted: readonly GridColumn[] = []

  constructor(private readonly grid: Grid) {}

  /** Begins to follow the rows; the function ends it. */
  follow(): () => void {
    this.count()
    const ends = [
      this.grid.store.subscribe(({ steps }) => {
        if (steps === undefined || this.computed || filteringOf(this.grid).all.size > 0) this.count()
        else this.take(steps)
      }),
      this.grid.arranged.subscribe(() => this.filters !== filteringOf(this.grid).all && this.count()),
    ]
    return () => {
      for (const end of ends) end()
      clearTimeout(this.timer)
    }
  }

  /** Undefined until it is counted. */
  of(key: string): Sum | undefined {
    return this.sums?.get(key)
  }

  private get columns(): readonly GridColumn[] {
    if (this.known !== this.grid.columns) {
      this.known = this.grid.columns
      this.counted = this.known.filter(({ statistics }) => statistics.length > 0)
    }
    return this.counted
  }

  /** What the rest of a row decides is not told by its edits. */
  private get computed(): boolean {
    return this.columns.some(({ compute }) => compute !== undefined)
  }

  private count(): void {
    clearTimeout(this.timer)
    if (this.grid.store.size < MANY) this.countNow()
    else {
      this.sums = undefined
      this.timer = setTimeout(() => this.countNow(), LATER)
    }
  }

  private countNow(): void {
    const { view } = this.grid
    const filters = filteringOf(this.grid).all
    this.filters = filters
    this.sums = new Map()
    for (const { key } of this.columns) this.sums.set(key, { sum: 0, count: 0 })
    for (let index = 0; index < this.grid.store.size; index++) {
      const row = filters.size > 0 && view.toShown(index) < 0 ? undefined : this.grid.store.at(index)
      // What stands below another row of a tree is part of that one.
      if (row !== undefined && (this.grid.settings.folding?.levelOf?.(row, index) ?? 0) === 0) this.add(row, 1, index)
    }
    this.changed.emit()
  }

  private take(steps: readonly RowStep[]): void {
    const { sums } = this
    if (sums === undefined) return
    const before = new Map(sums)
    for (const step of steps) {
      if (step.step === 'edit')
        for (const { before = {}, after } of step.edits) {
          this.addFields(before, after, -1)
          this.addFields(after, after, 1)
        }
      else if (isRowMove(step)) for (const { row, index } of step.rows) this.add(row, step.step === 'place' ? 1 : -1, index)
    }
    // A row that moves leaves and comes again: no sum has to be drawn.
    if ([...sums].some(([key, sum]) => !isSame(before.get(key), sum))) this.changed.emit()
  }

  private add(row: Row, by: 1 | -1, index: number): void {
    for (const column of this.columns) this.addNumber(column.key, this.grid.cellsOf(column).wire(row, index), by)
  }

  private addFields(values: Row, like: Row, by: 1 | -1): void {
    for (const { key } of this.columns) if (key in like) this.addNumber(key, values[key], by)
  }

  private addNumber(key: string, held: unknown, by: 1 | -1): void {
    const sum = this.sums?.get(key)
    if (sum !== undefined) this.sums?.set(key, withNumber(sum, decimalIn(held), by))
  }
}

function isSame(one: Sum | undefined, other: Sum): boolean {
  if (one === undefined || one.sum === null || other.sum === null) return one?.sum === other.sum
  return one.count === other.count && compareDecimals(one.sum, other.sum) === 0
}
