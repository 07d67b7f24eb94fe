import type { AnsweringConnection, ForeignConnection, ForeignDatabase, ForeignUse, OtherDatabase } from './database'
import { pingPostgres, withPostgres } from './postgres'

export type {
  AnsweringConnection,
  ForeignAnswer,
  ForeignColumn,
  ForeignCondition,
  ForeignConnection,
  ForeignDatabase,
  ForeignOperator,
  ForeignRow,
  ForeignRows,
  ForeignStatement,
  ForeignTable,
  ForeignUse,
  OtherDatabase,
} from './database'
export { type ForeignReader, readForeign } from './postgres'

/** Asks a database of others a question; fails with what the connection fails with. */
export async function pingForeign(database: ForeignDatabase): Promise<void> {
  if (database.product === 'postgresql') return pingPostgres(database)
  const { pingMysql } = await import('./mysql')
  return pingMysql(database)
}

/**
 * Reads tables of a database of others over a connection of its own, in one transaction that writes nothing. A statement ends after ten
 * seconds, or after what `use` says. Fails with what the connection or the database fails with.
 */
export async function withForeign<T>(
  database: ForeignDatabase,
  work: (connection: ForeignConnection) => Promise<T>,
  use: ForeignUse = {},
): Promise<T> {
  return isOther(database) ? withOther(database, work, use) : withPostgres(database, work, use)
}

export const isOther = (database: ForeignDatabase): database is OtherDatabase => database.product !== 'postgresql'

/** The same for a database whose statements are in words of its own. */
export async function withOther<T>(
  database: OtherDatabase,
  work: (connection: AnsweringConnection) => Promise<T>,
  use: ForeignUse = {},
): Promise<T> {
  const { withMysql } = await import('./mysql')
  return withMysql(database, work, use)
}
