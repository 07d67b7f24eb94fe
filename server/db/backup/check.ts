import type pg from 'pg'
import { SYSTEM_SCHEMA } from '../schemas'
import { differenceOf, readSchema, SCHEMAS } from './schema'
import { type Access, actAs, nameOf } from './snapshot'
import { texts } from './texts'
import type { ArchiveFacts } from './verify'

/** What the check of a restored database has found: lines that hold, and what does not. */
export interface CheckReport {
  readonly held: readonly string[]
  readonly faults: readonly string[]
}

/** One thing that was looked at. */
export type Found = { readonly held?: string | undefined; readonly fault?: string | undefined }

/** Where the bytes of files were noted as they came; see `restore`. */
export const FILES_SEEN = 'pg_temp.weft_files_seen'
const LINKS_AT_ONCE = 20_000
const NO_HASH = Buffer.alloc(32)

const ask = async <Row extends pg.QueryResultRow>(client: pg.Client, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await client.query<Row>(text, values)).rows

async function checkRows(client: pg.Client, { manifest }: ArchiveFacts, access: Access): Promise<Found> {
  let rows = 0
  for (const table of manifest.tables) {
    await actAs(client, access, table.schema)
    const found = await ask<{ count: number }>(client, `select count(*)::float8 as count from ${nameOf(table)}`)
    const count = found[0]?.count ?? 0
    if (count !== table.rows) return { fault: texts.check.tableRows(`${table.schema}.${table.name}`, count, table.rows) }
    rows += count
  }
  return { held: texts.check.tables(manifest.tables.length, rows) }
}

/** Compares the objects, before anything is added to them. */
export async function checkSchema(client: pg.Client, { schema }: ArchiveFacts, { roles }: Access): Promise<Found> {
  const found = await ask<{ version: number }>(client, "select current_setting('server_version_num')::int as version")
  const sameServer = Math.floor((found[0]?.version ?? 0) / 10_000) === Math.floor(schema.postgres / 10_000)
  const key = differenceOf(schema, await readSchema(client, roles), sameServer)
  if (key !== null) return { fault: texts.check.schemaDiffers(key) }
  return { held: texts.check.schema(schema.before.length + schema.after.length) }
}

/** PostgreSQL has compared every row when the keys were made; none may be left unchecked. */
async function checkKeys(client: pg.Client): Promise<Found> {
  const rows = await ask<{ count: number; open: string | null }>(
    client,
    `select count(*)::int as count, min(conname::text) filter (where not convalidated) as open from pg_constraint o
     join pg_namespace n on n.oid = o.connamespace where n.nspname = any($1) and o.contype = 'f'`,
    [SCHEMAS],
  )
  const [{ count, open } = { count: 0, open: null }] = rows
  return open === null ? { held: texts.check.keys(count) } : { fault: texts.check.schemaDiffers(open) }
}

async function checkFiles(client: pg.Client, { manifest }: ArchiveFacts): Promise<Found[]> {
  const { count, bytes, missing } = manifest.files
  const wrong = await ask<{ id: string }>(
    client,
    `select coalesce(f.id, s.id) as id from weft.sys_file f full join ${FILES_SEEN} s on s.id = f.id and s.size = f.size and s.sha256 = f.sha256
     where (f.id is null or s.id is null) and coalesce(f.id, s.id) <> all($1) limit 1`,
    [missing],
  )
  if (wrong[0]) return [{ fault: texts.check.fileWrong(wrong[0].id) }]
  return [{ held: texts.check.files(count, bytes) }, ...(missing.length > 0 ? [{ held: texts.check.filesMissing(missing.length) }] : [])]
}

interface Numbered {
  readonly schema: string
  readonly table: string
  readonly column: string
  readonly sequence: string
}

/** Columns that number their rows, and the sequences that they take numbers from. */
const NUMBERED = `select distinct n.nspname as schema, c.oid::regclass::text as table, quote_ident(a.attname) as column, s.oid::regclass::text as sequence
  from pg_class s join pg_depend d on d.refobjid = s.oid and d.classid = 'pg_attrdef'::regclass or d.objid = s.oid and d.deptype in ('a', 'i')
    left join pg_attrdef f on d.classid = 'pg_attrdef'::regclass and f.oid = d.objid
    join pg_attribute a on a.attrelid = coalesce(f.adrelid, d.refobjid) and a.attnum = coalesce(f.adnum, d.refobjsubid)
    join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
  where s.relkind = 'S' and n.nspname = any($1) and not c.relispartition`

async function checkSequences(client: pg.Client, { manifest }: ArchiveFacts, access: Access): Promise<Found> {
  const numbered = await ask<Numbered>(client, NUMBERED, [SCHEMAS])
  for (const { schema, table, column, sequence } of numbered) {
    await actAs(client, access, schema)
    const rows = await ask<{ behind: boolean }>(
      client,
      `select coalesce((select max(${column}) from ${table}) > (select last_value - case when is_called then 0 else 1 end from ${sequence}), false) as behind`,
    )
    if (rows[0]?.behind) return { fault: texts.check.sequenceBehind(sequence) }
  }
  return { held: texts.check.sequences(manifest.sequences.length) }
}

/** Follows the links of a chain to its end. */
async function checkChain(client: pg.Client, chain: string, title: string): Promise<Found> {
  const [end] = await ask<{ no: number; hash: Buffer; dropped: number }>(
    client,
    'select no::float8 as no, hash, dropped::float8 as dropped from weft.chain_end($1)',
    [chain],
  )
  if (!end) return {}
  let [after, head, missing]: [number, Buffer, number] = [0, NO_HASH, 0]
  while (after < end.no) {
    const [found] = await ask<{ checked: number; missing: number; last: number; head: Buffer; fault: string | null }>(
      client,
      'select checked, missing::float8 as missing, last::float8 as last, head, fault from weft.check_links($1, $2, $3, $4)',
      [chain, after, head, LINKS_AT_ONCE],
    )
    if (!found || found.checked === 0 || found.fault !== null)
      return { fault: texts.check.chainBroken(title, String(found?.last ?? after)) }
    after = found.last
    head = found.head
    missing += found.missing
  }
  if (missing !== end.dropped || (end.no > 0 && !head.equals(end.hash))) return { fault: texts.check.chainBroken(title, String(after)) }
  const [seal] = await ask<{ day: string }>(client, 'select day::text as day from weft.check_seals($1)', [chain])
  return seal ? { fault: texts.check.chainBroken(title, seal.day) } : { held: texts.check.chain(title, end.no) }
}

async function checkChains(client: pg.Client): Promise<Found[]> {
  const [there] = await ask<{ there: boolean }>(
    client,
    "select to_regprocedure('weft.check_links(text, bigint, bytea, integer)') is not null as there",
  )
  if (!there?.there) return []
  return [await checkChain(client, 'sys_log', texts.check.log), await checkChain(client, 'sys_audit', texts.check.audit)]
}

/** Compares what was restored with what the archive says, within the transaction that has restored it; `schema` is what `checkSchema` found. */
export async function checkRestored(client: pg.Client, facts: ArchiveFacts, access: Access, schema: Found): Promise<CheckReport> {
  const found = [await checkRows(client, facts, access), schema, await checkKeys(client), await checkSequences(client, facts, access)]
  await actAs(client, access, SYSTEM_SCHEMA)
  found.push(...(await checkFiles(client, facts)), ...(await checkChains(client)))
  return { held: found.flatMap(({ held }) => held ?? []), faults: found.flatMap(({ fault }) => fault ?? []) }
}
