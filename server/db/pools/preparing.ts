import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { sendPiece } from './piece'
import { PREPARED } from './prepared'
import type { Hearing } from './timed'

/** The same pool, which parses and plans each statement once for a connection. For few statements that never vary. `hear` hears of each. */
export function preparing(pool: PostgresPool, hear?: Hearing): PostgresPool {
  return {
    connect: async () => {
      const client = (await pool.connect()) as unknown as pg.PoolClient
      const query = async (text: string, values: readonly unknown[]) => {
        const began = performance.now()
        try {
          return await sendPiece(client, [[`${PREPARED} ${text}`, values]])
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
