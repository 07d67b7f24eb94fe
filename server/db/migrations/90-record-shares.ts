import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'
import { noteFiles } from './22-files-of-records'

/** Whom records are shared with, of entities that say so; shares go when their record does (decision 155). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'sys_record_share')
  await sql.raw(removal).execute(db)
}

const table = `
create table weft.sys_record_share (${TENANCY_COLUMNS},
  table_name text not null,
  record_id text not null,
  kind text not null check (kind in ('user', 'depart', 'role')),
  target_id text not null,
  until date,
  unique (tenant_id, table_name, record_id, kind, target_id));
create index on weft.sys_record_share (tenant_id, table_name, kind, target_id);
`

/** Every governed table has the trigger of files: at a deletion it takes along what others have said of the row, and whom it is shared with. */
const removal = noteFiles(`
  if tg_op = 'DELETE' then
    delete from sys_comment c where c.table_name = tg_table_name and c.table_data_id = whose;
    delete from sys_record_share s where s.table_name = tg_table_name and s.record_id = whose;
  end if;
`)
