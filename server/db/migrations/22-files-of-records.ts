import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Which record names which file, kept by a trigger; and how many bytes are kept for whom. `noteFileUses` gives tables the trigger at
 * the end of each start.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(uses(roles)).execute(db)
  await sql.raw(usage(roles)).execute(db)
}

const uses = (roles: RoleNames) => `
create table weft.sys_file_use (
  tenant_id integer not null default weft.current_tenant(),
  file_id text not null references weft.sys_file on delete cascade,
  place text not null,
  record_id text not null,
  field text not null,
  primary key (tenant_id, file_id, place, record_id, field)
);
create index on weft.sys_file_use (place, record_id);
create index on weft.sys_file_use (file_id);
alter table weft.sys_file_use enable row level security;
alter table weft.sys_file_use force row level security;
create policy tenant on weft.sys_file_use using (tenant_id = (select weft.current_tenant()));
grant select on weft.sys_file_use to "${roles.app}";

-- Pictures of guests are shown where the guests are.
create policy guest_avatars on weft.sys_file for select
  using (exists (select from weft.sys_user u where u.tenant_id = sys_file.tenant_id and position('/' || sys_file.id || '/' in u.avatar) > 0));

create function weft.files_in(record jsonb) returns table (field text, file_id text) language sql immutable as $$
  select distinct e.key, m.found[1]
  from jsonb_each_text(record) e cross join lateral regexp_matches(e.value, '/([0-9a-f]{32})(?=/)', 'g') m(found) $$;

-- What the reader of a transaction may name although another user has sent it.
create function weft.lend_files(ids text[]) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform set_config('weft.files', array_to_string(ids, ','), true);
end $$;
revoke execute on function weft.lend_files(text[]) from public;
grant execute on function weft.lend_files(text[]) to "${roles.app}";

${noteFiles()}`

const usage = (roles: RoleNames) => `
-- Bytes of stored files, and of unfinished uploads as they were announced; the user '' is the whole tenant.
create table weft.sys_file_usage (
  tenant_id integer not null,
  username text not null,
  bytes bigint not null,
  primary key (tenant_id, username)
);
alter table weft.sys_file_usage enable row level security;
alter table weft.sys_file_usage force row level security;
create policy tenant on weft.sys_file_usage using (tenant_id = (select weft.current_tenant()));
grant select on weft.sys_file_usage to "${roles.app}";

create function weft.add_usage(tenant integer, person text, added bigint) returns void
  language sql set search_path = pg_catalog, weft as $$
  insert into sys_file_usage (tenant_id, username, bytes)
    select tenant, name, added from unnest(array[coalesce(person, ''), '']) with ordinality n(name, place)
      where added <> 0 and (place = 2 or name <> '') order by place
    on conflict (tenant_id, username) do update set bytes = sys_file_usage.bytes + excluded.bytes $$;

-- Rows of the counter stay locked until the transaction ends: of two uploads at once the second sees the first.
create function weft.count_file() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if tg_op <> 'INSERT' then perform add_usage(old.tenant_id, old.create_by, -old.size::bigint); end if;
  if tg_op <> 'DELETE' then perform add_usage(new.tenant_id, new.create_by, new.size::bigint); end if;
  return null;
end $$;
create function weft.count_upload() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if tg_op <> 'INSERT' and old.path is null then perform add_usage(old.tenant_id, old.create_by, -old.size::bigint); end if;
  if tg_op <> 'DELETE' and new.path is null then perform add_usage(new.tenant_id, new.create_by, new.size::bigint); end if;
  return null;
end $$;
revoke execute on function weft.add_usage(integer, text, bigint) from public;
create trigger counts after insert or delete or update of size on weft.sys_file for each row execute function weft.count_file();
create trigger counts after insert or delete or update on weft.sys_upload for each row execute function weft.count_upload();

-- What is kept already, of every tenant.
alter table weft.sys_file no force row level security;
alter table weft.sys_upload no force row level security;
alter table weft.sys_file_usage no force row level security;
with kept as (
  select tenant_id, create_by, size from weft.sys_file
  union all select tenant_id, create_by, size from weft.sys_upload where path is null
)
insert into weft.sys_file_usage (tenant_id, username, bytes)
  select tenant_id, create_by, sum(size) from kept where create_by is not null group by tenant_id, create_by
  union all select tenant_id, '', sum(size) from kept group by tenant_id;
alter table weft.sys_file force row level security;
alter table weft.sys_upload force row level security;
alter table weft.sys_file_usage force row level security;
`

/** The trigger of every governed table; `first` is what it does before. */
export const noteFiles = (first = '') => `
create or replace function weft.note_files() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  former jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  present jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
  whose text := coalesce(present, former) ->> 'id';
  here text := tg_table_schema || '.' || tg_table_name;
  actor text := nullif(current_setting('weft.user', true), '');
  lent text[] := string_to_array(coalesce(current_setting('weft.files', true), ''), ',');
  alien record;
begin
  ${first}
  if concat(former::text, present::text) !~ '/[0-9a-f]{32}/' then return null; end if;
  delete from sys_file_use u where u.place = here and u.record_id = whose
    and not exists (select from files_in(present) p where p.field = u.field and p.file_id = u.file_id);
  select p.field into alien from files_in(present) p join sys_file f on f.id = p.file_id
    where actor is not null and f.create_by is distinct from actor and f.id <> all(lent)
      and not exists (select from files_in(former) q where q.file_id = p.file_id)
    limit 1;
  if found then
    raise exception 'the record names a file that the user may not read'
      using errcode = 'WF001', schema = tg_table_schema, table = tg_table_name, column = alien.field;
  end if;
  insert into sys_file_use (file_id, place, record_id, field)
    select p.file_id, here, whose, p.field from files_in(present) p join sys_file f on f.id = p.file_id
    on conflict do nothing;
  return null;
end $$;
`
