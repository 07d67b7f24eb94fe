import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Online forms as they were configured. Those of the house are there for every tenant; names of tables are of the whole installation. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql`grant usage on schema weft to ${sql.id(roles.forms)}`.execute(db)
  await sql.raw(tables).execute(db)
  for (const table of ['onl_form_head', 'onl_form_field', 'onl_form_index', 'onl_form_button'])
    await enableTenancyAndAudit(db, roles, table, { shared: true })
  await sql.raw(taken(roles)).execute(db)
}

const tables = `
create table weft.onl_form_head (${TENANCY_COLUMNS},
  table_name text not null unique check (table_name ~ '^[a-z][a-z0-9_]*([$][1-9][0-9]*)?$' and length(table_name) <= 60),
  table_txt text not null, table_version integer not null default 1, table_type smallint not null check (table_type in (1, 2, 3)),
  relation_type smallint check (relation_type in (0, 1)), tab_order_num integer, is_checkbox text not null default 'Y',
  is_db_synch text not null default 'N', is_page text not null default 'Y', is_tree text not null default 'N', id_type text not null default 'UUID',
  id_sequence text, query_mode text not null default 'single', form_category text, form_template text not null default '1',
  form_template_mobile text, theme_template text not null default 'normal', scroll smallint not null default 0, tree_parent_id_field text,
  tree_id_field text, tree_fieldname text, copy_type smallint not null default 0, copy_version integer,
  physic_id text references weft.onl_form_head on delete cascade, is_des_form text, des_form_code text, ext_config_json text);
create index on weft.onl_form_head (tenant_id, create_time);
create index on weft.onl_form_head (physic_id);

create table weft.onl_form_field (${TENANCY_COLUMNS},
  cgform_head_id text not null references weft.onl_form_head on delete cascade,
  db_field_name text not null, db_field_name_old text, db_field_txt text not null, db_type text not null, db_length integer not null default 0,
  db_point_length integer not null default 0, db_default_val text, db_is_key smallint not null default 0, db_is_null smallint not null default 1,
  db_is_persist smallint not null default 1, is_show_form smallint not null default 1, is_show_list smallint not null default 1,
  is_read_only smallint not null default 0, is_query smallint not null default 0, field_show_type text not null default 'text',
  field_length integer not null default 120, field_href text, field_must_input text, field_valid_type text, dict_table text, dict_field text,
  dict_text text, field_default_value text, field_extend_json text, converter text, main_table text, main_field text, query_mode text,
  query_config_flag text, query_show_type text, query_dict_table text, query_dict_field text, query_dict_text text, query_def_val text,
  query_valid_type text, query_must_input text, sort_flag text, order_num integer not null default 0,
  unique (cgform_head_id, db_field_name) deferrable initially deferred);
create index on weft.onl_form_field (main_table) where main_table is not null;

create table weft.onl_form_index (${TENANCY_COLUMNS},
  cgform_head_id text not null references weft.onl_form_head on delete cascade,
  index_name text not null, index_field text not null, index_type text not null default 'normal', is_db_synch text not null default 'N',
  del_flag smallint not null default 0);
create index on weft.onl_form_index (cgform_head_id);

create table weft.onl_form_button (${TENANCY_COLUMNS},
  cgform_head_id text not null references weft.onl_form_head on delete cascade,
  button_code text not null, button_name text not null, button_icon text, button_style text not null default 'button',
  opt_type text not null default 'action', opt_position text, order_num integer not null default 0, button_status text not null default '1',
  exp text, unique (cgform_head_id, button_code));
`

/** Names are free or not for all tenants, also where forms of another one are not visible; tables of the system are never free. */
const taken = (roles: RoleNames) => `
-- Beside the heads, whose rows even the owner sees by tenant only.
create table weft.sys_form_name (table_name text primary key, head_id text not null);

create function weft.is_form_table_taken(name text, own text) returns boolean language sql stable security definer
  set search_path = pg_catalog, weft as $$
    select to_regclass('weft.' || quote_ident(name)) is not null
      or exists (select 1 from weft.sys_form_name n where n.table_name = name and n.head_id is distinct from own) $$;
revoke execute on function weft.is_form_table_taken(text, text) from public;
grant execute on function weft.is_form_table_taken(text, text) to "${roles.app}";

create function weft.keep_form_name() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if tg_op <> 'INSERT' then
    delete from weft.sys_form_name where table_name = old.table_name;
  end if;
  if tg_op <> 'DELETE' then
    insert into weft.sys_form_name (table_name, head_id) values (new.table_name, new.id);
  end if;
  return null;
end $$;
create trigger keep_name after insert or delete or update of table_name on weft.onl_form_head
  for each row execute function weft.keep_form_name();
`
