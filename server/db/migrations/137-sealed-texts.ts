import { type Kysely, sql } from 'kysely'

/** Texts may hold sealed parts (decision 222): lists show a mark in their place, and so does the audit table, whatever table changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(hiding).execute(db)
  await sql.raw(tracking).execute(db)
}

/** Knows the form that `server/util/sealed-text.ts` writes. */
const hiding = `
create function weft.hide_sealed(given text) returns text language sql immutable parallel safe as $$
  select case when position('sealed:' in given) > 0 then regexp_replace(given, 'sealed:[A-Za-z0-9+/]{38,}={0,2}', '******', 'g') else given end $$;
create function weft.hide_sealed(record jsonb) returns jsonb language sql immutable parallel safe as $$
  select case when position('sealed:' in record::text) > 0 then weft.hide_sealed(record::text)::jsonb else record end $$;
`

/** As it was, and without sealed parts. */
const tracking = `
create or replace function weft.track() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then weft.hide_sealed(to_jsonb(old)) end;
  present jsonb := case when tg_op <> 'DELETE' then weft.hide_sealed(to_jsonb(new)) end;
begin
  if tg_op = 'UPDATE' and weft.counts_only() then return null; end if;
  if tg_nargs > 0 then
    former := case when former is not null then weft.masked(former, tg_argv) end;
    present := case when present is not null then weft.masked(present, tg_argv) end;
  end if;
  insert into weft.sys_audit (tenant_id, table_name, record_id, action, before, after)
    values ((coalesce(present, former) ->> 'tenant_id')::integer, tg_table_name, coalesce(present, former) ->> 'id', lower(tg_op), former, present);
  return null;
end $$;
`
