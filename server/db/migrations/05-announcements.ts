import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Announcements and who has read them, tickets for sockets, and what the database tells every process. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(announcements).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_announcement')
  await enableTenancyAndAudit(db, roles, 'sys_announcement_send')
  await sql.raw(tickets(roles)).execute(db)
  await sql.raw(tellings).execute(db)
}

const announcements = `
create table weft.sys_announcement (${TENANCY_COLUMNS},
  titile text not null, msg_content text, msg_abstract text,
  start_time timestamptz, end_time timestamptz, send_time timestamptz, cancel_time timestamptz,
  sender text, priority text not null default 'M' check (priority in ('L', 'M', 'H')),
  msg_category text not null default '1' check (msg_category in ('1', '2')),
  msg_type text not null default 'ALL' check (msg_type in ('ALL', 'USER', 'DEPART')),
  user_ids text, depart_ids text,
  send_status text not null default '0' check (send_status in ('0', '1', '2')),
  bus_type text, bus_id text, open_type text, open_page text,
  del_flag text not null default '0' check (del_flag in ('0', '1')));
create index on weft.sys_announcement (tenant_id, create_time);
create index on weft.sys_announcement (tenant_id, send_time) where send_status = '1' and del_flag = '0';

-- One row for each named recipient, and for whoever has read an announcement to all or to departments.
create table weft.sys_announcement_send (${TENANCY_COLUMNS},
  annt_id text not null references weft.sys_announcement on delete cascade,
  user_id text not null references weft.sys_user on delete cascade,
  read_flag text not null default '0' check (read_flag in ('0', '1')),
  read_time timestamptz,
  unique (annt_id, user_id));
create index on weft.sys_announcement_send (user_id);
create index on weft.sys_announcement_send (tenant_id, create_time);
`

const tickets = (roles: RoleNames) => `
create table weft.sys_socket_ticket (
  ticket_hash text primary key,
  token_hash text not null references weft.sys_session on delete cascade,
  expires timestamptz not null
);
create index on weft.sys_socket_ticket (token_hash);
create index on weft.sys_socket_ticket (expires);
grant select, insert, delete on weft.sys_socket_ticket to "${roles.auth}";
`

/** However a session ends or a dictionary changes, every process hears of it once the change is through. */
const tellings = `
create function weft.session_ended() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform pg_notify('weft_session', old.user_id);
  return null;
end $$;
create trigger tells after delete on weft.sys_session for each row execute function weft.session_ended();

create function weft.tell_dictionary(tenant integer, code text) returns void language sql as $$
  select pg_catalog.pg_notify('weft_dictionary', json_build_object('tenant', tenant, 'code', code)::text)
  where code is not null
$$;

create function weft.dictionary_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform weft.tell_dictionary(old.tenant_id, old.dict_code); end if;
  if tg_op <> 'DELETE' then perform weft.tell_dictionary(new.tenant_id, new.dict_code); end if;
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_dict for each row execute function weft.dictionary_changed();

create function weft.dictionary_item_changed() returns trigger language plpgsql as $$
declare
  item weft.sys_dict_item := coalesce(new, old);
begin
  perform weft.tell_dictionary(item.tenant_id, (select d.dict_code from weft.sys_dict d where d.id = item.dict_id));
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_dict_item for each row execute function weft.dictionary_item_changed();
`
