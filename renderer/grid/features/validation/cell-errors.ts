import type { RowId } from '../../engine/temporary-id'
import { CellHistory, type CellNames } from './cell-history'
import { CellMap } from './cell-map'

/** What is said of a cell whatever rules say of its value. */
interface Claim {
  readonly message: string
  /** The round of validation in which the server said it, which the next one ends; undefined where a text cannot be read. */
  readonly round?: number
}

/**
 * Why cells are refused, whatever says so: a rule, the server, a text that cannot be read, or a value that is still to come. What was
 * meant, and is not there, tells more than what rules say of what stands in its place.
 */
export class CellErrors {
  /** Rows that were removed and may come back, by the generation in which they left. */
  private readonly left = new Map<RowId, number>()
  private readonly isAway = (id: RowId) => this.left.has(id)
  private readonly failures = new CellMap<string>(this.isAway)
  /** Cells whose value is still to come, and why: refused by each validation of all cells. */
  private readonly awaited = new CellMap<string>(this.isAway)
  /** Cells about which rules were asked: about a cell that was never touched they are not asked before a save. */
  private readonly touched = new CellHistory<true>(this.isAway)
  private readonly claims = new CellHistory<Claim>(this.isAway)
  private readonly kinds = [this.failures, this.awaited, this.touched, this.claims]
  /** Counts up with each validation of all cells. */
  private round = 0
  /** Counts up when rows that are away may be refused otherwise than when they left. */
  private generation = 0
  /** Rows that came after the last validation of all cells. */
  private readonly later = new Set<RowId>()

  get count(): number {
    return this.failures.count
  }

  /** How many rows have a refused cell. */
  get rowCount(): number {
    return this.failures.rowCount
  }

  /** Cells whose value is still to come. */
  get awaitedCount(): number {
    return this.awaited.count
  }

  /** Messages of one row by field; undefined when none of its cells is refused. */
  of(id: RowId): ReadonlyMap<string, string> | undefined {
    return this.failures.of(id)
  }

  /** Every refused cell. */
  get cells(): readonly (readonly [RowId, string])[] {
    return [...this.failures.all].flatMap(([id, marks]) => [...marks.keys()].map(field => [id, field] as const))
  }

  /** Whether a cell of that field is refused in any row. */
  isIn(field: string): boolean {
    return this.failures.isIn(field)
  }

  /** Whether all cells were validated since the rows came. */
  get hasValidatedAll(): boolean {
    return this.round > 0
  }

  /** Whether rules were asked about the cell itself. */
  isTouched(id: RowId, field: string): boolean {
    return this.touched.get(id, field) === true
  }

  /** Whether rules were asked about the cell, by itself or with all others. */
  isValidated(id: RowId, field: string): boolean {
    return this.isTouched(id, field) || (this.hasValidatedAll && !this.later.has(id))
  }

  /** Fields of the row that were given a text which cannot be read, or a value that the server refused. */
  disputed(id: RowId): readonly string[] {
    return [...(this.claims.of(id)?.keys() ?? [])].filter(field => this.claimOf(id, field) !== undefined)
  }

  /** What is put meanwhile is taken back with that action of the history; undefined: with none. */
  during(key: object | undefined, work: () => void): void {
    this.touched.during(key, () => this.claims.during(key, work))
  }

  /**
   * Takes an action back or does it again, which gave `cells` other values. Gives back the cells of which other things are known then; what
   * rules say of all of these is to be put.
   */
  replay(key: object, cells: CellNames): readonly CellNames[] {
    return [this.touched.swap(key), this.claims.swap(key, cells)]
  }

  /** Takes what a rule says of a cell; undefined: it accepts. */
  put(id: RowId, field: string, message: string | undefined): void {
    const reason = this.awaited.get(id, field)
    // Once it was told that the cell waits, it stands until the value is there.
    const waits = reason !== undefined && reason === this.failures.get(id, field)
    this.failures.put(id, field, waits ? reason : (this.claimOf(id, field) ?? message))
  }

  /** Takes what a rule says of a cell in a validation of all cells; to be followed by `hold`. */
  found(id: RowId, field: string, message: string): void {
    this.failures.put(id, field, message)
  }

  /** The cell is validated by itself. `isAsked`: by rules, which rows that are as the server has them may be spared. */
  touch(id: RowId, field: string, isAsked: boolean): void {
    this.touched.put(id, field, isAsked || undefined)
  }

  /** Puts a mark that the server sent, or takes the mark away. */
  refuse(id: RowId, field: string, message: string | undefined): void {
    this.claims.put(id, field, message === undefined ? undefined : { message, round: this.round })
    this.failures.put(id, field, message)
  }

  /** The cell is given a value, or (`text`) what is no value of it and why. */
  renew(id: RowId, field: string, text?: string): void {
    this.claims.put(id, field, text === undefined ? undefined : { message: text })
    this.put(id, field, undefined)
  }

  /** The value of the cell is still to come; undefined: it is there, or never comes. */
  await(id: RowId, field: string, reason: string | undefined): void {
    this.awaited.put(id, field, reason)
    // Its row is asked again where it comes back.
    if (reason === undefined && this.isAway(id)) this.left.set(id, Number.NaN)
  }

  /** All cells are validated from here on. */
  begin(): void {
    this.failures.clear()
    this.round++
    this.generation++
    this.later.clear()
  }

  /** Rules are others from here on. */
  outdate(): void {
    this.generation++
  }

  /** No validation of all cells ends without those whose value is not there. */
  hold(): void {
    for (const [id, claims] of this.claims.all)
      for (const [field, { message, round }] of claims) if (round === undefined) this.failures.put(id, field, message)
    for (const [id, reasons] of this.awaited.all) for (const [field, reason] of reasons) this.failures.put(id, field, reason)
  }

  leave(id: RowId): void {
    for (const kind of this.kinds) kind.leave(id)
    this.left.set(id, this.generation)
  }

  /** True where the row was away while it would have been refused otherwise: its cells are to be put again. */
  comeBack(id: RowId): boolean {
    const generation = this.left.get(id)
    this.left.delete(id)
    if (generation === undefined) {
      if (this.hasValidatedAll) this.later.add(id)
      return false
    }
    for (const kind of this.kinds) kind.comeBack(id)
    return generation !== this.generation
  }

  /** Rows go by another id from now on. */
  rename(ids: ReadonlyMap<RowId, RowId>): void {
    for (const kind of this.kinds) kind.rename(ids)
    for (const [id, next] of ids) {
      if (this.later.delete(id)) this.later.add(next)
      const generation = this.left.get(id)
      if (generation !== undefined && this.left.delete(id)) this.left.set(next, generation)
    }
  }

  /** All rows are others. */
  forget(): void {
    for (const kind of this.kinds) kind.forget()
    this.left.clear()
    this.later.clear()
    this.round = 0
  }

  private claimOf(id: RowId, field: string): string | undefined {
    const claim = this.claims.get(id, field)
    return claim?.round === undefined || claim.round === this.round ? claim?.message : undefined
  }
}
