import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * A chain of hashes over the lines of the log and one over those of the audit table (decision 112): links beside the lines, a seal for each
 * day, and what parts held that were dropped. Lines, links and seals are never changed.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  for (const [table, key] of [['sys_log', 'create_time'] as const, ['sys_audit', 'at'] as const])
    await sql.raw(linkTable(table, key, roles)).execute(db)
  for (const statements of [texts, seals, keeping, chaining, checking, parts(roles), rights(roles)]) await sql.raw(statements).execute(db)
}

/** Lines are chained in the order of their transactions: below the oldest one under way none is added any more. */
const linkTable = (table: string, key: string, { owner }: RoleNames) => `
alter table weft.${table} add column xid bigint not null default (pg_catalog.pg_current_xact_id()::text::bigint);
create index on weft.${table} (xid, id);
create table weft.${table}_link (
  no bigint not null,
  line_id text not null,
  line_time timestamptz not null,
  before bytea not null,
  hash bytea not null,
  primary key (no, line_time)) partition by range (line_time);
create policy chained on weft.${table} for select to "${owner}" using (pg_catalog.current_setting('weft.chain', true) = 'on');
do $$
declare found record;
begin
  for found in select c.relname as part, pg_get_expr(c.relpartbound, c.oid) as bound from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'weft.${table}'::regclass loop
    execute format('create table weft.%I partition of weft.${table}_link %s', replace(found.part, '${table}', '${table}_link'), found.bound);
  end loop;
end $$;
comment on column weft.${table}.xid is 'Transaction that added the line; ${key} says when.';
`

/** What is hashed of a line: a JSON array of its values, times in microseconds. */
const texts = `
-- Without a search path of their own they become part of the statement.
create function weft.micros(at timestamptz) returns bigint language sql immutable parallel safe
  as $$ select (extract(epoch from at) * 1000000)::bigint $$;

create function weft.sys_log_text(l weft.sys_log) returns text language sql stable as $$
  select jsonb_build_array('sys_log', 1, l.id, l.tenant_id, l.create_by, weft.micros(l.create_time), l.log_type, l.operate_type, l.log_content,
    l.userid, l.username, l.ip, l.method, l.request_url, l.request_type, l.request_param, l.cost_time, l.refused, l.times, l.trace, l.error)::text $$;

create function weft.sys_audit_text(l weft.sys_audit) returns text language sql stable as $$
  select jsonb_build_array('sys_audit', 1, l.id, l.tenant_id, l.who, weft.micros(l.at), l.table_name, l.record_id, l.action, l.before, l.after,
    l.trace)::text $$;
`

const seals = `
-- Where a chain ends. From era on, lines of before it whose number is era_xid or higher are those of another cluster, which are linked.
create table weft.sys_log_chain (
  source text primary key check (source in ('sys_log', 'sys_audit')),
  no bigint not null default 0,
  hash bytea not null default decode(repeat('00', 32), 'hex'),
  xid bigint not null default -1,
  line_id text not null default '0',
  era timestamptz,
  era_xid bigint,
  chained timestamptz);
insert into weft.sys_log_chain (source) values ('sys_log'), ('sys_audit');

create table weft.sys_log_seal (
  id text primary key,
  source text not null references weft.sys_log_chain,
  day date not null,
  first_no bigint not null,
  last_no bigint not null,
  hash bytea not null,
  before bytea not null,
  seal bytea not null,
  sealed timestamptz not null default clock_timestamp(),
  unique (source, day));

-- Parts that were dropped: what their links hashed to.
create table weft.sys_log_drop (
  part text primary key,
  source text not null references weft.sys_log_chain,
  first_no bigint,
  last_no bigint,
  lines bigint not null,
  hash bytea not null,
  dropped timestamptz not null default clock_timestamp());

create function weft.seal_hash(source text, day date, first_no bigint, last_no bigint, hash bytea, before bytea) returns bytea language sql stable
  set search_path = pg_catalog as $$
  select sha256(convert_to(jsonb_build_array('seal', 1, source, day::text, first_no, last_no, encode(hash, 'hex'), encode(before, 'hex'))::text,
    'UTF8')) $$;
`

const keeping = `
create function weft.keep_line() returns trigger language plpgsql set search_path = pg_catalog as $$
begin
  raise exception 'lines of logs are never changed' using errcode = '42501';
end $$;
${['sys_log', 'sys_audit', 'sys_log_link', 'sys_audit_link', 'sys_log_seal', 'sys_log_drop']
  .map(
    table => `create trigger kept before update or delete on weft.${table} for each row execute function weft.keep_line();
