import { type Kysely, sql } from 'kysely'
import type { RoleNames } from '../owner'
import { enableTenancyAndAudit, TENANCY_COLUMNS } from '../tenancy-and-audit'

/** Marks and notes on places of documents and knowledge entries, and answers to them (decision 148). */
export async function up(db: Kysely<unknown>, roles: RoleNames): Promise<void> {
  await sql.raw(table).execute(db)
  await enableTenancyAndAudit(db, roles, 'document_note')
}

/** A place is kept with its text and what stands around it, by which it is found again when the document was read anew. */
const table = `
create table weft.document_note (${TENANCY_COLUMNS},
  source text not null check (source in ('document', 'knowledge')),
  record_id text not null,
  page integer not null check (page > 0),
  place_start integer,
  place_end integer,
  quote text not null default '',
  before text not null default '',
  after text not null default '',
  color text check (color in ('yellow', 'green', 'blue', 'pink')),
  note text not null default '' check (length(note) <= 2000),
  shared boolean not null,
  removed boolean not null default false,
  parent_id text references weft.document_note on delete cascade,
  check ((place_start is null) = (place_end is null)),
  check (place_start < place_end));
create index on weft.document_note (tenant_id, source, record_id, page);
create index on weft.document_note (parent_id);
`
