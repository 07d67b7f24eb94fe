/** A server that is asked for. */
export interface Wanted {
  readonly databaseUrl: string
  readonly dataDir: string
  /** Parts that it does without. */
  readonly without: readonly string[]
}

/** What the process of the servers is asked: what it has cost; with `finished`, after all is done that calls of that server left behind. */
export interface Asked {
  readonly finished?: number
}

/** Its addresses, in the order in which they were wanted, or the microseconds of processor that it has taken. */
export type Answer = { readonly urls: readonly string[] } | { readonly cpu: number }
