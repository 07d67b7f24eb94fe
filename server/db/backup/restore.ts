import type { Kysely } from 'kysely'
import type pg from 'pg'
import { type ReadKeys, readArchiveFile } from '../../util/archive/file'
import { ArchiveError, type Entry } from '../../util/archive/tar'
import { makeInstallationRoles, makeRecord } from '../installation'
import { type RoleNames, rolesOf } from '../owner'
import { overPool } from '../pools/pool'
import { connect } from './backup'
import { type CheckReport, checkRestored, checkSchema, FILES_SEEN } from './check'
import { copyIn } from './copy'
import { unpackRows } from './limits'
import { FILE_NAME } from './manifest'
import { asPlainOwner } from './plain-owner'
import { openRowsToOwners } from './policies'
import { makeObjects, ObjectFailed, roleOf, SCHEMAS } from './schema'
import { accessOf, columnsOf, nameOf } from './snapshot'
import { texts } from './texts'
import { type ArchiveFacts, BackupError, readable, tableOf } from './verify'

/** Where the files of an archive go. */
export interface RestoreFiles {
  /** Takes the bytes of a file; throws unless they have the hash. */
  take(file: { readonly id: string; readonly sha256: string; readonly content: AsyncIterable<Buffer> }): Promise<void>
  /** Puts what was taken in the place of what is there. */
  swap(): Promise<void>
  /** Takes everything back, the swap too. */
  undo(): Promise<void>
  /** Removes what was there before the swap. */
  finish(): Promise<void>
}

export interface RestoreOptions extends ReadKeys {
  readonly path: string
  /** Of the archive, which has been read as a whole. */
  readonly facts: ArchiveFacts
  /** A role that may create roles. */
  readonly url: string
  /** The setting that names it, for messages. Default DATABASE_URL. */
  readonly from?: string | undefined
  /** Removes what the database holds. */
  readonly replace: boolean
  /** Null: files are looked at and not kept. */
  readonly files: RestoreFiles | null
  /** Bytes of the archive that have been used, of how many. */
  readonly onBytes?: (bytes: number) => void
  readonly signal?: AbortSignal | undefined
}

/** The database of a connection that is in a transaction, as the code of starts expects it. */
const overClient = (client: pg.Client): Kysely<unknown> => {
  const query = (text: string, values: readonly unknown[]) => client.query(text, [...values])
  return overPool<unknown>({ connect: async () => ({ query, release: () => {} }) as never, end: async () => {} })
}

/** Refuses a database that holds something, or one that servers work on. */
async function checkRoom(admin: pg.Client, replace: boolean): Promise<void> {
  const { rowCount } = await admin.query('select from pg_namespace where nspname = any($1)', [[...SCHEMAS, 'weft_setup']])
  if (rowCount === 0) return
  if (!replace) throw new BackupError(texts.notEmpty)
  const used = await admin.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'weft%' and pid <> pg_backend_pid()",
  )
  const count = used.rows[0]?.count ?? 0
  if (count > 0) throw new BackupError(texts.inUse(count))
}

/** Makes the roles of an installation and its record; gives how to take back those that were not there. */
async function prepareRoles(admin: pg.Client, { prefix, secret }: ArchiveFacts['schema']): Promise<() => Promise<void>> {
  const roles = Object.values(rolesOf(prefix))
  const there = await admin.query<{ name: string }>('select rolname::text as name from pg_roles where rolname = any($1)', [roles])
  const { rowCount: recorded } = await admin.query("select from pg_namespace where nspname = 'weft_setup'")
  const made = roles.filter(role => there.rows.every(({ name }) => name !== role))
  const undo = async () => {
    if (recorded === 0) await admin.query('drop schema if exists weft_setup cascade')
    for (const role of made) await admin.query(`drop role if exists "${role}"`)
  }
  try {
    await makeInstallationRoles(overClient(admin), { prefix, secret })
    await makeRecord(overClient(admin))
    return undo
  } catch (error) {
    await undo()
    throw error
  }
}

/** Puts the schemas of the archive, and its record, in the place of what is there. */
async function makeRoom(client: pg.Client, { prefix, secret }: ArchiveFacts['schema']): Promise<void> {
  const { rows } = await client.query<{ schema: string; role: string }>(
    'select n.nspname::text as schema, r.rolname::text as role from pg_namespace n join pg_roles r on r.oid = n.nspowner where nspname = any($1)',
    [SCHEMAS],
  )
  for (const { schema, role } of rows) {
    await client.query(`set local role "${role.replaceAll('"', '""')}"`)
    await client.query(`drop schema "${schema}" cascade`)
  }
  await client.query('set local role none')
  for (const schema of SCHEMAS) await client.query(`create schema "${schema}" authorization "${roleOf(rolesOf(prefix), schema)}"`)
  // Without a condition, as the role may not read what stands there.
  await client.query('delete from weft_setup.installation')
  await client.query('insert into weft_setup.installation (prefix, secret) values ($1, $2)', [prefix, secret])
}

/** Files that have come, noted in the database to be compared with its rows. */
class FilesSeen {
  private waiting: (readonly [id: string, size: number, sha256: string])[] = []

  constructor(private readonly client: pg.Client) {}

