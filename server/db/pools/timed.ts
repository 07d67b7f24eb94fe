import type { PostgresPool, PostgresPoolClient } from 'kysely'

/** A statement that has been answered, or has failed. */
export interface AnsweredStatement {
  /** With places for its values. */
  readonly text: string
  readonly values: readonly unknown[]
  readonly ms: number
}

/** Hears of each statement, in the context of who sent it. */
export type Hearing = (statement: AnsweredStatement) => void

/**
 * The same pool, whose statements are timed and told. For pools that have no reason to stand between a statement and its answer already; the
 * others tell by themselves, which costs each statement less.
 */
export function timed(pool: PostgresPool, hear: Hearing | undefined): PostgresPool {
  if (!hear) return pool
  const connect = async () => {
    const client = await pool.connect()
    const query = async (text: string, values: readonly unknown[]) => {
      const began = performance.now()
      try {
        return await client.query(text, values)
      } finally {
        hear({ text, values, ms: performance.now() - began })
      }
    }
    // Kysely also knows cursors, which are not opened here.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() }
}
