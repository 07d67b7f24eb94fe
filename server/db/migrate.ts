import { type Kysely, sql } from 'kysely'
import { StartError } from '../util/start-error'
import { type Migration, migrations } from './migrations'
import type { RoleNames } from './owner'

/** Runs what has not run yet, each in a transaction of its own, as the owner of the schema. */
export async function migrate(db: Kysely<unknown>, roles: RoleNames, steps: readonly Migration[] = migrations): Promise<string[]> {
  await sql`create table if not exists weft.migration (name text primary key, at timestamptz not null default clock_timestamp())`.execute(
    db,
  )
  const { rows } = await sql<{ name: string }>`select name from weft.migration`.execute(db)
  const done = new Set(rows.map(row => row.name))
  const unknown = [...done].find(name => !steps.some(step => step.name === name))
  if (unknown) throw new StartError(`The database was made by a later version (it has the migration "${unknown}"); start that version.`)
  const pending = steps.filter(step => !done.has(step.name))
  for (const { name, up } of pending) {
    await db.transaction().execute(async trx => {
      await up(trx, roles)
      await sql`insert into weft.migration (name) values (${name})`.execute(trx)
    })
  }
  return pending.map(step => step.name)
}
