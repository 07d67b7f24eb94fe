import { type Kysely, sql } from 'kysely'
import type { Figures } from '../samples/repository'

/** Where the bytes of files lie: the ids of those whose ids begin with two hex digits. */
export interface KeptBytes {
  ids(prefix: string): Promise<ReadonlySet<string>>
}

const MB = 1024 * 1024

/** Minutes after which the bytes of a file have come: sample data stands in the database before its bytes are put to it. */
const UNDER_WAY = 10

/** Files that stand in the database and whose bytes are not there; those that were removed in the meantime are none. */
async function brokenOf(db: Kysely<unknown>, bytes: KeptBytes, prefix: string, underWay: number): Promise<number> {
  const { rows } = await sql<{ id: string }>`select id from sys_file 
    where id >= ${prefix} and id < ${`${prefix}g`}`.execute(db)
  const there = await bytes.ids(prefix)
  const missing = rows.flatMap(({ id }) => (there.has(id) ? [] : [id]))
  if (missing.length === 0) return 0
  const { rows: left } = await sql<{ count: number }>`select count(*)::integer as count from sys_file
    where id = any(${missing}::text[]) and create_time < now() - make_interval(mins => ${underWay})`.execute(db)
  return left[0]?.count ?? 0
}

/** Files of every tenant: how many, their megabytes, and how many have lost their bytes. To be asked as the role of jobs. */
export async function filesNow(db: Kysely<unknown>, bytes: KeptBytes, underWay = UNDER_WAY): Promise<Figures> {
  const plain = db.withoutPlugins()
  const { rows } = await sql<{ prefix: string; count: number; size: number }>`select left(id, 2) as prefix, count(*)::integer as count,
    sum(size)::double precision as size from sys_file group by 1 order by 1`.execute(plain)
  let broken = 0
  for (const { prefix } of rows) broken += await brokenOf(plain, bytes, prefix, underWay)
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + of(row), 0)
  return { files: sum(({ count }) => count), filesSize: sum(({ size }) => size) / MB, filesBroken: broken }
}
