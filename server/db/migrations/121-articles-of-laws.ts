import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/** Articles of the versions of laws, and what follows from the days of the versions (decision 181). */
export async function up(db: Kysely<unknown>, { app }: RoleNames): Promise<void> {
  await sql.raw(articles(app)).execute(db)
  await sql.raw(states(app)).execute(db)
}

/** Made out of the text of a version, whose changes are tracked. */
const articles = (app: string) => `
create table weft.law_article (
  tenant_id integer not null default weft.current_tenant(),
  version_id text not null,
  law_id text not null,
  ordinal integer not null check (ordinal > 0),
  no integer not null,
  sub integer not null,
  label text not null,
  path text[] not null,
  text text not null,
  primary key (tenant_id, version_id, ordinal));
create index on weft.law_article (tenant_id, law_id, no);
alter table weft.law_article enable row level security;
alter table weft.law_article force row level security;
create policy tenant on weft.law_article using (tenant_id = (select weft.current_tenant()))
  with check (tenant_id = (select weft.current_tenant()));
grant select, insert, update, delete on weft.law_article to "${app}";
`

/**
 * Which version of a law holds follows from its days and those of the others; the law says what its version in force says, else the next one,
 * else the last. It is no change of the row: version number and audit stay as they are.
 */
const states = (app: string) => `
create function weft.law_versions_at(laws text[], today date)
  returns table (id text, law_id text, number text, promulgated date, effective date, state text, rank bigint)
  language plpgsql stable set search_path = pg_catalog, weft as $$
#variable_conflict use_column
begin
  return query with dated as (
    select v.*, coalesce(v.effective, v.promulgated, date '0001-01-01') as begun from law_version v
      where v.tenant_id = weft.current_tenant() and (laws is null or v.law_id = any(laws))),
  states as (
    select d.*, case when d.begun > today then 'future' when d.expired <= today then 'repealed'
      when exists (select from dated n where n.law_id = d.law_id and n.begun <= today and (n.begun, n.id) > (d.begun, d.id)) then 'amended'
      else 'valid' end as state from dated d)
  select j.id::text, j.law_id::text, j.number::text, j.promulgated::date, j.effective::date, j.state::text, row_number() over (partition by j.law_id order by
      array_position(array['valid', 'future', 'repealed', 'amended'], j.state),
      case when j.state = 'future' then j.begun end, j.begun desc, j.id)
    from states j;
end $$;
create function weft.set_law_validity(laws text[], today date) returns integer
  language plpgsql security definer set search_path = pg_catalog, weft as $$
declare
  versions integer;
  changed integer;
begin
  perform set_config('weft.counting', 'on', true);
  update weft.law_version v set validity = s.state from weft.law_versions_at(laws, today) s
    where v.id = s.id and v.validity is distinct from s.state;
  get diagnostics versions = row_count;
  update weft.law l set number = s.number, promulgated = s.promulgated, effective = s.effective, validity = coalesce(s.state, 'none')
    from (select o.id as law, f.* from weft.law o left join weft.law_versions_at(laws, today) f on f.law_id = o.id and f.rank = 1
      where o.tenant_id = weft.current_tenant() and (laws is null or o.id = any(laws))) s
    where l.id = s.law and (l.number, l.promulgated, l.effective, l.validity)
      is distinct from (s.number, s.promulgated, s.effective, coalesce(s.state, 'none'));
  get diagnostics changed = row_count;
  perform set_config('weft.counting', '', true);
  return versions + changed;
end $$;
revoke execute on function weft.set_law_validity(text[], date) from public;
grant execute on function weft.set_law_validity(text[], date) to "${app}";
create function weft.forget_laws() returns trigger language plpgsql as $$
begin
  delete from weft.law_version v using removed r where v.law_id = r.id;
  return null;
end $$;
create function weft.forget_law_versions() returns trigger language plpgsql as $$
begin
  delete from weft.law_article a using removed r where a.version_id = r.id;
  perform weft.set_law_validity((select array_agg(distinct r.law_id) from removed r), (now() at time zone 'Asia/Shanghai')::date);
  return null;
end $$;
`