create trigger kept_whole before truncate on weft.${table} for each statement execute function weft.keep_line();`,
  )
  .join('\n')}
`

const chaining = `
-- The oldest transaction of this database that is under way, and the next one. Those of other databases write no line here.
create function weft.open_transactions() returns table (below bigint, above bigint) language sql stable set search_path = pg_catalog as $$
  select coalesce((select min(x::text::bigint) from pg_snapshot_xip(s) x where not exists (
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where l.locktype = 'transactionid' and l.granted and l.mode = 'ExclusiveLock'
        and l.transactionid::text::bigint = x::text::bigint % 4294967296
        and a.datid <> (select oid from pg_database where datname = current_database()))), pg_snapshot_xmax(s)::text::bigint),
    pg_snapshot_xmax(s)::text::bigint
  from pg_current_snapshot() s $$;

-- Links the next lines, as many at most; how many, or null where another one is at it. The day before is sealed once all of it are linked.
create function weft.chain_lines(chain text, most integer) returns integer language plpgsql security definer
  set search_path = pg_catalog, weft set jit = off as $$
declare
  state weft.sys_log_chain; begun timestamptz := clock_timestamp(); below bigint; above bigint; moved boolean; key text; kind text; line record;
  linked integer := 0;
  ids text[] := '{}'; times timestamptz[] := '{}'; befores bytea[] := '{}'; hashes bytea[] := '{}';
begin
  perform set_config('weft.chain', 'on', true);
  if not pg_try_advisory_xact_lock(hashtextextended('weft log chain ' || chain, 0)) then return null; end if;
  select * into strict state from weft.sys_log_chain c where c.source = chain;
  select h.below, h.above into below, above from weft.open_transactions() h;
  key := case chain when 'sys_log' then 'create_time' else 'at' end;
  kind := case chain when 'sys_log' then 'text' else 'bigint' end;
  -- Restored into another cluster, whose transactions have smaller numbers: what has no link yet is found by looking at all of it.
  moved := state.xid > above;
  if moved and below <> above then return 0; end if;
  if moved then
    most := null;
    perform set_config('enable_nestloop', 'off', true);
  end if;
  for line in execute format('select l.id::text as id, l.%2$I as at, l.xid, weft.%3$I(l) as text from weft.%1$I l where %4$s
      order by l.xid, l.id limit $4', chain, key, chain || '_text',
      case when moved then format('not exists (select from weft.%I k where k.line_id = l.id::text and k.line_time = l.%I)', chain || '_link', key)
      else format('(l.xid, l.id) > ($1, $2::%2$s) and l.xid < $3 and ($5 is null or l.%1$I >= $5 or l.xid < $6)', key, kind) end)
    using state.xid, state.line_id, below, most, state.era, state.era_xid loop
    ids := ids || line.id;
    times := times || line.at;
    befores := befores || state.hash;
    state.hash := sha256(state.hash || convert_to(line.text, 'UTF8'));
    hashes := hashes || state.hash;
    state.xid := line.xid;
    state.line_id := line.id;
    linked := linked + 1;
  end loop;
  execute format('insert into weft.%I (no, line_id, line_time, before, hash)
    select $1 + n, id, at, before, hash from unnest($2, $3, $4, $5) with ordinality u (id, at, before, hash, n)', chain || '_link')
    using state.no, ids, times, befores, hashes;
  if linked < coalesce(most, linked + 1) then
    state.xid := below;
    state.line_id := '0';
  end if;
  update weft.sys_log_chain c set no = c.no + linked, hash = state.hash, xid = state.xid, line_id = state.line_id, chained = clock_timestamp(),
    era = case when moved then begun else c.era end, era_xid = case when moved then above else c.era_xid end
    where c.source = chain;
  if linked < coalesce(most, linked + 1) then perform weft.seal_day(chain); end if;
  return linked;
end $$;

-- One seal for the day that has ended, over all links since the last one.
create function weft.seal_day(chain text) returns void language plpgsql set search_path = pg_catalog, weft as $$
declare
  state weft.sys_log_chain; former weft.sys_log_seal; ended date := (clock_timestamp() at time zone 'Asia/Shanghai')::date - 1; none bytea;
begin
  select * into former from weft.sys_log_seal s where s.source = chain order by s.day desc limit 1;
  if former.day >= ended then return; end if;
  select * into strict state from weft.sys_log_chain c where c.source = chain;
  none := decode(repeat('00', 32), 'hex');
  insert into weft.sys_log_seal (id, source, day, first_no, last_no, hash, before, seal)
    select chain || ' ' || ended, chain, ended, coalesce(former.last_no, 0) + 1, state.no, state.hash, coalesce(former.seal, none),
      weft.seal_hash(chain, ended, coalesce(former.last_no, 0) + 1, state.no, state.hash, coalesce(former.seal, none));
end $$;

-- The chains: how far they are, and how many lines, up to 10,000, wait.
create function weft.log_chains() returns table (source text, no bigint, chained timestamptz, waiting integer, oldest timestamptz) language plpgsql
  security definer set search_path = pg_catalog, weft set jit = off as $$
#variable_conflict use_column
begin
  perform set_config('weft.chain', 'on', true);
  return query select c.source, c.no, c.chained, w.waiting, w.oldest from weft.sys_log_chain c, lateral (
    select count(*)::integer as waiting, min(at) as oldest from (
      select l.create_time as at from weft.sys_log l where c.source = 'sys_log' and (l.xid, l.id) > (c.xid, c.line_id) and (c.era is null or l.create_time >= c.era)
      union all select l.at from weft.sys_audit l where c.source = 'sys_audit' and l.xid >= c.xid and (c.era is null or l.at >= c.era)
        and (l.xid > c.xid or l.id > case when c.source = 'sys_audit' then c.line_id::bigint end)
      limit 10000) x) w order by 1 desc;
end $$;
`

