import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** What was found in the text of documents and knowledge entries, and which texts have yet to be looked at (decision 151). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['document_analysis', 'document_entity', 'document_analysis_due']) await sql.raw(wall(table, roles)).execute(db)
  await sql.raw(marking).execute(db)
}

const KEY = `
  tenant_id integer not null default weft.current_tenant(),
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null`

const tables = `
create table weft.document_analysis (${KEY},
  keywords jsonb not null,
  summary jsonb not null,
  partial boolean not null,
  -- Why there is nothing of it; null where it was looked at.
  fault text,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id));

create table weft.document_entity (${KEY},
  no integer not null,
  kind text not null,
  value text not null,
  text text not null,
  item text,
  page integer not null,
  start integer not null,
  "end" integer not null,
  primary key (tenant_id, source, record_id, no));

create table weft.document_analysis_due (${KEY},
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, source, record_id));
create index on weft.document_analysis_due (tenant_id, at);
insert into weft.document_analysis_due (tenant_id, source, record_id) select distinct tenant_id, source, record_id from weft.document_page;
`

/** The program alone writes these tables, from texts that are kept elsewhere: a wall between tenants, and no audit. */
const wall = (table: string, { app }: RoleNames) => `
alter table weft.${table} enable row level security;
alter table weft.${table} force row level security;
create policy tenant on weft.${table} using (tenant_id = (select weft.current_tenant())) with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.${table} to "${app}";
`

/** A text that comes, changes or goes is due, and what was found in it is forgotten. */
const marking = `
create function weft.mark_analysis() returns trigger language plpgsql as $$
declare ids text[];
declare part text;
begin
  for part in select unnest(array['document', 'knowledge']) loop
    if tg_op = 'UPDATE' then
      select array_agg(distinct c.record_id) into ids from changed c join before b using (tenant_id, source, record_id, page)
        where c.source = part and c.text is distinct from b.text;
    else
      select array_agg(distinct c.record_id) into ids from changed c where c.source = part;
    end if;
    continue when ids is null;
    delete from weft.document_analysis where source = part and record_id = any(ids);
    delete from weft.document_entity where source = part and record_id = any(ids);
    insert into weft.document_analysis_due (source, record_id) select part, unnest(ids)
      on conflict (tenant_id, source, record_id) do update set at = clock_timestamp();
  end loop;
  return null;
end $$;
create trigger analysis_added after insert on weft.document_page referencing new table as changed
  for each statement execute function weft.mark_analysis();
create trigger analysis_changed after update on weft.document_page referencing old table as before new table as changed
  for each statement execute function weft.mark_analysis();
create trigger analysis_removed after delete on weft.document_page referencing old table as changed
  for each statement execute function weft.mark_analysis();
`
