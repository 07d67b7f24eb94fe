import type { PlacedRow, RowStep } from './row-change'

/**
 * The rows that are shown, as places in the store. Without sorts and filters it holds nothing. Edits leave it as it is:
 * a row does not run away from under the hands of who changed it.
 */
export class RowView {
  private order: readonly number[] | undefined
  private inverse: Int32Array | undefined
  private atEnd = false

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

  /** Follows rows that came and went. New ones stand behind the row before them, else at the end. */
  follow(steps: readonly RowStep[] | undefined): void {
    if (this.order === undefined || steps === undefined) return
    for (const step of steps) {
      if (step.step === 'take') this.order = withoutRows(this.order, step.rows)
      if (step.step === 'place') this.order = withRows(this.order, step.rows, this.atEnd)
    }
    this.inverse = undefined
  }
}

function withoutRows(order: readonly number[], taken: readonly PlacedRow[]): readonly number[] {
  const gone = taken.map(({ index }) => index)
  return order.flatMap(index => {
    const before = lowerBound(gone, index)
    return gone[before] === index ? [] : [index - before]
  })
}

function withRows(order: readonly number[], placed: readonly PlacedRow[], atEnd: boolean): readonly number[] {
  const came = placed.map(({ index }) => index)
  // Before the n-th of them, n rows that came stand before it already.
  const pushed = came.map((place, before) => place - before)
  const moved = order.map(index => index + lowerBound(pushed, index + 1))
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
