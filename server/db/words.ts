import { type Kysely, sql } from 'kysely'

/**
 * A newer ICU may put texts in another order than indexes remember, and what stands elsewhere is not found: indexes in the order of
 * words are made anew when the library is another one. Gives how many were.
 */
export async function refreshWords(db: Kysely<unknown>): Promise<number> {
  const { rows } = await sql<{ index: string | null }>`
    select i.indexrelid::regclass::text as index from pg_collation c
    left join pg_depend d on d.refclassid = 'pg_collation'::regclass and d.refobjid = c.oid and d.classid = 'pg_class'::regclass
    left join pg_index i on i.indexrelid = d.objid
    where c.collname = 'words' and c.collnamespace = 'weft'::regnamespace and c.collversion <> pg_collation_actual_version(c.oid)`.execute(
    db,
  )
  if (rows.length === 0) return 0
  const names = [...new Set(rows.flatMap(({ index }) => (index === null ? [] : [index])))]
  // Spelled by the database itself, with quotes where they are needed.
  for (const name of names) await sql`reindex index ${sql.raw(name)}`.execute(db)
  await sql`alter collation weft.words refresh version`.execute(db)
  return names.length
}