const checking = `
-- Follows links after a number and the hash of its line, as many at most. fault: what is wrong with the last one that was looked at.
create function weft.check_links(chain text, after bigint, hash bytea, most integer)
  returns table (checked integer, missing bigint, last bigint, head bytea, fault text, line_id text, line_time timestamptz) language plpgsql
  security definer set search_path = pg_catalog, weft set jit = off as $$
#variable_conflict use_column
declare
  found record; key text := case chain when 'sys_log' then 'create_time' else 'at' end;
begin
  perform set_config('weft.chain', 'on', true);
  checked := 0;
  missing := 0;
  last := after;
  head := hash;
  for found in execute format('select k.*, weft.%3$I(l) as text, l.id is null as gone from (
      select * from weft.%2$I k where k.no > $1 order by k.no limit $2) k
      left join weft.%1$I l on l.id = k.line_id::%5$s and l.%4$I = k.line_time order by k.no', chain, chain || '_link', chain || '_text', key,
      case chain when 'sys_log' then 'text' else 'bigint' end) using after, most loop
    missing := missing + found.no - last - 1;
    fault := case when found.gone then 'gone' when sha256(found.before || convert_to(found.text, 'UTF8')) <> found.hash then 'changed'
      when found.no = last + 1 and found.before <> head then 'unlinked' end;
    checked := checked + 1;
    last := found.no;
    head := found.hash;
    line_id := found.line_id;
    line_time := found.line_time;
    exit when fault is not null;
  end loop;
  return next;
end $$;

-- The first line of a part that should have a link and has none; looked for where there are more lines than links.
create function weft.check_part(chain text, asked text) returns table (line_id text, line_time timestamptz) language plpgsql
  security definer set search_path = pg_catalog, weft set enable_nestloop = off set jit = off as $$
#variable_conflict use_column
declare
  key text := case chain when 'sys_log' then 'create_time' else 'at' end; more boolean;
begin
  if not exists (select from weft.log_parts(chain) p where p.part = asked) then return; end if;
  execute format('select (select count(*) from weft.%1$I l, weft.sys_log_chain c where c.source = $1 and (l.xid < c.xid or l.%3$I < c.era))
    > (select count(*) from weft.%2$I)', asked, replace(asked, chain, chain || '_link'), key) into more using chain;
  if not more then return; end if;
  return query execute format('select l.id::text, l.%3$I from weft.%1$I l, weft.sys_log_chain c where c.source = $1
      and (l.xid < c.xid or l.%3$I < c.era)
      and not exists (select from weft.%2$I k where k.line_id = l.id::text and k.line_time = l.%3$I)
    order by l.%3$I limit 1', asked, replace(asked, chain, chain || '_link'), key) using chain;
end $$;

-- The first seal that is not what it should be. fault: what is wrong with it.
create function weft.check_seals(chain text) returns table (day date, fault text) language sql security definer
  set search_path = pg_catalog, weft as $$
  select s.day, s.fault from (
    select s.day, case when s.seal <> weft.seal_hash(s.source, s.day, s.first_no, s.last_no, s.hash, s.before) then 'changed'
      when s.before <> lag(s.seal, 1, decode(repeat('00', 32), 'hex')) over w or s.first_no <> lag(s.last_no, 1, 0::bigint) over w + 1 then 'unlinked'
      when k.hash <> s.hash or s.last_no > c.no then 'other' end as fault
    from weft.sys_log_seal s join weft.sys_log_chain c on c.source = s.source
      left join lateral (select l.hash from weft.sys_log_link l where s.source = 'sys_log' and l.no = s.last_no
        union all select l.hash from weft.sys_audit_link l where s.source = 'sys_audit' and l.no = s.last_no) k on true
    where s.source = chain window w as (order by s.day)) s
  where s.fault is not null order by s.day limit 1 $$;

-- Where the chain should end, and how many of its links went with parts.
create function weft.chain_end(chain text) returns table (no bigint, hash bytea, dropped bigint) language sql security definer
  set search_path = pg_catalog, weft as $$
  select c.no, c.hash, (select coalesce(sum(d.lines), 0)::bigint from weft.sys_log_drop d where d.source = chain) from weft.sys_log_chain c
  where c.source = chain $$;
`

