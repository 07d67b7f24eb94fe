import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * How often pairs of characters stand in a text at most, beside its row of the index, so that results can be ranked without a look at all of them
 * (decision 160). Until a text is taken in anew, its one cell says any number of times.
 */
export async function up(db: Kysely<unknown>, _roles: RoleNames): Promise<void> {
  await sql.raw(counts).execute(db)
}

const counts = `
alter table weft.document_index add column often bytea not null default '\\xff';
alter table weft.document_index alter column often set storage main;
alter table weft.document_index_due no force row level security;
insert into weft.document_index_due (tenant_id, source, record_id) select tenant_id, source, record_id from weft.document_index
  on conflict do nothing;
alter table weft.document_index_due force row level security;
`
