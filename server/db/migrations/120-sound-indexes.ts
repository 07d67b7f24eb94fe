import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Indexes of the search that are damaged themselves (decision 191): they are told, texts are looked through meanwhile, and they are made anew
 * beside searches. Titles for suggestions are found up to a number.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(finding).execute(db)
  await sql.raw(mending).execute(db)
  await sql.raw(granting(roles)).execute(db)
}

/** What PostgreSQL says of an index that it cannot read. */
const DAMAGE = 'data_corrupted or index_corrupted or internal_error or io_error or undefined_file'
/** Keys are found by an index alone; a column beside which something stands has none. */
const FINDS = `language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan
  set enable_seqscan = off`

const finding = `
create or replace function weft.find_documents(part text, wanted integer[]) returns table (source text, record_id text) ${FINDS} as $$
declare tenant integer := weft.current_tenant(); every integer[] := wanted || weft.tenant_gram(tenant);
begin
  if part = 'title' then
    return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.title_grams @> every;
  else
    return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.grams @> every;
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.wide;
  end if;
exception when ${DAMAGE} then
  raise warning 'An index of document_index is damaged: %', sqlerrm;
  return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and
    (case when part = 'title' then i.title_grams || '{}'::integer[] @> every else i.wide or i.grams || '{}'::integer[] @> every end);
end $$;

create or replace function weft.find_documents_by_words(wanted tsquery) returns table (source text, record_id text) ${FINDS} as $$
declare tenant integer := weft.current_tenant();
begin
  return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.words @@ wanted;
exception when ${DAMAGE} then
  raise warning 'An index of document_index is damaged: %', sqlerrm;
  return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and (i.words || ''::tsvector) @@ wanted;
end $$;

create function weft.find_titles(wanted integer[], most integer) returns table (source text, record_id text) ${FINDS} as $$
declare tenant integer := weft.current_tenant(); every integer[] := wanted || weft.tenant_gram(tenant);
begin
  return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.title_grams @> every limit most;
exception when ${DAMAGE} then
  return query select f.source, f.record_id from weft.find_documents('title', wanted) f limit most;
end $$;
`

/** Each reads its index from one end to the other; of what is made anew the name is checked, as it becomes part of a statement. */
const mending = `
create function weft.document_index_fault(name text) returns text language plpgsql stable security definer
  set search_path = pg_catalog, weft set work_mem = '64MB' set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_indexscan = off set enable_indexonlyscan = off as $$
declare found bigint; kept bigint := (select count(*) from document_index);
begin
  if name = 'document_index_title_grams' then select count(*) into found from document_index where title_grams @> '{}';
  elsif name = 'document_index_grams' then select count(*) into found from document_index where grams @> '{}';
  elsif name = 'document_index_words' then select count(*) into found from document_index where words @@ '!x | x'::tsquery;
  else raise exception 'No index of the search: %', name;
  end if;
  return case when found <> kept then format('%s / %s', found, kept) end;
exception when ${DAMAGE} then return sqlerrm;
end $$;

create function weft.made_index(name text) returns text language plpgsql immutable set search_path = pg_catalog as $$
begin
  if name not in ('document_index_title_grams', 'document_index_grams', 'document_index_words') then
    raise exception 'No index of the search: %', name;
  end if;
  return name || '_made';
end $$;

create function weft.drop_made_index(name text) returns void language plpgsql security definer set search_path = pg_catalog, weft
  set lock_timeout = '10s' as $$
begin
  execute format('drop index if exists weft.%I', weft.made_index(name));
end $$;

create function weft.make_index(name text) returns void language plpgsql security definer set search_path = pg_catalog, weft
  set maintenance_work_mem = '256MB' as $$
begin
  execute replace(pg_get_indexdef(format('weft.%I', name)::regclass), format('INDEX %I ON', name), format('INDEX %I ON', weft.made_index(name)));
end $$;

create function weft.take_made_index(name text) returns void language plpgsql security definer set search_path = pg_catalog, weft
  set lock_timeout = '10s' as $$
begin
  execute format('drop index weft.%I', name);
  execute format('alter index weft.%I rename to %I', weft.made_index(name), name);
end $$;
`

const granting = ({ app }: RoleNames) =>
  ['find_titles(integer[], integer)', 'document_index_fault(text)', 'drop_made_index(text)', 'make_index(text)', 'take_made_index(text)']
    .map(each => `revoke execute on function weft.${each} from public; grant execute on function weft.${each} to "${app}";`)
    .join('\n')
