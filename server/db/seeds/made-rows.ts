import { type Kysely, type RawBuilder, sql } from 'kysely'
import { snakeCase } from '../../util/snake-case'

/** What a field of a made row holds, by the number of the row from 1. */
export type MadeValue =
  /** The text before the number with so many digits. */
  | { readonly text: string; readonly digits: number }
  /** One after the other, and from the beginning again. */
  | { readonly each: readonly string[] }
  /** The number times one, the rest of a division by another, divided by a third. */
  | { readonly times: number; readonly modulo: number; readonly divide: number }
  /** So many days from that one on, and from the beginning again. */
  | { readonly date: string; readonly days: number }

/** More sample rows than are written by hand. */
export interface MadeRows {
  readonly count: number
  readonly fields: { readonly [field: string]: MadeValue }
}

function madeValue(made: MadeValue): RawBuilder<unknown> {
  if ('text' in made) return sql`${made.text}::text || lpad(n::text, ${made.digits}::int, '0')`
  if ('each' in made) return sql`(${[...made.each]}::text[])[1 + (n - 1) % ${made.each.length}::int]`
  if ('date' in made) return sql`${made.date}::date + n % ${made.days}::int`
  return sql`(n * ${made.times}::int % ${made.modulo}::int)::numeric / ${made.divide}::numeric`
}

/** Adds the rows once: what people have deleted or changed since stays so. The database makes them in one statement. */
export async function addMadeRows<T>(db: Kysely<T>, table: string, { count, fields }: MadeRows): Promise<void> {
  const plain = db.withoutPlugins() as unknown as Kysely<unknown>
  await sql`create table if not exists weft.seeded (key text primary key, at timestamptz not null default clock_timestamp())`.execute(plain)
  const key = `${table} made`
  const fresh = await sql`insert into weft.seeded (key) values (${key}) on conflict do nothing returning key`.execute(plain)
  if (fresh.rows.length === 0) return
  const names = Object.keys(fields)
  const columns = sql.join(['id', ...names].map(name => sql.id(snakeCase(name))))
  const values = sql.join([sql`md5(${table}::text || n)`, ...names.map(name => madeValue(fields[name] as MadeValue))])
  await sql`insert into weft.${sql.id(table)} (${columns}) select ${values} from generate_series(1, ${count}::int) n`.execute(plain)
}
