import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * What goes over the end of a page is found: the end of each page is kept together with the beginning of the next (decision 171). Texts of more
 * than one page are taken in anew.
 */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(joints(app)).execute(db)
}

const joints = (app: string) => `
alter table weft.document_text add column joint text, add column joint_at integer;

create function weft.goes_over(joint text, at integer, wanted text) returns boolean language sql immutable parallel safe
  as $$ select joint is not null and strpos(substr(joint, at - length(wanted) + 2, 2 * length(wanted) - 2), wanted) > 0 $$;
grant execute on function weft.goes_over(text, integer, text) to "${app}";

alter table weft.document_index_due no force row level security;
alter table weft.document_text no force row level security;
insert into weft.document_index_due (tenant_id, source, record_id)
  select distinct tenant_id, source, record_id from weft.document_text where page > 1 on conflict do nothing;
alter table weft.document_text force row level security;
alter table weft.document_index_due force row level security;
`
