import { sql } from 'kysely'
import type { OwnerAccess } from '../../../db/owner'

export interface StandingColumn {
  readonly name: string
  readonly type: string
  /** Whether every row must have a value. */
  readonly filled: boolean
}

/** What the schema of the tables of entities holds, as it was when it was read. */
export interface Standing {
  /** None: there is no such table. */
  columnsOf(table: string): readonly StandingColumn[]
  hasIndex(name: string): boolean
  hasConstraint(table: string, name: string): boolean
  hasPolicy(table: string, name: string): boolean
}

interface Named {
  readonly table: string
  readonly name: string
}

interface Found {
  readonly columns: Readonly<Record<string, readonly StandingColumn[]>> | null
  readonly indexes: readonly string[] | null
  readonly constraints: readonly Named[] | null
  readonly policies: readonly Named[] | null
}

/** Reads in one statement what every table has: asked one by one, two hundred indexes that stand are most of a start. */
export async function readStanding({ db }: Pick<OwnerAccess, 'db'>): Promise<Standing> {
  const { rows } = await sql<Found>`
    with mine as (select oid, relname, relkind from pg_class where relnamespace = 'weft'::regnamespace)
    select (select json_object_agg(t.relname, (
          select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod), 'filled', a.attnotnull))
          from pg_attribute a where a.attrelid = t.oid and a.attnum > 0 and not a.attisdropped))
        from mine t where t.relkind in ('r', 'p')) as columns,
      (select json_agg(relname) from mine where relkind in ('i', 'I')) as indexes,
      (select json_agg(json_build_object('table', t.relname, 'name', c.conname))
        from mine t join pg_constraint c on c.conrelid = t.oid where c.contype = 'f') as constraints,
      (select json_agg(json_build_object('table', t.relname, 'name', p.polname))
        from mine t join pg_policy p on p.polrelid = t.oid) as policies`.execute(db)
  const { columns, indexes, constraints, policies } = rows[0] ?? { columns: null, indexes: null, constraints: null, policies: null }
  const names = new Set(indexes)
  const keyed = (found: readonly Named[] | null) => new Set((found ?? []).map(({ table, name }) => `${table} ${name}`))
  const [bound, walls] = [keyed(constraints), keyed(policies)]
  return {
    columnsOf: table => columns?.[table] ?? [],
    hasIndex: name => names.has(name),
    hasConstraint: (table, name) => bound.has(`${table} ${name}`),
    hasPolicy: (table, name) => walls.has(`${table} ${name}`),
  }
}
