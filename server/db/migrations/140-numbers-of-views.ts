import { type Kysely, sql } from 'kysely'

/**
 * The number behind the name of an online form's view is given once (decision 225): a trigger keeps each, and what is known of former ones is
 * taken from the rows, those of the recycle bin among them, and the change log.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(keeping).execute(db)
}

const keeping = `
create function weft.keep_code_of_onl_form_head() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  insert into sys_given_code (tenant_id, kind, code) values (new.tenant_id, 'onl_form_head', new.table_name) on conflict do nothing;
  return null;
end $$;
create trigger keep_code after insert or update of table_name on weft.onl_form_head for each row when (new.copy_type = 1)
  execute function weft.keep_code_of_onl_form_head();
alter table weft.onl_form_head no force row level security;
alter table weft.sys_audit no force row level security;
insert into weft.sys_given_code (tenant_id, kind, code)
  select tenant_id, 'onl_form_head', table_name from weft.onl_form_head where copy_type = 1
  union select tenant_id, 'onl_form_head', before ->> 'table_name' from weft.sys_audit
    where table_name = 'onl_form_head' and before ->> 'copy_type' = '1' and before ->> 'table_name' ~ '[$]'
  on conflict do nothing;
alter table weft.onl_form_head force row level security;
alter table weft.sys_audit force row level security;
`
