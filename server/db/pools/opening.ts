import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Hearing } from './timed'

/** What PostgreSQL's driver holds of a connection beyond what its types tell. */
type Client = pg.PoolClient & { readonly connection: { readonly stream: { cork(): void; uncork(): void } } }

/** Statements that open a transaction: its beginning, and whose it is. */
const OPENING = 2
const ENDS = new Set(['commit', 'rollback'])
/** Of a statement that has not been sent, or changes no rows. */
const NOTHING = { command: '', rowCount: 0, rows: [] }

type Statement = readonly [text: string, values: unknown[]]

/**
 * The same pool, for transactions whose first two statements answer nothing: these are held back and sent in one piece with the third,
 * which fails with the error of the first that fails. A transaction that ends before it asks anything asks nothing at all. The
 * connections of the pool must be pipelined; each use of one is one transaction. `hear` hears of each that answers something.
 */
export function opening(pool: PostgresPool, hear?: Hearing): PostgresPool {
  const connect = async () => {
    const client = (await pool.connect()) as unknown as Client
    let held: Statement[] | null = []
    const query = async (text: string, values: readonly unknown[] = []) => {
      const statement: Statement = [text, [...values]]
      if (held !== null && ENDS.has(text)) return NOTHING
      if (held !== null && held.length < OPENING) {
        held.push(statement)
        return NOTHING
      }
      const before = held
      held = null
      const began = performance.now()
      try {
        return await (before ? sendTogether(client, [...before, statement]) : client.query(...statement))
      } finally {
        hear?.({ text, values, ms: performance.now() - began })
      }
    }
    // Kysely also knows cursors, which are not opened here.
    return { query, release: () => client.release() } as unknown as PostgresPoolClient
  }
  return { connect, end: () => pool.end() }
}

/** The result of the last of these statements, which leave in one piece. */
async function sendTogether(client: Client, statements: readonly Statement[]): Promise<pg.QueryResult | undefined> {
  const { stream } = client.connection
  stream.cork()
  const sent = statements.map(statement => client.query(...statement))
  stream.uncork()
  return (await Promise.all(sent)).at(-1)
}
