import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'

/**
 * Keys are found by the index alone (decision 160). Where a pair stands in most texts the planner read the table instead and unpacked each array of
 * pairs: two hundred times the work. An index by tenant, and the texts without pairs beside the others, led it to the same.
 */
export async function up(db: Kysely<unknown>, _roles: RoleNames): Promise<void> {
  await sql.raw(finding).execute(db)
}

const finding = `
create or replace function weft.find_documents(part text, wanted integer[]) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare tenant integer := weft.current_tenant(); every integer[] := wanted || weft.tenant_gram(tenant);
begin
  if part = 'title' then
    return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.title_grams @> every;
  else
    return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.grams @> every;
    return query select i.source, i.record_id from document_index i where i.tenant_id = tenant and i.wide;
  end if;
end $$;

create or replace function weft.find_documents_by_words(wanted tsquery) returns table (source text, record_id text)
  language plpgsql stable security definer set search_path = pg_catalog, weft set plan_cache_mode = force_custom_plan set enable_seqscan = off as $$
declare tenant integer := weft.current_tenant();
begin
  return query select i.source, i.record_id from document_index i where i.tenant_id + 0 = tenant and i.words @@ wanted;
end $$;
`
