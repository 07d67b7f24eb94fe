import { sql } from 'kysely'
import type { Data } from '../../../server/app/data'
import type { Maker } from './requests'
import type { World } from './world'

interface DatabaseSession {
  readonly pid: number
  readonly role: string
}

/** A session of the application that is in the middle of a transaction, for half a minute or until it is ended. */
function session({ server }: World): Promise<DatabaseSession> {
  const data = server.app.data as Data
  return new Promise((resolve, reject) => {
    data
      .withTenant({ tenantId: 0, username: 'admin', orgCode: null }, async trx => {
        const { rows } = await sql<DatabaseSession>`select pg_backend_pid() as pid, current_user::text as role`.execute(trx)
        if (rows[0]) resolve(rows[0])
        await sql`select pg_sleep(30)`.execute(trx)
      })
      .catch(reject)
  })
}

/** Calls about what is watched, which is added by no call. */
export const monitor: Readonly<Record<string, Maker>> = {
  sysMonitorSessionEnd: async world => ({ body: { ...(await session(world)) } }),
}
