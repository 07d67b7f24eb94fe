import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** What of an online form is under control, and what each tenant grants of it. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['onl_form_control', 'onl_form_rule']) await enableTenancyAndAudit(db, roles, table, { shared: true })
  await enableTenancyAndAudit(db, roles, 'onl_form_grant')
}

const tables = `
create table weft.onl_form_control (${TENANCY_COLUMNS},
  cgform_id text not null references weft.onl_form_head on delete cascade, code text not null,
  type smallint not null check (type in (1, 2)), page smallint not null check (page in (3, 5)),
  control smallint not null check (control in (3, 5)), status smallint not null default 1 check (status in (0, 1)),
  unique (cgform_id, type, code, page, control));

create table weft.onl_form_rule (${TENANCY_COLUMNS},
  cgform_id text not null references weft.onl_form_head on delete cascade, rule_name text not null, rule_column text not null,
  rule_operator text not null, rule_value text not null, status smallint not null default 1 check (status in (0, 1)));
create index on weft.onl_form_rule (cgform_id);

create table weft.onl_form_grant (${TENANCY_COLUMNS},
  cgform_id text not null references weft.onl_form_head on delete cascade,
  type smallint not null check (type in (1, 2, 3)), auth_mode text not null check (auth_mode in ('role', 'depart', 'user')),
  role_id text not null, control_id text references weft.onl_form_control on delete cascade,
  rule_id text references weft.onl_form_rule on delete cascade,
  check ((type = 3) = (rule_id is not null) and (type < 3) = (control_id is not null)));
create unique index on weft.onl_form_grant (tenant_id, auth_mode, role_id, coalesce(control_id, rule_id));
create index on weft.onl_form_grant (control_id);
create index on weft.onl_form_grant (rule_id);
`
