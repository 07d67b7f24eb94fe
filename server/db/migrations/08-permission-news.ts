import { type Kysely, sql } from 'kysely'

/** Changed menus and grants are told to every process; a ticket for a socket knows the tenant that its person works in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tellings).execute(db)
  // Those that wait live for seconds.
  await sql`delete from weft.sys_socket_ticket`.execute(db)
  await sql`alter table weft.sys_socket_ticket add column works_in integer not null`.execute(db)
}

/** Of many equal notices in one transaction the database sends one. */
const tellings = `
create function weft.tell_permission(tenant integer, role text) returns void language sql as $$
  select pg_catalog.pg_notify('weft_permission', json_build_object('tenant', tenant, 'role', role)::text)
$$;

create function weft.grant_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then perform weft.tell_permission(old.tenant_id, old.role_id); end if;
  if tg_op <> 'DELETE' then perform weft.tell_permission(new.tenant_id, new.role_id); end if;
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_role_permission for each row execute function weft.grant_changed();

create function weft.menu_changed() returns trigger language plpgsql as $$
declare
  entry weft.sys_permission := coalesce(new, old);
begin
  perform weft.tell_permission(entry.tenant_id, '');
  return null;
end $$;
create trigger tells after insert or update or delete on weft.sys_permission for each row execute function weft.menu_changed();
`
