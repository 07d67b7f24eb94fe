import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import type { Hearing } from './timed'

/**
 * The same pool, which parses and plans each statement once for a connection. For few statements that never vary: every
 * text is kept by the database as long as the connection. `hear` hears of each.
 */
export function preparing(pool: PostgresPool, hear?: Hearing): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('hex').slice(0, 32)
    names.set(text, name)
    return name
  }
  return {
    connect: async () => {
      const client = await pool.connect()
      const query = async (text: string, values: readonly unknown[]) => {
        const began = performance.now()
        try {
          return await (client as unknown as pg.PoolClient).query({ name: nameOf(text), text, values: [...values] })
        } finally {
          hear?.({ text, values, ms: performance.now() - began })
        }
      }
      // Kysely also knows cursors, which are not opened here.
      return { query, release: () => client.release() } as unknown as PostgresPoolClient
    },
    end: () => pool.end(),
  }
}
