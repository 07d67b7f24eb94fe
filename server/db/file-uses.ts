import { type Kysely, type RawBuilder, sql } from 'kysely'
import { FORMS_SCHEMA, SYSTEM_SCHEMA } from './schemas'

/** Tables that speak of files without being a place where one is shown. */
const SILENT = ['sys_log', 'sys_file', 'sys_upload', 'sys_tenant']

interface Place {
  readonly schema: string
  readonly table: string
}

/** Makes the rows of a table keep account of the files that they name; see `weft.note_files`. */
export const noteFilesOf = ({ schema, table }: Place): RawBuilder<unknown> =>
  sql`create trigger files after insert or update or delete on ${sql.id(schema, table)} for each row execute function weft.note_files()`

/** Governed tables that do not keep account yet. */
async function silentTables(db: Kysely<unknown>): Promise<readonly Place[]> {
  const { rows } = await sql<Place>`
    select n.nspname as schema, c.relname as table from pg_trigger g join pg_class c on c.oid = g.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where g.tgname = 'track' and not c.relispartition and n.nspname in (${SYSTEM_SCHEMA}, ${FORMS_SCHEMA}) and c.relname <> all(${SILENT}::text[])
      and not exists (select from pg_trigger f where f.tgrelid = c.oid and f.tgname = 'files')`.execute(db)
  return rows
}

async function noteTable(db: Kysely<unknown>, place: Place): Promise<void> {
  const { schema, table } = place
  await sql`insert into weft.sys_file_use (file_id, place, record_id, field)
    select f.id, ${`${schema}.${table}`}, t.id, p.field from ${sql.id(schema, table)} t
      cross join lateral weft.files_in(to_jsonb(t)) p join weft.sys_file f on f.id = p.file_id
    where to_jsonb(t)::text ~ '/[0-9a-f]{32}/' on conflict do nothing`.execute(db)
}

/** The rows that are there already, in every tenant that has files. */
async function noteRows(db: Kysely<unknown>, places: readonly Place[]): Promise<void> {
  const tenants = await sql<{ id: number }>`select id from weft.sys_tenant order by id`.execute(db)
  for (const { id } of tenants.rows)
    await db.transaction().execute(async trx => {
      await sql`select weft.begin_session(${id}, '', null, 'files')`.execute(trx)
      const { rows } = await sql`select from weft.sys_file where tenant_id = ${id} limit 1`.execute(trx)
      if (rows.length > 0) for (const place of places) await noteTable(trx, place)
    })
}

/**
 * Lets every governed table keep account of the files that its rows name, those that it has already among them. At the end of a start, as
 * the owner; `asForms` works as the role of online forms.
 */
export async function noteFileUses(
  db: Kysely<unknown>,
  asForms: (work: (db: Kysely<unknown>) => Promise<void>) => Promise<void>,
): Promise<void> {
  const places = await silentTables(db)
  if (places.length === 0) return
  const add = async (owner: Kysely<unknown>, schema: string) => {
    for (const place of places) if (place.schema === schema) await noteFilesOf(place).execute(owner)
  }
  await add(db, SYSTEM_SCHEMA)
  await asForms(forms => add(forms, FORMS_SCHEMA))
  await noteRows(db, places)
}
