import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Passwords, sessions and attempts: tables of the auth role alone. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables(roles)).execute(db)
  await sql.raw(endings).execute(db)
  for (const table of ['sys_user', 'sys_user_role', 'sys_role', 'sys_role_permission', 'sys_permission']) {
    await sql.raw(`create policy sign_in on weft.${table} for select to "${roles.auth}" using (true)`).execute(db)
    await sql.raw(`grant select on weft.${table} to "${roles.auth}"`).execute(db)
  }
}

const tables = (roles: RoleNames) => `
create table weft.sys_user_secret (
  user_id text primary key references weft.sys_user on delete cascade,
  password_hash text not null,
  update_time timestamptz not null default clock_timestamp()
);
create table weft.sys_session (
  token_hash text primary key,
  user_id text not null references weft.sys_user on delete cascade,
  create_time timestamptz not null default clock_timestamp(),
  last_seen timestamptz not null default clock_timestamp(),
  expires timestamptz not null,
  address text
);
create index on weft.sys_session (user_id);
create index on weft.sys_session (expires);
create table weft.sys_login_attempt (
  id bigint generated always as identity primary key,
  account text not null,
  address text not null,
  at timestamptz not null default clock_timestamp(),
  passed boolean not null default false
);
create index on weft.sys_login_attempt (at);
create index on weft.sys_login_attempt (account, at);
create index on weft.sys_login_attempt (address, at);
grant select, insert, update, delete on weft.sys_user_secret, weft.sys_session, weft.sys_login_attempt to "${roles.auth}";
`

/** A user who changes what a person may do ends their sessions; the notification closes their sockets in every process. */
const endings = `
create function weft.end_sessions(person text) returns void language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  delete from weft.sys_session where user_id = person;
  perform pg_notify('weft_session', person);
end $$;
revoke execute on function weft.end_sessions(text) from public;

create function weft.user_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  perform weft.end_sessions(new.id);
  return null;
end $$;
create trigger ends_sessions after update on weft.sys_user for each row
  when (old.status is distinct from new.status or old.del_flag is distinct from new.del_flag or old.username is distinct from new.username)
  execute function weft.user_changed();

create function weft.user_link_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if tg_op <> 'INSERT' then perform weft.end_sessions(old.user_id); end if;
  if tg_op <> 'DELETE' then perform weft.end_sessions(new.user_id); end if;
  return null;
end $$;
create trigger ends_sessions after insert or update or delete on weft.sys_user_role
  for each row execute function weft.user_link_changed();
create trigger ends_sessions after insert or update on weft.sys_user_secret
  for each row execute function weft.user_link_changed();
`