  async open(): Promise<void> {
    await this.client.query(
      `create temporary table ${FILES_SEEN.split('.')[1]} (id text primary key, size bigint not null, sha256 text not null) on commit drop`,
    )
    await this.client.query(`grant select on ${FILES_SEEN} to public`)
  }

  async note(id: string, size: number, sha256: string): Promise<void> {
    this.waiting.push([id, size, sha256])
    if (this.waiting.length === 500) await this.close()
  }

  async close(): Promise<void> {
    const [ids, sizes, hashes] = [0, 1, 2].map(place => this.waiting.map(file => file[place]))
    await this.client.query(`insert into ${FILES_SEEN} select * from unnest($1::text[], $2::bigint[], $3::text[])`, [ids, sizes, hashes])
    this.waiting = []
  }
}

async function takeFile({ size, content }: Entry, [, id = '', sha256 = '']: RegExpExecArray, seen: FilesSeen, files: RestoreFiles | null) {
  await files?.take({ id, sha256, content })
  await seen.note(id, size, sha256)
}

/** Rows and files, in the order of the archive. */
async function takeParts(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { facts, path, files, onBytes, signal } = options
  const roles = rolesOf(facts.schema.prefix)
  const tables = new Map(facts.schema.tables.map(table => [`${table.schema}.${table.name}`, table]))
  const seen = new FilesSeen(client)
  await seen.open()
  for await (const entry of readArchiveFile(path, options, onBytes)) {
    signal?.throwIfAborted()
    const file = FILE_NAME.exec(entry.name)
    if (file) await takeFile(entry, file, seen, files)
    const name = tableOf(entry)
    if (name === null) continue
    const table = tables.get(name)
    if (!table) throw new ArchiveError(entry.name)
    const rows = await unpackRows(entry)
    await client.query(`set local role "${roleOf(roles, table.schema)}"`)
    await copyIn(client, `copy ${nameOf(table)} (${columnsOf(table)}) from stdin`, [rows])
    await client.query('set local role none')
  }
  await seen.close()
}

async function setSequences(client: pg.Client, { schema, manifest }: ArchiveFacts): Promise<void> {
  for (const sequence of manifest.sequences) {
    await client.query(`set local role "${roleOf(rolesOf(schema.prefix), sequence.schema)}"`)
    await client.query('select setval($1::regclass, $2, $3)', [nameOf(sequence), sequence.value, sequence.called])
  }
  await client.query('set local role none')
}

/** Compares what was restored with the archive; what opens its rows to the check is taken back. */
async function check(client: pg.Client, facts: ArchiveFacts, roles: RoleNames): Promise<CheckReport> {
  const access = await accessOf(client, roles)
  const made = await checkSchema(client, facts, access)
  await client.query('savepoint checked')
  await openRowsToOwners(client, roles)
  await client.query("set local weft.backup = 'on'")
  const report = await checkRestored(client, facts, access, made)
  await client.query('rollback to savepoint checked')
  return report
}

async function restoreInto(client: pg.Client, options: RestoreOptions, roles: RoleNames): Promise<CheckReport> {
  const { facts } = options
  const { schema } = facts
  await client.query('begin')
  await client.query(`set local search_path = pg_catalog; set local check_function_bodies = off; set local datestyle = iso;
    set local standard_conforming_strings = on`)
  await makeRoom(client, schema)
  await makeObjects(client, roles, schema.before)
  await takeParts(client, options)
  await setSequences(client, facts)
  await makeObjects(client, roles, schema.after)
  const report = await check(client, facts, roles)
  await client.query('set local role none')
  if (report.faults.length > 0) throw new BackupError(texts.inconsistent(report.faults.join('；')))
  await options.files?.swap()
  await client.query('commit')
  await analyze(client, roles)
  return report
}

/** Counts what the tables hold, as their owners: until autovacuum comes, plans would rest on guesses. */
async function analyze(client: pg.Client, roles: RoleNames): Promise<void> {
  for (const role of new Set(SCHEMAS.map(schema => roleOf(roles, schema)))) {
    await client.query(`set role "${role}"`)
    await client.query('analyze').catch(() => undefined)
  }
}

const understood = (error: unknown): unknown =>
  error instanceof ObjectFailed ? new BackupError(texts.objectFailed(error.object, error.message)) : readable(error)

/** The administrator makes roles, and the room where their record stands; all else is done by the plain owner. */
async function restoreAs(admin: pg.Client, options: RestoreOptions): Promise<CheckReport> {
  const { facts, url, from } = options
  const roles = rolesOf(facts.schema.prefix)
  await checkRoom(admin, options.replace)
  const undo = await prepareRoles(admin, facts.schema)
  try {
    return await asPlainOwner({ admin, url, from, roles }, client => restoreInto(client, options, roles))
  } catch (error) {
    await undo()
    throw error
  }
}

/**
 * Restores an archive in one transaction: either all of it is there and consistent in the end, or nothing has changed. Throws `BackupError`
 * where the database is not empty or what was restored is not consistent.
 */
export async function restoreArchive(options: RestoreOptions): Promise<CheckReport> {
  const admin = await connect(options.url, options.from)
  try {
    const report = await restoreAs(admin, options)
    await options.files?.finish()
    return report
  } catch (error) {
    await options.files?.undo()
    throw understood(error)
  } finally {
    await admin.end().catch(() => {})
  }
}
