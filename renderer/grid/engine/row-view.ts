import type { Row } from '../../model/source'
import type { PlacedRow, RowStep } from './row-change'

/**
 * The rows that are shown, as places in the store. Without sorts and filters it holds nothing. Edits leave it as it is:
 * a row does not run away from under the hands of the user who changed it.
 */
export class RowView {
  private order: readonly number[] | undefined
  private inverse: Int32Array | undefined
  private atEnd = false
  /** Where rows stood that left; -1 for those that were left out. */
  private left = new WeakMap<Row, number>()

  constructor(private readonly stored: () => number) {}

  get size(): number {
    return this.order?.length ?? this.stored()
  }

  /** Whether some rows are left out or stand elsewhere. */
  get arranged(): boolean {
    return this.order !== undefined
  }

  set(order: readonly number[] | undefined): void {
    this.order = order
    this.inverse = undefined
    this.left = new WeakMap()
  }

  /** The place in the store; -1 where no row is shown. */
  toStore(shown: number): number {
    if (this.order === undefined) return shown < this.stored() ? shown : -1
    return this.order[shown] ?? -1
  }

  /** The place on the screen; -1 for a row that is left out. */
  toShown(index: number): number {
    if (this.order === undefined) return index
    if (this.inverse === undefined) {
      this.inverse = new Int32Array(this.stored()).fill(-1)
      for (let shown = 0; shown < this.order.length; shown++) this.inverse[this.order[shown] ?? 0] = shown
    }
    return this.inverse[index] ?? -1
  }

  /** Rows that come meanwhile stand at the end. */
  appending<Result>(work: () => Result): Result {
    this.atEnd = true
    try {
      return work()
    } finally {
      this.atEnd = false
    }
  }

  /** Follows rows that came and went. Those that come back stand where they stood; new ones behind the row before them, else at the end. */
  follow(steps: readonly RowStep[] | undefined): void {
    if (this.order === undefined || steps === undefined) return
    for (const step of steps) {
      if (step.step === 'take') {
        this.remember(this.order, step.rows)
        this.order = withoutRows(this.order, step.rows)
      }
      if (step.step === 'place') this.order = this.withRows(this.order, step.rows)
      this.inverse = undefined
    }
  }

  private remember(order: readonly number[], taken: readonly PlacedRow[]): void {
    for (const { row } of taken) this.left.set(row, -1)
    const gone = taken.map(({ index }) => index)
    order.forEach((index, at) => {
      const found = taken[lowerBound(gone, index)]
      if (found?.index === index) this.left.set(found.row, at)
    })
  }

  private withRows(order: readonly number[], placed: readonly PlacedRow[]): readonly number[] {
    const moved = movedBy(order, placed)
    const back = placed.flatMap(({ index, row }) => {
      const at = this.left.get(row)
      return at === undefined ? [] : [{ index, at }]
    })
    if (back.length === placed.length && !this.atEnd) return withBack(moved, back)
    return withNew(
      moved,
      placed.map(({ index }) => index),
      this.atEnd,
    )
  }
}

function withoutRows(order: readonly number[], taken: readonly PlacedRow[]): readonly number[] {
  const gone = taken.map(({ index }) => index)
  return order.flatMap(index => {
    const before = lowerBound(gone, index)
    return gone[before] === index ? [] : [index - before]
  })
}

/** Where rows of the store stand once others have come. */
function movedBy(order: readonly number[], placed: readonly PlacedRow[]): readonly number[] {
  // Before the n-th of them, n rows that came stand before it already.
  const pushed = placed.map(({ index }, before) => index - before)
  return order.map(index => index + lowerBound(pushed, index + 1))
}

/** Rows that come back, each to its place on the screen. */
function withBack(moved: readonly number[], back: readonly { readonly index: number; readonly at: number }[]): readonly number[] {
  const seen = back.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
  const order: number[] = []
  let next = 0
  for (const index of moved) {
    while (seen[next]?.at === order.length) order.push(seen[next++]?.index ?? 0)
    order.push(index)
  }
  return [...order, ...seen.slice(next).map(({ index }) => index)]
}

function withNew(moved: readonly number[], came: readonly number[], atEnd: boolean): readonly number[] {
  const [first] = came
  const behind = first === undefined || atEnd ? -1 : moved.indexOf(first - 1)
  return behind < 0 ? [...moved, ...came] : [...moved.slice(0, behind + 1), ...came, ...moved.slice(behind + 1)]
}

/** How many of the ascending numbers are smaller. */
function lowerBound(numbers: readonly number[], limit: number): number {
  let [low, high] = [0, numbers.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) < limit) low = middle + 1
    else high = middle
  }
  return low
}
