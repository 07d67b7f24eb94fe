import { checkableColumns } from './checkable'
import { sourceColumns } from './sources'

/** What screens may name of tables: their columns for dictionaries and for duplicate checks. */
export function declaredTables(): ReadonlyMap<string, ReadonlySet<string>> {
  const tables = new Map<string, Set<string>>()
  for (const [table, columns] of [...sourceColumns(), ...checkableColumns()])
    tables.set(table, new Set([...(tables.get(table) ?? []), ...columns]))
  return tables
}
