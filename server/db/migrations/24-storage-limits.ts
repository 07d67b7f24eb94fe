import { type Kysely, sql } from 'kysely'

/**
 * Limits of storage are asked after a row is counted. The tenant's counter is locked first, so that two transactions that count for several
 * users wait for each other instead of stopping each other; and users look for their own files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`create or replace function weft.add_usage(tenant integer, person text, added bigint) returns void
  language sql set search_path = pg_catalog, weft as $$
  insert into sys_file_usage (tenant_id, username, bytes)
    select tenant, name, added from unnest(array['', coalesce(person, '')]) with ordinality n(name, place)
      where added <> 0 and (place = 1 or name <> '') order by place
    on conflict (tenant_id, username) do update set bytes = sys_file_usage.bytes + excluded.bytes $$`)
    .execute(db)
  await sql.raw('create index on weft.sys_file (tenant_id, create_by)').execute(db)
}
