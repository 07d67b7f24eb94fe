/** A server that is asked for. */
export interface Wanted {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Parts that it does without. */
  readonly without: readonly string[]
  /** Not Weft: routes with one statement each, see `bare.ts`. */
  readonly bare?: boolean
}

/** What the process of the servers is asked: what it has cost; with `finished`, after all is done that calls of that server left behind. */
export interface Asked {
  readonly finished?: number
  /** Begins to sample the stack, or ends it: then it tells the share of watching, too. */
  readonly sampling?: 'begin' | 'end'
}

/** What it has taken: microseconds of processor, statements that it has sent, and how often it has waited for the database. */
export interface Spent {
  readonly cpu: number
  readonly statements: number
  readonly trips: number
  /** Part of the samples, where they were ended. */
  readonly share?: number
}

/** Its addresses, in the order in which they were wanted, or what it has taken. */
export type Answer = { readonly urls: readonly string[] } | Spent
