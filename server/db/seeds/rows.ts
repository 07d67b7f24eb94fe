import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { snakeCase } from '../../util/snake-case'
import { StartError } from '../../util/start-error'
import { SYSTEM_SCHEMA } from '../schemas'

/** A row of a seed: `id` must stay the same for ever, see `seedId`. */
export type SeedRow = Readonly<Record<string, unknown>> & { readonly id: string }

/** The same 32 hex digits for the same words, on every installation. */
export function seedId(...words: readonly string[]): string {
  return createHash('md5').update(words.join('\n')).digest('hex')
}

/** Whether an earlier start has added the row. */
export async function isSeeded<T>(db: Kysely<T>, table: string, id: string): Promise<boolean> {
  const { rows } = await sql`select from weft.seeded where key = ${`${table} ${id}`}`.execute(db)
  return rows.length > 0
}

/** Acts as tenant 0; the seeds' rows belong to it and have no author. */
export async function asSystemTenant<T>(db: Kysely<T>): Promise<void> {
  await sql`select weft.begin_session(0, '', null, 'seed')`.execute(db)
}

async function unseen(db: Kysely<unknown>, table: string, rows: readonly SeedRow[]): Promise<SeedRow[]> {
  const keys = rows.map(row => `${table} ${row.id}`)
  const fresh = await sql<{ key: string }>`
    insert into weft.seeded (key) select unnest(${keys}::text[]) on conflict do nothing returning key`.execute(db)
  const added = new Set(fresh.rows.map(row => row.key))
  return rows.filter(row => added.has(`${table} ${row.id}`))
}

const bound = (value: unknown) => (typeof value === 'object' && value !== null ? JSON.stringify(value) : value)

/** A value that the table does not take, or a column that it does not have. */
const isWrongRow = (error: unknown) => /^(?:22|23|42)/.test(String((error as { readonly code?: unknown }).code ?? ''))

/** Adds what the program brings along. Throws a `StartError` that names the place in the program where the database takes it not. */
export async function orWrongRow<Result>(place: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw isWrongRow(error) ? new StartError(`${place} does not fit its table: ${(error as Error).message}`, { cause: error }) : error
  }
}

export interface SeedPlace {
  /** Where the table stands. Default `weft`. */
  readonly schema?: string
  /** Where the rows are written, for who mends one. Default: the table is named alone. */
  readonly file?: string
}

/**
 * Adds rows that no earlier start has added: what people have deleted or changed since stays so. Keys are camel case.
 * Returns those that are new. Throws a `StartError` that names file, number from 1 and id of a row that the table does not take.
 */
export async function seedRows<T>(
  db: Kysely<T>,
  table: string,
  rows: readonly SeedRow[],
  { schema = SYSTEM_SCHEMA, file = `the seed of ${table}` }: SeedPlace = {},
): Promise<readonly SeedRow[]> {
  const plain = db.withoutPlugins() as unknown as Kysely<unknown>
  await sql`create table if not exists weft.seeded (key text primary key, at timestamptz not null default clock_timestamp())`.execute(plain)
  const fresh = await unseen(plain, table, rows)
  for (const row of fresh) {
    const names = Object.keys(row).filter(name => row[name] !== undefined)
    const columns = sql.join(names.map(name => sql.id(snakeCase(name))))
    const values = sql.join(names.map(name => sql`${bound(row[name])}`))
    const insert = sql`insert into ${sql.id(schema, table)} (${columns}) values (${values}) on conflict do nothing`
    await orWrongRow(`Row ${rows.indexOf(row) + 1} (${row.id}) of ${file}`, () => insert.execute(plain))
  }
  return fresh
}
