import { type Kysely, sql } from 'kysely'
import type { AllowedColumns, Trx } from '../../query'

/** The enabled rows of the tenant's list; undefined while there is none. */
export async function allowedTables(trx: Trx): Promise<AllowedColumns | undefined> {
  const plain = trx.withoutPlugins() as unknown as Kysely<unknown>
  const { rows } = await sql<{ table: string; columns: string }>`select table_name as "table", field_name as columns
    from sys_table_white_list where status = '1'`.execute(plain)
  if (rows.length === 0) return undefined
  return new Map(rows.map(({ table, columns }) => [table, new Set(columns.split(',').map(column => column.trim()))]))
}
