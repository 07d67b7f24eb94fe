/**
 * What the application asks of PostgreSQL's own views, as functions of the owner of the schema, who may read all statistics where the role of
 * the database could grant it, so that the working role need not. Made at each start: no row depends on them.
 */

const HEAD = 'language plpgsql stable security definer set search_path = pg_catalog'

/** Values that stand in a text are left out of it. */
const masked = (text: string) => `left(regexp_replace(${text}, '''(?:[^'']|'''')*''', '''?''', 'g'), 2000)`

/** Relations, with the tables of indexes, that a session holds or wants for itself alone: their size cannot be asked without waiting for it. */
const HELD = `select unnest(array[l.relation, x.indrelid]) from pg_locks l left join pg_index x on x.indexrelid = l.relation
  where l.locktype = 'relation' and l.mode = 'AccessExclusiveLock' and l.database = (select oid from pg_database where datname = current_database())`

const sessions = `
create or replace function weft.watch_sessions() returns table (pid integer, role text, program text, state text, wait text,
  seconds double precision, transaction_seconds double precision, query text, blocked_by integer[]) ${HEAD} as $$
begin
  return query select a.pid, a.usename::text, a.application_name, a.state, nullif(concat_ws(' ', a.wait_event_type, a.wait_event), ''),
    extract(epoch from clock_timestamp() - a.state_change)::double precision,
    extract(epoch from clock_timestamp() - a.xact_start)::double precision, ${masked('a.query')},
    case when a.wait_event_type = 'Lock' then pg_blocking_pids(a.pid) else '{}'::integer[] end
  from pg_stat_activity a
  where a.datname = current_database() and a.backend_type = 'client backend' and a.pid <> pg_backend_pid();
end $$`

const database = `
create or replace function weft.watch_database() returns jsonb ${HEAD} as $$
declare
  held oid[] := array(${HELD});
begin
  return (select jsonb_build_object(
    'connections', (select count(*) from pg_stat_activity where datname = current_database()),
    'connectionsMost', current_setting('max_connections')::integer,
    'active', (select count(*) from pg_stat_activity where datname = current_database() and state = 'active' and pid <> pg_backend_pid()),
    'idleInTransaction', (select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%'),
    'waiting', (select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'),
    'longestTransaction', (select coalesce(max(extract(epoch from clock_timestamp() - xact_start)), 0)::double precision
      from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()),
    'size', pg_database_size(current_database())::double precision / 1048576,
    'indexSize', (select coalesce(sum(case when c.oid = any(held) then c.relpages::bigint * 8192 else pg_relation_size(c.oid) end), 0)::double precision / 1048576
      from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'i' and n.nspname like 'weft%'),
    'deadPart', (select coalesce(100.0 * sum(n_dead_tup) / nullif(sum(n_live_tup + n_dead_tup), 0), 0)::double precision
      from pg_stat_all_tables where schemaname like 'weft%'),
    'replicas', (select count(*) from pg_stat_replication),
    'replicationDelay', (select coalesce(max(extract(epoch from replay_lag)), 0)::double precision from pg_stat_replication),
    'transactions', d.xact_commit + d.xact_rollback, 'hits', d.blks_hit, 'reads', d.blks_read, 'deadlocks', d.deadlocks)
    from pg_stat_database d where d.datname = current_database());
end $$`

/** Of a table that is held the size is as it was when it was last vacuumed. Bloat is the part of the pages that the rows, at their usual widths, do not need; known where the statistics of columns are. */
const tables = `
create or replace function weft.watch_tables() returns table (schema_name text, table_name text, rows double precision, size double precision,
  index_size double precision, dead double precision, bloat double precision, scans bigint, index_scans bigint, unused_indexes integer,
  analyzed timestamptz, vacuumed timestamptz) ${HEAD} as $$
declare
  held oid[] := array(${HELD});
begin
  return query select s.schemaname::text, s.relname::text, greatest(c.reltuples, s.n_live_tup)::double precision,
    case when s.relid = any(held) then c.relpages::double precision / 128 else pg_total_relation_size(s.relid)::double precision / 1048576 end,
    case when s.relid = any(held) then 0 else pg_indexes_size(s.relid)::double precision / 1048576 end,
    s.n_dead_tup::double precision,
    (select greatest(0, 100 * (1 - c.reltuples * (28 + sum(p.avg_width * (1 - p.null_frac))) * 1.05 / nullif(c.relpages::double precision * 8192, 0)))
      from pg_stats p where p.schemaname = s.schemaname and p.tablename = s.relname and c.relpages > 50)::double precision,
    s.seq_scan, s.idx_scan,
    (select count(*)::integer from pg_stat_all_indexes i join pg_index x on x.indexrelid = i.indexrelid
      where i.relid = s.relid and i.idx_scan = 0 and not x.indisunique),
    greatest(s.last_analyze, s.last_autoanalyze), greatest(s.last_vacuum, s.last_autovacuum)
  from pg_stat_all_tables s join pg_class c on c.oid = s.relid
  where s.schemaname like 'weft%' and s.schemaname <> 'weft_setup';
end $$`

/** Nothing where the extension is not there. */
const statements = `
create or replace function weft.watch_statements() returns table (id text, query text, calls bigint, total_ms double precision,
  mean_ms double precision, longest_ms double precision) ${HEAD} as $$
declare
  place text := (select n.nspname from pg_extension e join pg_namespace n on n.oid = e.extnamespace where e.extname = 'pg_stat_statements');
begin
  if place is null then return; end if;
  return query execute format('select s.queryid::text, ${masked('s.query').replaceAll("'", "''")}, s.calls, s.total_exec_time, s.mean_exec_time, s.max_exec_time
    from %I.pg_stat_statements s where s.dbid = (select oid from pg_database where datname = current_database())
    order by s.total_exec_time desc limit 500', place);
exception when others then
  -- Installed, but not loaded by the server.
  return;
end $$`

/**
 * Ends a session of this database; false when there is none of that role any more. Roles of the application never are those of a person, so a
 * number that was given away meanwhile is told by its role.
 */
export const END_SESSION = `
create or replace function weft.end_session(asked integer, asked_role text) returns boolean language plpgsql volatile security definer
set search_path = pg_catalog as $$
begin
  perform from pg_stat_activity a where a.pid = asked and a.usename = asked_role and a.datname = current_database()
    and a.backend_type = 'client backend' and a.pid <> pg_backend_pid();
  if not found then return false; end if;
  return pg_terminate_backend(asked);
end $$`

/** By their names below `watch_`. */
export const FUNCTIONS: Readonly<Record<string, string>> = { sessions, database, tables, statements }
