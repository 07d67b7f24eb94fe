import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** When a run counts as late, and which alarms of a schedule stand, so that each is told once (decision 108). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables(roles)).execute(db)
}

const tables = ({ app }: RoleNames) => `
alter table weft.sys_job_run add column late_minutes integer not null default 10;

create table weft.sys_job_alarm (
  tenant_id integer not null default weft.current_tenant(),
  schedule_id text not null references weft.sys_quartz_job on delete cascade,
  kind text not null check (kind in ('failure', 'late')),
  run_id text not null,
  since timestamptz not null default clock_timestamp(),
  primary key (schedule_id, kind));
alter table weft.sys_job_alarm enable row level security;
alter table weft.sys_job_alarm force row level security;
create policy tenant on weft.sys_job_alarm to "${app}" using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, delete, insert (schedule_id, kind, run_id) on weft.sys_job_alarm to "${app}";
`
