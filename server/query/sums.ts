import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../db/database'
import { commaList } from '../util/comma-list'
import { columnSql } from './sql'
import { plain } from './total'
import type { ListSpec, Sums } from './types'

interface Summed {
  readonly spec: Pick<ListSpec, 'with' | 'columns'>
  /** The rows of all pages. */
  readonly from: RawBuilder<unknown>
}

/** What a caller asks to have added up: readable columns of numbers; other names say nothing, as with filters. Undefined: nothing of that kind. */
export async function sumsOf(trx: Trx, { spec, from }: Summed, asked: unknown): Promise<Sums | undefined> {
  const names = new Set(typeof asked === 'string' ? commaList(asked) : [])
  const columns = spec.columns.filter(
    ({ name, kind, dict }) => names.has(name) && dict === undefined && (kind === 'decimal' || kind === 'integer'),
  )
  if (columns.length === 0) return undefined
  const sums = columns.flatMap((column, at) => {
    const value = columnSql(column)
    return [sql`sum(${value}) as ${sql.id(`sum${at}`)}`, sql`count(${value}) as ${sql.id(`count${at}`)}`]
  })
  const { rows } = await sql<Record<string, number | string | null>>`${spec.with ?? sql``} select ${sql.join(sums)} ${from}`.execute(
    plain(trx),
  )
  return Object.fromEntries(
    columns.map(({ name }, at) => [name, { sum: rows[0]?.[`sum${at}`] ?? null, count: Number(rows[0]?.[`count${at}`] ?? 0) }]),
  )
}
