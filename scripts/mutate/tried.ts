/** What one file of tests says of the mutants, by their numbers. */
export interface Tried {
  /** Those whose places ran while modules loaded for the first time, or later. */
  readonly loaded: readonly number[]
  /** Those whose places its tests run. */
  readonly reached: readonly number[]
  /** Those that tests have noticed so far. */
  readonly noticed: readonly number[]
}

/** Where it says so. */
export const CHANNEL = 'weft-mutants'
