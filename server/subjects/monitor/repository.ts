import { type Kysely, sql } from 'kysely'
import { migrations } from '../../db/migrations'

/** Migrations of this version that the database has not had. */
export async function pendingMigrations(db: Kysely<unknown>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from weft.migration`.execute(db)
  const done = new Set(rows.map(({ name }) => name))
  return migrations.map(({ name }) => name).filter(name => !done.has(name))
}
