import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** How often the dictionaries of a tenant have changed, so that texts may be kept; and one function where two opened a session (decision 180). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(states).execute(db)
  await sql`grant select on weft.sys_dict_state to ${sql.id(app)}`.execute(db)
  await sql.raw(session).execute(db)
}

const states = `
create table weft.sys_dict_state (tenant integer primary key, changes bigint not null default 1) with (fillfactor = 50);

create function weft.dictionary_state_changed() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  of_tenant integer;
begin
  if tg_op = 'DELETE' then of_tenant := old.tenant_id; else of_tenant := new.tenant_id; end if;
  -- Once for each transaction: none but itself sees what it has changed until it ends.
  insert into weft.sys_dict_state as s (tenant) values (of_tenant)
    on conflict (tenant) do update set changes = s.changes + 1
    where s.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;
create trigger counts after insert or update or delete on weft.sys_dict for each row execute function weft.dictionary_state_changed();
create trigger counts after insert or update or delete on weft.sys_dict_item for each row execute function weft.dictionary_state_changed();
`

const session = `
create or replace function weft.begin_session(tenant integer, person text, org text, trace text, level text) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if coalesce(current_setting('weft.tenant', true), '') <> '' then
    raise exception 'the session of this transaction is set already' using errcode = '42501';
  end if;
  perform set_config('weft.tenant', tenant::text, true), set_config('weft.user', coalesce(person, ''), true),
    set_config('weft.org', coalesce(org, ''), true), set_config('weft.trace', coalesce(trace, ''), true),
    set_config('weft.clearance', coalesce(level, '0'), true);
end $$;
`
