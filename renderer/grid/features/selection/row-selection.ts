import type { Grid, ShownRowsChange } from '../../engine/grid'
import { Signal } from '../../engine/signal'
import type { RowId } from '../../engine/temporary-id'
import type { GridSelection } from '../../surface/props'

/** Which rows are chosen, and the functions that choose them. Rows that are gone are so again if they come back. */
export class RowSelection {
  /** Chosen rows, or how many there are to choose. */
  readonly changed = new Signal()
  private chosen = new Set<RowId>()
  /** Rows that were chosen when they left. */
  private readonly left = new Set<RowId>()
  private lastUsed: RowId | undefined
  private changes = 0

  constructor(
    private readonly grid: Grid,
    readonly kind: GridSelection,
  ) {
    grid.onRows(change => this.followRows(change))
    grid.rowsMoved.subscribe(() => this.changed.emit())
  }

  /** Counts up with each change. */
  get edition(): number {
    return this.changes
  }

  get size(): number {
    return this.chosen.size
  }

  get ids(): readonly RowId[] {
    return [...this.chosen]
  }

  has(id: RowId): boolean {
    return this.chosen.has(id)
  }

  /** Chooses these rows and no others, whether they are here or not. */
  set(ids: readonly RowId[]): void {
    this.replace(ids)
    this.notify()
  }

  /** The same for a choice that is made elsewhere: nothing is emitted where these rows are chosen already. */
  follow(ids: readonly RowId[]): void {
    if (ids.length !== this.chosen.size || !ids.every(id => this.chosen.has(id))) this.set(ids)
  }

  /** Chooses a row or lets it go. `through`: all from the one whose box was used last. */
  toggle(at: number, through = false): void {
    const { grid } = this
    const shown = grid.shown(at)
    if (shown === undefined || this.kind === 'none' || grid.isDisabled(shown.row)) return
    const from = this.lastUsed === undefined || !through ? -1 : grid.view.toShown(grid.store.indexOf(this.lastUsed, shown.index))
    this.changes++
    if (from >= 0 && this.kind !== 'radio') for (const id of this.choosable(Math.min(from, at), Math.max(from, at))) this.chosen.add(id)
    else {
      this.lastUsed = shown.id
      if (this.kind === 'radio') this.chosen = new Set([shown.id])
      else if (!this.chosen.delete(shown.id)) this.chosen.add(shown.id)
    }
    this.notify()
  }

  /** Chooses all rows from one to another. */
  toggleThrough(from: number, to: number): void {
    this.lastUsed = this.grid.shown(from)?.id
    this.toggle(to, true)
  }

  /** Chooses every row that can be chosen, or none when all are. Rows of other pages of a list stay as they are. */
  toggleAll(): void {
    const ids = this.choosable()
    const every = ids.length > 0 && ids.every(id => this.chosen.has(id))
    if (!this.grid.settings.list) this.replace(every ? [] : ids)
    else {
      this.changes++
      for (const id of ids) this.chosen[every ? 'delete' : 'add'](id)
    }
    this.notify()
  }

  /** `all`: every row that can be chosen is; `some`: at least one. */
  get extent(): 'none' | 'some' | 'all' {
    const { chosen, grid } = this
    if (chosen.size === 0) return 'none'
    if (!grid.settings.list && chosen.size < grid.view.size && grid.settings.isRowDisabled === undefined) return 'some'
    const ids = this.choosable()
    const count = ids.filter(id => chosen.has(id)).length
    if (count === ids.length && (count > 0 || !grid.settings.list)) return 'all'
    return count === 0 && grid.settings.list ? 'none' : 'some'
  }

  private choosable(from = 0, to = this.grid.view.size - 1): readonly RowId[] {
    const ids: RowId[] = []
    for (let at = from; at <= to; at++) {
      const shown = this.grid.shown(at)
      if (shown !== undefined && !this.grid.isDisabled(shown.row)) ids.push(shown.id)
    }
    return ids
  }

  /** A radio keeps the last of them. */
  private replace(ids: readonly RowId[]): void {
    this.changes++
    this.left.clear()
    this.chosen = new Set(this.kind === 'radio' ? ids.slice(-1) : ids)
  }

  private notify(): void {
    this.changed.emit()
    this.grid.painted.emit()
  }

  private followRows({ replaced, removed, placed }: ShownRowsChange): void {
    if (replaced && !this.grid.settings.list) this.replace([])
    const carried = [...carry(removed, this.chosen, this.left), ...carry(placed, this.left, this.chosen)]
    if (carried.length === 0) return
    // A radio that another row took meanwhile stays with it.
    if (this.kind === 'radio' && this.chosen.size > 1) this.chosen = new Set([...this.chosen].slice(0, 1))
    this.changes++
  }
}

/** Moves those of the rows that are in one set into the other; gives them back. */
function carry(ids: ReadonlySet<RowId>, from: Set<RowId>, to: Set<RowId>): readonly RowId[] {
  const carried = from.size === 0 ? [] : [...ids].filter(id => from.delete(id))
  for (const id of carried) to.add(id)
  return carried
}
