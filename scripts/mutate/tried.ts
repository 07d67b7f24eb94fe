/** What files of tests say of the mutants so far. */
export interface Tried {
  /** The numbers of those that they have noticed. */
  readonly noticed: readonly number[]
}

/** Where they say so. */
export const CHANNEL = 'weft-mutants'
