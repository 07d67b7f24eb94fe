import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type pg from 'pg'
import type { NewEntry } from '../../util/archive/tar'
import type { RoleNames } from '../owner'
import { copyOut } from './copy'
import { ROWS, type SequenceState, type TableColumns, type TableCount } from './manifest'
import { roleOf, SCHEMAS } from './schema'

/** Their rows are of running processes, of signed-in browsers, or of a moment: users sign in again after a restore. */
const LEFT = ['sys_session', 'sys_socket_ticket', 'sys_ticket', 'sys_sms_code', 'sys_job_server']
/** Bytes of rows that are compressed at once. */
const PIECE = 4 * 1024 * 1024
const compress = promisify(gzip)

/** How a connection reads rows of every tenant. */
export interface Access {
  readonly roles: RoleNames
  /** Row security does not bind who has signed in; otherwise rows are read as the owners of their tables. */
  readonly free: boolean
}

export async function accessOf(client: pg.Client, roles: RoleNames): Promise<Access> {
  const { rows } = await client.query<{ free: boolean }>(
    'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
  )
  return { roles, free: rows[0]?.free === true }
}

/** Begins the transaction that sees one moment, and keeps the tables as they are until it ends. */
export async function beginSnapshot(client: pg.Client, access: Access): Promise<readonly TableColumns[]> {
  await client.query('begin isolation level repeatable read read only')
  await client.query(
    "set local search_path = pg_catalog; set local weft.backup = 'on'; set local datestyle = iso; set local intervalstyle = postgres",
  )
  await client.query('set local extra_float_digits = 3')
  const { rows } = await client.query<TableColumns>(
    `select n.nspname as schema, c.relname as name, c.relpersistence = 'u' or n.nspname = 'weft' and c.relname = any($2) as left,
       array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
         order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'r' order by c.oid`,
    [SCHEMAS, LEFT],
  )
  for (const schema of SCHEMAS) {
    const tables = rows.filter(table => table.schema === schema).map(nameOf)
    await actAs(client, access, schema)
    if (tables.length > 0) await client.query(`lock table ${tables.join(', ')} in access share mode`)
  }
  await client.query('set local role none')
  return rows
}

/** Reads on as the role whose tables a schema holds. */
export async function actAs(client: pg.Client, { roles, free }: Access, schema: string): Promise<void> {
  if (!free) await client.query(`set local role "${roleOf(roles, schema)}"`)
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
export const nameOf = ({ schema, name }: { readonly schema: string; readonly name: string }): string => `${quoted(schema)}.${quoted(name)}`
export const columnsOf = ({ columns }: TableColumns): string => columns.map(quoted).join(', ')

/** Pieces of about one size, none of which is empty. */
async function* inPieces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of source) {
    held.push(chunk)
    length += chunk.length
    if (length < PIECE) continue
    yield Buffer.concat(held)
    held = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(held)
}

/** The rows of a table as parts of an archive; returns how many they were. `onBytes` hears how much has been read. */
export async function* rowEntries(
  client: pg.Client,
  table: TableColumns,
  onBytes: (bytes: number) => void,
): AsyncGenerator<NewEntry, TableCount> {
  const { schema, name } = table
  const hash = createHash('sha256')
  const copy = copyOut(client, `copy ${nameOf(table)} (${columnsOf(table)}) to stdout`)
  let no = 0
  for await (const piece of inPieces(copy.read())) {
    hash.update(piece)
    onBytes(piece.length)
    const packed = await compress(piece, { level: 3 })
    no += 1
    yield { name: `${ROWS}${schema}.${name}/${String(no).padStart(6, '0')}.gz`, size: packed.length, content: [packed] }
  }
  return { schema, name, rows: copy.rows, sha256: hash.digest('hex') }
}

/** Where sequences stand: read behind the rows, none is below what they hold. */
export async function readSequences(client: pg.Client, access: Access): Promise<SequenceState[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any($1) and c.relkind = 'S' order by c.oid`,
    [SCHEMAS],
  )
  const states: SequenceState[] = []
  for (const sequence of rows) {
    await actAs(client, access, sequence.schema)
    const found = await client.query<{ value: string; called: boolean }>(
      `select last_value::text as value, is_called as called from ${nameOf(sequence)}`,
    )
    for (const state of found.rows) states.push({ ...sequence, ...state })
  }
  await client.query('set local role none')
  return states
}
