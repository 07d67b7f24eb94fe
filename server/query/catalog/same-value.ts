import { type RawBuilder, sql } from 'kysely'
import { decimalIn, decimalText } from '../../../renderer/core'
import type { Trx } from '../../db/database'
import type { ColumnKind } from '../types'
import { storedText } from '../values'

/** How a text that a caller gives is compared with what a column holds: both as the one text that spells the value. */
export interface SameValue {
  /** Of the rows `t`. */
  readonly column: RawBuilder<string>
  textOf(given: string): string
}

const KINDS: Readonly<Record<string, ColumnKind>> = {
  numeric: 'decimal',
  'double precision': 'decimal',
  real: 'decimal',
  smallint: 'decimal',
  integer: 'decimal',
  bigint: 'decimal',
  boolean: 'boolean',
  date: 'date',
  'timestamp with time zone': 'datetime',
  'time without time zone': 'time',
}

function spelled(kind: ColumnKind | undefined, column: RawBuilder<unknown>): RawBuilder<string> {
  if (kind === 'decimal') return sql<string>`trim_scale((${column})::numeric)::text`
  if (kind === 'datetime') return sql<string>`date_trunc('second', ${column})::timestamp::text`
  return sql<string>`(${column})::text`
}

function digitsOf(given: string): string {
  const number = decimalIn(given)
  return number === null ? given : decimalText(number)
}

/** The comparison with a column of a table: 1.50 is 1.5, and a moment is the same with a `T` in it. Texts are compared as they are. */
export async function sameValue(trx: Trx, table: string, column: string): Promise<SameValue> {
  const { rows } = await sql<{ type: string }>`select a.atttypid::regtype::text as type from pg_attribute a
    where a.attrelid = to_regclass(${table}) and a.attname = ${column}`.execute(trx.withoutPlugins())
  const kind = KINDS[rows[0]?.type ?? '']
  const textOf = (given: string) => (kind === 'decimal' ? digitsOf(given) : kind ? storedText(kind, given) : given)
  return { column: spelled(kind, sql`t.${sql.id(column)}`), textOf }
}
