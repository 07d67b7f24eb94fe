import { type Kysely, sql } from 'kysely'
import type { RoleNames, TenancyOptions } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

interface Table {
  readonly name: string
  readonly columns: string
  readonly indexes?: readonly string[]
  readonly options?: TenancyOptions
}

/** The tables of the family; columns as its clients spell them, in snake case. */
const tables: readonly Table[] = [
  {
    name: 'sys_user',
    columns: `username text not null unique check (length(username) between 1 and 100), realname text not null, avatar text,
      birthday date, sex smallint, email text, phone text, telephone text, work_no text,
      status smallint not null default 1 check (status in (1, 2)), del_flag smallint not null default 0 check (del_flag in (0, 1)),
      org_code text, post text, user_identity smallint not null default 1, depart_ids text, rel_tenant_ids text,
      activiti_sync smallint not null default 1, client_id text`,
    indexes: ['(tenant_id, create_time)', '(tenant_id, org_code)', '(phone)', '(email)', '(work_no)'],
  },
  {
    name: 'sys_role',
    columns: 'role_name text not null, role_code text not null, description text, unique (tenant_id, role_code)',
  },
  {
    name: 'sys_user_role',
    columns: `user_id text not null references weft.sys_user on delete cascade,
      role_id text not null references weft.sys_role on delete cascade, unique (user_id, role_id)`,
    indexes: ['(role_id)'],
  },
  {
    name: 'sys_permission',
    columns: `parent_id text, name text not null, menu_type smallint not null check (menu_type in (0, 1, 2)), url text, component text,
      component_name text, redirect text, perms text, perms_type text not null default '1', status text not null default '1', icon text,
      sort_no double precision not null default 0, route boolean not null default true, leaf boolean not null default true,
      keep_alive boolean not null default false, hidden boolean not null default false, always_show boolean not null default false,
      internal_or_external boolean not null default false, rule_flag smallint not null default 0, del_flag smallint not null default 0,
      description text`,
    indexes: ['(parent_id)'],
    options: { shared: true },
  },
  {
    name: 'sys_role_permission',
    columns: `role_id text not null references weft.sys_role on delete cascade,
      permission_id text not null references weft.sys_permission on delete cascade, unique (role_id, permission_id)`,
    indexes: ['(permission_id)'],
  },
  {
    name: 'sys_depart',
    columns: `parent_id text not null default '', depart_name text not null, depart_name_en text, depart_name_abbr text,
      depart_order integer not null default 0, description text, org_category text not null default '1', org_type text not null default '1',
      org_code text not null, mobile text, fax text, address text, memo text, status text not null default '1',
      del_flag text not null default '0', unique (tenant_id, org_code)`,
    indexes: ['(parent_id)'],
  },
  {
    name: 'sys_user_depart',
    columns: `user_id text not null references weft.sys_user on delete cascade,
      dep_id text not null references weft.sys_depart on delete cascade, unique (user_id, dep_id)`,
    indexes: ['(dep_id)'],
  },
  {
    name: 'sys_dict',
    columns: `type integer not null default 0, dict_name text not null, dict_code text not null, description text,
      del_flag smallint not null default 0, unique (tenant_id, dict_code)`,
    options: { shared: true },
  },
  {
    name: 'sys_dict_item',
    columns: `dict_id text not null references weft.sys_dict on delete cascade, item_text text not null, item_value text not null,
      description text, sort_order integer not null default 1, status smallint not null default 1 check (status in (0, 1))`,
    indexes: ['(dict_id, sort_order)'],
    options: { shared: true },
  },
  {
    name: 'sys_category',
    columns: `pid text not null default '0', name text not null, code text not null, has_child text not null default '0',
      sys_org_code text default weft.current_org(), unique (tenant_id, code)`,
    indexes: ['(pid)'],
  },
  {
    name: 'sys_log',
    columns: `log_content text, userid text, username text, ip text, method text, request_url text, request_type text, request_param text,
      cost_time integer, log_type smallint not null, operate_type smallint`,
    indexes: ['(tenant_id, create_time)'],
  },
  {
    name: 'sys_file',
    columns: 'name text not null, biz text not null, type text not null, size integer not null, sha256 text not null',
  },
]

export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  for (const { name, columns, indexes = [], options } of tables) {
    await sql.raw(`create table weft.${name} (${TENANCY_COLUMNS}, ${columns})`).execute(db)
    for (const index of indexes) await sql.raw(`create index on weft.${name} ${index}`).execute(db)
    await enableTenancyAndAudit(db, roles, name, options)
  }
  await sql.raw(idempotency(roles)).execute(db)
}

const idempotency = (roles: RoleNames) => `
create table weft.sys_idempotency (
  tenant_id integer not null default weft.current_tenant(),
  user_id text not null,
  key text not null check (length(key) <= 200),
  operation text not null,
  request_hash text not null,
  answer jsonb,
  create_time timestamptz not null default clock_timestamp(),
  primary key (user_id, key)
);
create index on weft.sys_idempotency (create_time);
alter table weft.sys_idempotency enable row level security;
alter table weft.sys_idempotency force row level security;
create policy tenant on weft.sys_idempotency using (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.sys_idempotency to "${roles.app}";
`
