/** Browsers draw no element taller than this. */
export const TALLEST = 30_000_000

/**
 * Where things of one size stand along a line, and the few of another size. While all are of one size it holds nothing for
 * each of them, so that a hundred thousand rows cost as much as ten.
 */
export class Axis {
  private sizes: Float64Array | undefined
  /** Differences of measured sizes from the common one, summed up as a binary indexed tree. */
  private sums: Float64Array | undefined

  constructor(
    readonly count: number,
    readonly size: number,
  ) {}

  get total(): number {
    return this.start(this.count)
  }

  /** Where a thing begins; that of `count` is the end of all. */
  start(index: number): number {
    let start = index * this.size
    if (this.sums !== undefined) for (let at = index; at > 0; at -= at & -at) start += this.sums[at] ?? 0
    return start
  }

  sizeOf(index: number): number {
    return this.sizes?.[index] || this.size
  }

  /** True when it was not known to have this size. */
  measure(index: number, size: number): boolean {
    const difference = size - this.sizeOf(index)
    if (index < 0 || index >= this.count || Math.abs(difference) < 0.5) return false
    this.sizes ??= new Float64Array(this.count)
    this.sums ??= new Float64Array(this.count + 1)
    this.sizes[index] = size
    for (let at = index + 1; at <= this.count; at += at & -at) this.sums[at] = (this.sums[at] ?? 0) + difference
    return true
  }

  /** What stands at a distance from the beginning; 0 before it, the last behind the end. */
  at(offset: number): number {
    if (this.count === 0) return 0
    if (this.sums === undefined) return Math.max(0, Math.min(Math.floor(offset / this.size), this.count - 1))
    let [low, high] = [0, this.count - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (this.start(middle) <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
}

/** A line that may be longer than the element that scrolls for it. */
export interface Stretch {
  /** Height of the element. */
  readonly height: number
  /** What is seen at a scroll position, from the beginning of the line. */
  readonly offset: (scrolled: number, seen: number) => number
  /** The scroll position at which that is seen. */
  readonly scrolled: (offset: number, seen: number) => number
}

/** Scrolls a line of any length with an element that browsers can draw. */
export function stretch(total: number): Stretch {
  if (total <= TALLEST) return { height: total, offset: scrolled => scrolled, scrolled: offset => offset }
  const ratio = (seen: number) => (total - seen) / (TALLEST - seen)
  return {
    height: TALLEST,
    offset: (scrolled, seen) => scrolled * ratio(seen),
    scrolled: (offset, seen) => offset / ratio(seen),
  }
}
