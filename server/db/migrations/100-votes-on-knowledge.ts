import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Who finds an entry of the knowledge base useful, and whose end its author has been told of. */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(marks('knowledge_vote', 'user_id text not null', 'record_id, user_id', app)).execute(db)
  await sql.raw(marks('knowledge_notice', 'until date not null', 'record_id, until', app)).execute(db)
  await sql.raw(vote(app)).execute(db)
}

const marks = (table: string, column: string, key: string, app: string) => `
create table weft.${table} (
  tenant_id integer not null default weft.current_tenant(),
  record_id text not null,
  ${column},
  time timestamptz not null default clock_timestamp(),
  primary key (tenant_id, ${key}));
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`

/** The count stands in the entry, so that lists sort by it; who votes need not be allowed to change it. */
const vote = (app: string) => `
create function weft.note_vote(reader text, record text, useful boolean) returns void
  language plpgsql security definer set search_path = pg_catalog, weft as $$
begin
  if useful then insert into knowledge_vote (record_id, user_id) values (record, reader) on conflict do nothing;
  else delete from knowledge_vote v where v.record_id = record and v.user_id = reader and v.tenant_id = weft.current_tenant(); end if;
  perform set_config('weft.counting', 'on', true);
  update knowledge_entry k set vote_count = (select count(*) from knowledge_vote v where v.record_id = record and v.tenant_id = k.tenant_id)
    where k.id = record;
  perform set_config('weft.counting', '', true);
end $$;
revoke execute on function weft.note_vote(text, text, boolean) from public;
grant execute on function weft.note_vote(text, text, boolean) to "${app}";
`
