import type { Semantic } from './semantics'

/** How often a value, or a form of values, occurs; the value as text. */
export interface Frequency {
  readonly value: string
  readonly count: number
}

/** Values from one bound up to the next, the last bar with its end. */
export interface Bar {
  readonly from: string
  readonly to: string
  readonly count: number
}

/** What a column holds. */
export interface ColumnProfile {
  /** Values that are not empty. */
  readonly filled: number
  readonly distinct: number
  /** Of numbers, dates and times. */
  readonly min: string | null
  readonly max: string | null
  /** Of numbers. */
  readonly mean: string | null
  /** Of numbers, near enough: lower, median, upper. */
  readonly quartiles: readonly string[] | null
  /** Of texts: the shortest and the longest. */
  readonly lengths: readonly number[] | null
  readonly bars: readonly Bar[]
  readonly top: readonly Frequency[]
  /** Of texts: 9 a digit, A a letter, U+6C49 one Chinese character or several. */
  readonly patterns: readonly Frequency[]
  /** What its values mean, where that was found. */
  readonly semantic: Semantic | null
  /** Values that are not what the column means. */
  readonly invalid: number | null
}
