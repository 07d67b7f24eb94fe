import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Passwords that were replaced, by their owner or by others, so that the rules of the installation can refuse them (decision 133). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(earlierPasswords(roles)).execute(db)
}

/** Of each user the last twelve, which is the most that the rules ask for. */
const earlierPasswords = ({ auth }: RoleNames) => `
create table weft.sys_earlier_password (
  id bigint generated always as identity primary key,
  user_id text not null references weft.sys_user on delete cascade,
  password_hash text not null,
  replaced timestamptz not null default clock_timestamp()
);
create index on weft.sys_earlier_password (user_id, id desc);
grant select on weft.sys_earlier_password to "${auth}";

create function weft.password_replaced() returns trigger language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  insert into weft.sys_earlier_password (user_id, password_hash) values (old.user_id, old.password_hash);
  delete from weft.sys_earlier_password p where p.user_id = old.user_id and p.id not in
    (select k.id from weft.sys_earlier_password k where k.user_id = old.user_id order by k.id desc limit 12);
  return null;
end $$;
create trigger keeps_earlier after update on weft.sys_user_secret for each row
  when (old.password_hash is distinct from new.password_hash) execute function weft.password_replaced();
`
