import pg from 'pg'
import { connect } from '../../db/backup/backup'

interface Table {
  readonly schema: string
  readonly name: string
}

/** What a table has taken and what of it is of no use. */
export interface TableState extends Table {
  /** Rows that were changed or deleted and keep their room. */
  readonly dead: number
  /** Bytes, with indexes. */
  readonly size: number
}

/** What makes a table worth the work: so many dead rows, and that part of all, in per cent. */
export interface Neglect {
  readonly deadRows: number
  readonly deadPart: number
}

/** Tables with dead rows enough, or whose statistics were never made; the most dead rows first. Without sizes, which PostgreSQL does not tell of a table that another session holds. */
const NEGLECTED = `select schemaname as schema, relname as name from pg_stat_all_tables
  where schemaname like 'weft%' and schemaname <> 'weft_setup' and (
    (n_dead_tup >= $1 and n_dead_tup * 100 >= $2::bigint * (n_live_tup + n_dead_tup))
    or (n_live_tup > 0 and last_analyze is null and last_autoanalyze is null))
  order by n_dead_tup desc, relname`

const STATE = `select n_dead_tup::double precision as dead, pg_total_relation_size(relid)::double precision as size
  from pg_stat_all_tables where schemaname = $1 and relname = $2`

async function stateOf(client: pg.Client, { schema, name }: Table): Promise<TableState> {
  const { rows } = await client.query<Pick<TableState, 'dead' | 'size'>>(STATE, [schema, name])
  return { schema, name, dead: 0, size: 0, ...rows[0] }
}

/** Ends what a connection is at, by another one: PostgreSQL does not notice that its client has left. */
async function cancel(url: string, pid: number): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('select pg_cancel_backend($1)', [pid])
  } finally {
    await client.end()
  }
}

export interface Maintenance extends Neglect {
  /** Of the owner of the tables. */
  readonly url: string
  /** Ends the work amid a table; that table stays as it was. */
  readonly signal: AbortSignal
  /** Before a table. */
  readonly onTable: (index: number, of: number, table: Table) => void
  /** After it. */
  readonly onDone: (before: TableState, after: TableState) => void
  /** In place of it, where another session holds the table for longer than ten seconds, or it is gone. */
  readonly onPassedOver: (table: Table) => void
}

/** Locked by another session; no such table. */
const PASSED_OVER = new Set(['55P03', '42P01'])

/** The table before and after the work; undefined where it is held or gone. */
async function vacuum(client: pg.Client, table: Table): Promise<readonly [TableState, TableState] | undefined> {
  try {
    const before = await stateOf(client, table)
    await client.query(`vacuum (analyze) ${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`)
    return [before, await stateOf(client, table)]
  } catch (error) {
    if (PASSED_OVER.has((error as { code?: string }).code ?? '')) return undefined
    throw error
  }
}

/**
 * Frees the room of dead rows and makes the statistics of neglected tables anew, one after the other, while others read and write.
 */
export async function maintainTables({ url, signal, deadRows, deadPart, onTable, onDone, onPassedOver }: Maintenance): Promise<void> {
  const client = await connect(url)
  await client.query(`set application_name = 'weft maintenance'; set lock_timeout = '10s'`)
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  const end = () => void cancel(url, rows[0]?.pid ?? 0).catch(() => undefined)
  signal.addEventListener('abort', end, { once: true })
  try {
    const { rows: tables } = await client.query<Table>(NEGLECTED, [deadRows, deadPart])
    for (const [index, table] of tables.entries()) {
      signal.throwIfAborted()
      onTable(index, tables.length, table)
      const states = await vacuum(client, table)
      if (states) onDone(...states)
      else onPassedOver(table)
    }
  } finally {
    signal.removeEventListener('abort', end)
    await client.end()
  }
}
