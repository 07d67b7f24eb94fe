import type { ForeignReader } from '../../db/foreign'
import { NO_RULES } from '../../query'
import { fail } from '../../util/errors'
import { readStatement } from './statement'
import { foreignColumns, statementWith } from './statement/repository'
import { texts } from './texts'

/** Reads of the database itself, whatever schema they are found in. */
const isSystemTable = (table: string) => /^pg_|^sql_/i.test(table)

/** No rights: what a data source holds is no list of the application. */
const NO_RIGHTS = { username: '', can: () => false, rowRules: NO_RULES }

/** A statement over the tables of a data source: one select of what reports may do, out of tables that the source has. */
export async function foreignParts(sql: string, foreign: ForeignReader, values: ReadonlyMap<string, string>) {
  const statement = await readStatement(sql)
  const hidden = statement.tables.find(isSystemTable)
  if (hidden !== undefined) fail(texts.noForeignTable(hidden))
  const columns = await foreign(db => foreignColumns(db, statement.tables))
  const missing = statement.tables.find(table => !columns.has(table))
  if (missing !== undefined) fail(texts.noForeignTable(missing))
  // Nothing there bounds the texts that a statement makes, as the own database does.
  if (statement.check(table => columns.get(table) ?? [])) fail(texts.tooMuch)
  return { parts: statementWith(statement, [], NO_RIGHTS, { values, heavy: false }), statement }
}
