import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Where sessions come from, which addresses a user has signed in at, and what of both a tenant may see (decision 114). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables(roles)).execute(db)
  await sql.raw(views(roles)).execute(db)
}

const tables = ({ auth }: RoleNames) => `
alter table weft.sys_session add column id text not null default replace(gen_random_uuid()::text, '-', '') unique;
alter table weft.sys_session add column device text not null default '';

create table weft.sys_sign_in_address (
  user_id text not null references weft.sys_user on delete cascade,
  address text not null,
  last_time timestamptz not null default clock_timestamp(),
  primary key (user_id, address));
insert into weft.sys_sign_in_address (user_id, address, last_time)
  select user_id, address, max(last_seen) from weft.sys_session where address is not null group by 1, 2;

create table weft.sys_failure_notice (
  user_id text primary key references weft.sys_user on delete cascade,
  at timestamptz not null default clock_timestamp());

grant select, insert, update, delete on weft.sys_sign_in_address, weft.sys_failure_notice to "${auth}";
`

/** Their owner reads tables of the auth role; row security of `sys_user` binds it to the tenant of the transaction. */
const views = ({ app }: RoleNames) => `
create view weft.sys_online as
  select s.id, s.user_id, u.username, u.realname, u.avatar, u.birthday, u.sex, u.phone, u.org_code, u.status,
    coalesce(s.address, '') as address, s.device, s.create_time, s.last_seen, s.token_hash,
    case when s.last_seen > now() - interval '5 minutes' then 'active' else 'idle' end as state
  from weft.sys_session s join weft.sys_user u on u.id = s.user_id
  where s.expires > now() and s.last_seen > now() - make_interval(mins => s.idle_minutes) and u.status = 1 and u.del_flag = 0;

create view weft.sys_failed_sign_in as
  select u.id as user_id, u.username, u.realname, u.status, a.address, a.at
  from weft.sys_login_attempt a join weft.sys_user u on lower(u.username) = a.account
  where not a.passed and u.del_flag = 0;

grant select on weft.sys_online, weft.sys_failed_sign_in to "${app}";
`
