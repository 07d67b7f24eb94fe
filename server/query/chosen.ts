import { type Kysely, sql } from 'kysely'
import type { Trx } from '../db/database'
import { labelSource, offered, rowsFor } from './catalog/labels'
import { type FoundSource, isNameless } from './catalog/sources'

async function presentValues(trx: Trx, { table, code, source }: FoundSource, values: readonly string[]): Promise<string[]> {
  if (isNameless(source) && trx.reader === undefined) return []
  const column = sql`(t.${sql.id(code)})::text`
  const { rows } = await sql<{ value: string }>`
    select distinct ${column} as value from ${sql.table(table)} t
    where ${column} = any(${[...values]}::text[]) and ${offered(source)} and ${rowsFor(trx, source)}`.execute(
    trx.withoutPlugins() as unknown as Kysely<unknown>,
  )
  return rows.map(({ value }) => value)
}

/**
 * Which values a record may take out of tables: those of rows that are offered, in the tenant of the transaction, and that its reader may
 * see. Remembers what it has found, so that a save of many records asks once for a table; what is missing is asked for again, since the
 * save itself may add it.
 */
export class ChosenValues {
  private readonly tables = new Map<string, Promise<FoundSource | null>>()
  private readonly present = new Map<string, Set<string>>()

  constructor(private readonly trx: Trx) {}

  /** The first of `values` that cannot be chosen by `labels`; undefined where all can, and for texts that come of no table. */
  async firstAbsent(labels: string, values: readonly string[]): Promise<string | undefined> {
    const known = this.present.get(labels) ?? new Set()
    const unknown = values.filter(value => !known.has(value))
    if (unknown.length === 0) return undefined
    const table = await this.tableOf(labels)
    if (table === null) return undefined
    for (const value of await presentValues(this.trx, table, unknown)) known.add(value)
    this.present.set(labels, known)
    return unknown.find(value => !known.has(value))
  }

  private tableOf(labels: string): Promise<FoundSource | null> {
    const found = this.tables.get(labels) ?? labelSource(this.trx, labels)
    this.tables.set(labels, found)
    return found
  }
}
