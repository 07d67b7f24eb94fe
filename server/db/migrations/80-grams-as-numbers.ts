import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Pairs of characters as numbers instead of lexemes: half the work of taking a document in (decision 149). Everything is taken in anew. Each
 * row has its tenant among its grams, so that the index knows it and a small tenant does not wait for the texts of a large one.
 */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(columns).execute(db)
  await sql.raw(finding(roles)).execute(db)
}

/** Grams are not compressed, which would gain nothing. Lists of what the index has yet to sort in are long, so that it sorts in much at once. */
const columns = `
alter table weft.document_index_due no force row level security;
insert into weft.document_index_due (tenant_id, source, record_id) select tenant_id, source, record_id from weft.document_index
  on conflict do nothing;
alter table weft.document_index_due force row level security;
truncate weft.document_index, weft.document_text;
drop function weft.find_documents(text, tsquery);
alter table weft.document_index drop column title_grams, drop column grams,
  add column title_grams integer[] not null, add column grams integer[] not null;
alter table weft.document_index alter column grams set storage external;
create index document_index_title_grams on weft.document_index using gin (title_grams);
create index document_index_grams on weft.document_index using gin (grams) with (gin_pending_list_limit = 16384);
alter index weft.document_index_words set (gin_pending_list_limit = 16384);
`

const finding = ({ app }: RoleNames) => `
create function weft.tenant_gram(tenant integer) returns integer language sql immutable as $$ select -603979776 + tenant % 67108864 $$;
create function weft.with_tenant(grams integer[]) returns integer[] language sql stable as $$
  select grams || weft.tenant_gram(weft.current_tenant()) $$;

create function weft.find_documents(part text, wanted integer[]) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan as $$
declare tenant integer := weft.current_tenant(); every integer[] := wanted || weft.tenant_gram(tenant);
begin
  if part = 'title' then
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.title_grams @> every;
  else
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and (i.grams @> every or i.wide);
  end if;
end $$;

create function weft.find_documents_by_words(wanted tsquery) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan as $$
declare tenant integer := weft.current_tenant();
begin
  return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.words @@ wanted;
end $$;

-- Only its owner may have an index sort in what waits.
create function weft.sort_in_documents() returns void language sql security definer set search_path = pg_catalog, weft as $$
  select gin_clean_pending_list('weft.document_index_grams'), gin_clean_pending_list('weft.document_index_words') $$;

revoke execute on function weft.find_documents(text, integer[]), weft.find_documents_by_words(tsquery), weft.sort_in_documents() from public;
grant execute on function weft.find_documents(text, integer[]), weft.find_documents_by_words(tsquery), weft.sort_in_documents() to "${app}";
`
