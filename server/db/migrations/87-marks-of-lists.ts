import { type Kysely, sql } from 'kysely'

/** What lists say of a document is no change that the index has to take in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(marking).execute(db)
}

const marking = `
create or replace function weft.mark_record() returns trigger language plpgsql as $$
declare unseen text[] := array['browse_count', 'state', 'state_reason', 'watch_level', 'watch_note', 'version', 'update_by', 'update_time'];
begin
  if tg_op = 'UPDATE' then
    insert into weft.document_index_due (tenant_id, source, record_id)
      select c.tenant_id, tg_argv[0], c.id from changed c join before b on b.id = c.id where to_jsonb(c) - unseen is distinct from to_jsonb(b) - unseen
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  else
    insert into weft.document_index_due (tenant_id, source, record_id) select c.tenant_id, tg_argv[0], c.id from changed c
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  end if;
  return null;
end $$;
`
