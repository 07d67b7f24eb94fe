import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** The index of document search is over rows of entities, too: those that say so (decision 154). */
export async function up(db: Kysely<unknown>, _roles: RoleNames): Promise<void> {
  for (const table of ['document_index', 'document_text', 'document_index_due', 'document_told'])
    await sql.raw(`alter table weft.${table} drop constraint ${table}_source_check`).execute(db)
  await sql.raw(marking).execute(db)
}

/** Rows are due when a column has changed that is searched. Lists are compared with documents alone. */
const marking = `
create function weft.mark_row() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    insert into weft.document_index_due (tenant_id, source, record_id)
      select c.tenant_id, tg_argv[0], c.id from changed c join before b on b.id = c.id
        where exists (select from unnest(tg_argv[1:]) k (name) where to_jsonb(c) -> k.name is distinct from to_jsonb(b) -> k.name)
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  else
    insert into weft.document_index_due (tenant_id, source, record_id) select c.tenant_id, tg_argv[0], c.id from changed c
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  end if;
  return null;
end $$;

create or replace function weft.mark_watch_due() returns trigger language plpgsql as $$
begin
  insert into weft.watch_due (tenant_id, source, record_id) select c.tenant_id, c.source, c.record_id from changed c
    where c.source in ('document', 'knowledge') on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  return null;
end $$;
`
