import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Trx } from '../db/database'
import type { ListSpec } from './types'

/** Aliases are property names already: the camel case plugin must leave them alone. */
export function plain(trx: Trx): Kysely<unknown> {
  return trx.withoutPlugins() as unknown as Kysely<unknown>
}

/** What a page was read with, and how many rows were counted: all of them, or with `most` one more at the most. */
interface Counted {
  readonly spec: Pick<ListSpec, 'with'>
  /** The rows of all pages. */
  readonly from: RawBuilder<unknown>
  /** 0: all rows were counted. */
  readonly most: number
  readonly counted: number
}

interface Place {
  readonly size: number
  /** From 1. */
  readonly current: number
  /** Rows of this page. */
  readonly rows: number
}

/**
 * How many rows there are on all pages. Of more than `most`, what PostgreSQL expects by its statistics, unless the page shows the end; never fewer
 * than there are seen to be. A page behind the last is answered exactly, so that its reader finds back.
 */
export async function totalOf(
  trx: Trx,
  { spec, from, most, counted }: Counted,
  { size, current, rows }: Place,
): Promise<{ total: number; exact: boolean }> {
  if (most === 0 || counted <= most) return { total: counted, exact: true }
  const seen = (current - 1) * size + rows
  if (rows > 0 && rows < size) return { total: seen, exact: true }
  if (rows === 0) return { total: await countAll(trx, spec, from), exact: true }
  return { total: Math.max(await expected(trx, spec, from), counted, seen + 1), exact: false }
}

async function countAll(trx: Trx, spec: Counted['spec'], from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: string }>`${spec.with ?? sql``} select count(*) as total ${from}`.execute(plain(trx))
  return Number(rows[0]?.total ?? 0)
}

/** What the plan of the statement says; nothing is read. */
async function expected(trx: Trx, spec: Counted['spec'], from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{
    'QUERY PLAN': readonly { Plan: { 'Plan Rows': number } }[]
  }>`explain (format json) ${spec.with ?? sql``} select ${from}`.execute(plain(trx))
  return rows[0]?.['QUERY PLAN'][0]?.Plan['Plan Rows'] ?? 0
}
