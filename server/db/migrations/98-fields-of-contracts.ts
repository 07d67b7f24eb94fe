import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Fields of contracts as templates find them in documents, and as users have checked them (decision 158). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(tables).execute(db)
  for (const table of ['contract_extraction', 'contract_value']) await enableTenancyAndAudit(db, roles, table)
}

const tables = `
create table weft.contract_extraction (${TENANCY_COLUMNS},
  document_id text not null,
  template_id text not null,
  template_name text not null,
  state text not null check (state in ('pending', 'checked', 'failed')),
  fault text,
  checked_by text,
  checked_time timestamptz,
  unique (tenant_id, document_id, template_id));
create index on weft.contract_extraction (tenant_id, template_id);

create table weft.contract_value (${TENANCY_COLUMNS},
  extraction_id text not null references weft.contract_extraction on delete cascade,
  no integer not null,
  label text not null,
  kind text not null check (kind in ('text', 'amount', 'date', 'firm', 'number')),
  required boolean not null,
  value text,
  -- As it stands in the document, and where.
  quote text,
  page integer,
  place_start integer,
  place_end integer,
  confidence integer,
  reason text,
  problem text,
  state text not null check (state in ('open', 'confirmed', 'corrected', 'absent')),
  checked_by text,
  checked_time timestamptz,
  unique (extraction_id, no));
`
