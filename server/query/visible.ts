import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Trx } from '../db/database'
import { snakeCase } from '../util/snake-case'
import type { Reader } from './catalog/readable'
import type { ListColumn, ListLines, ListSpec } from './types'

/** A value of a record: the record's id, and the column. */
export interface RecordField {
  readonly recordId: string
  readonly field: string
}

const has = (columns: readonly ListColumn[], field: string) =>
  columns.some(({ name, column }) => (typeof column === 'string' ? column : snakeCase(name)) === field)

async function anyRow(trx: Trx, from: RawBuilder<unknown>, where: RawBuilder<SqlBool> | undefined): Promise<boolean> {
  const { rows } = await sql`select from ${from} ${where ? sql`and ${where}` : sql``} limit 1`.execute(trx)
  return rows.length > 0
}

const idsOf = (uses: readonly RecordField[]) => [...new Set(uses.map(({ recordId }) => recordId))]

/** Whether one of these values stands in the list. */
export function isInList(trx: Trx, { table, where, columns }: ListSpec, uses: readonly RecordField[]): Promise<boolean> {
  const shown = uses.filter(({ field }) => has(columns, field))
  if (shown.length === 0) return Promise.resolve(false)
  return anyRow(trx, sql`${sql.table(table)} t where t.id = any(${idsOf(shown)}::text[])`, where)
}

function inLines(trx: Trx, { table, where }: ListSpec, lines: ListLines, uses: readonly RecordField[]): Promise<boolean> {
  const shown = uses.filter(({ field }) => has(lines.columns, field))
  if (shown.length === 0) return Promise.resolve(false)
  const from = sql`${sql.table(lines.table)} l join ${sql.table(table)} t on t.id = l._parent where l.id = any(${idsOf(shown)}::text[])`
  return anyRow(trx, from, where)
}

/** Whether one of these values of a table stands in a list, or in the lines of one, that the reader may read. */
export async function isReadable(trx: Trx, reader: Reader, table: string, uses: readonly RecordField[]): Promise<boolean> {
  for (const { right, spec: specFor } of trx.catalog.readable.all()) {
    if (right !== null && !reader.can(right)) continue
    const spec = specFor(reader)
    const lines = spec.lines?.find(each => each.table === table)
    if (spec.table === table && (await isInList(trx, spec, uses))) return true
    if (lines && (await inLines(trx, spec, lines, uses))) return true
  }
  return false
}