/** Parts of links are made and dropped with those of their lines. Only what is linked and sealed is dropped. */
const parts = ({ app }: RoleNames) => `
create or replace function weft.make_log_parts(ahead integer) returns integer language plpgsql security definer
  set search_path = pg_catalog, weft set lock_timeout = '5s' as $$
declare
  parent text; key text; part text; begins timestamptz; ends timestamptz; late boolean; made integer := 0;
begin
  perform pg_advisory_xact_lock(hashtextextended('weft log parts', 0));
  foreach parent in array array['sys_log', 'sys_audit', 'sys_log_link', 'sys_audit_link'] loop
    key := case parent when 'sys_log' then 'create_time' when 'sys_audit' then 'at' else 'line_time' end;
    for month in 0..ahead loop
      begins := weft.month_begin(month);
      ends := weft.month_begin(month + 1);
      continue when begins < (select max(p.ends) from weft.log_parts(parent) p);
      -- A part cannot take what the rest has of its month.
      execute format('select exists (select from weft.%I where %I >= $1 and %I < $2)', parent || '_rest', key, key)
        into late using begins, ends;
      continue when late;
      part := parent || to_char(begins at time zone 'Asia/Shanghai', '"_"YYYY"_"MM');
      execute format('create table weft.%I partition of weft.%I for values from (%L) to (%L)', part, parent, begins, ends);
      if parent not like '%\\_link' then
        perform weft.guard_log_part(part);
        made := made + 1;
      end if;
    end loop;
  end loop;
  return made;
end $$;

drop function weft.drop_log_parts(text, integer);
create function weft.drop_log_parts(parent text, months integer) returns table (part text, lines bigint, kept boolean) language plpgsql
  security definer set search_path = pg_catalog, weft set lock_timeout = '5s' as $$
#variable_conflict use_column
declare
  found record; links text; sealed bigint;
begin
  if parent not in ('sys_log', 'sys_audit') or months < 6 then
    raise exception 'logs are kept for six months at least' using errcode = '22023';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('weft log parts', 0));
  select coalesce(max(s.last_no), 0) into sealed from weft.sys_log_seal s where s.source = parent;
  for found in select p.part, p.ends from weft.log_parts(parent) p where p.ends <= weft.month_begin(-months) order by p.ends loop
    part := found.part;
    links := replace(found.part, parent, parent || '_link');
    execute format('select count(*) from weft.%I', part) into lines;
    execute format('select count(*) <> $1 or max(no) > $2 from weft.%I', links) into kept using lines, sealed;
    if not kept then
      execute format('insert into weft.sys_log_drop (part, source, first_no, last_no, lines, hash)
        select $1, $2, min(no), max(no), count(*), sha256(coalesce(string_agg(hash, '''' order by no), '''')) from weft.%I', links) using part, parent;
      execute format('alter table weft.%I detach partition weft.%I', parent, part);
      execute format('drop table weft.%I', part);
      execute format('alter table weft.%I detach partition weft.%I', parent || '_link', links);
      execute format('drop table weft.%I', links);
    end if;
    return next;
  end loop;
end $$;
revoke execute on function weft.drop_log_parts(text, integer) from public;
grant execute on function weft.drop_log_parts(text, integer) to "${app}";
`

const rights = ({ app }: RoleNames) => `
revoke execute on function weft.chain_lines(text, integer), weft.seal_day(text), weft.open_transactions(), weft.log_chains(), weft.check_seals(text), weft.chain_end(text),
  weft.check_links(text, bigint, bytea, integer), weft.check_part(text, text) from public;
grant execute on function weft.chain_lines(text, integer), weft.log_chains(), weft.check_seals(text), weft.chain_end(text),
  weft.check_links(text, bigint, bytea, integer), weft.check_part(text, text) to "${app}";
grant select on weft.sys_log_seal to "${app}";
`
