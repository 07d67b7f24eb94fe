import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'
import { noteFiles } from './22-files-of-records'

/** Comments on records of any table; they go when their record does. */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_comment')
  await sql.raw(removal).execute(db)
}

const table = `
create table weft.sys_comment (${TENANCY_COLUMNS},
  table_name text not null,
  table_data_id text not null,
  from_user_id text not null,
  to_user_id text,
  comment_id text references weft.sys_comment on delete set null,
  comment_content text not null default '',
  files text);
create index on weft.sys_comment (tenant_id, table_name, table_data_id, create_time);
create index on weft.sys_comment (comment_id);
`

/** Every governed table has the trigger of files: at a deletion it takes the comments on the row along. */
const removal = noteFiles(`
  if tg_op = 'DELETE' then
    delete from sys_comment c where c.table_name = tg_table_name and c.table_data_id = whose;
  end if;
`)
