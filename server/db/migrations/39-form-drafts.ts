import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** What users have typed into forms and not saved: each user's own, for a month after it was written. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_form_draft')
  await sql.raw(alone).execute(db)
}

const table = `
create table weft.sys_form_draft (${TENANCY_COLUMNS},
  user_id text not null references weft.sys_user on delete cascade,
  place text not null check (length(place) between 1 and 300),
  content text not null check (length(content) <= 200000),
  written_at timestamptz not null default clock_timestamp(),
  unique (tenant_id, user_id, place));
create index on weft.sys_form_draft (user_id);
create index on weft.sys_form_draft (tenant_id, written_at);
`

/** No audit of what is not saved yet. Within its tenant a draft is its writer's alone; one that is too old is there to be removed. */
const alone = `
drop trigger track on weft.sys_form_draft;
create policy writer_reads on weft.sys_form_draft as restrictive for select
  using (create_by = nullif(current_setting('weft.user', true), '') or written_at < clock_timestamp() - interval '30 days');
create policy writer_changes on weft.sys_form_draft as restrictive for update
  using (create_by = nullif(current_setting('weft.user', true), ''));
`
