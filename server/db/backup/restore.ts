import type { Kysely } from 'kysely'
import type pg from 'pg'
import { readArchiveFile } from '../../util/archive/file'
import type { Entry } from '../../util/archive/tar'
import { findInstallation } from '../installation'
import { overPool } from '../pools/pool'
import { connect, rolesOf } from './backup'
import { type CheckReport, checkRestored, checkSchema, FILES_SEEN } from './check'
import { copyIn } from './copy'
import { FILES, ROWS } from './manifest'
import { openRowsToOwners } from './policies'
import { makeObjects, roleOf, SCHEMAS } from './schema'
import { accessOf, columnsOf, nameOf } from './snapshot'
import { texts } from './texts'
import { type ArchiveFacts, BackupError, bytesOf, readable, tableOf, unpack } from './verify'

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

export interface RestoreOptions {
  readonly path: string
  /** Empty: none. */
  readonly passphrase: string
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
async function makeRoom(client: pg.Client, replace: boolean): Promise<void> {
  const { rows } = await client.query<{ schema: string; prefix: string | null }>(
    'select nspname::text as schema from pg_namespace where nspname = any($1)',
    [[...SCHEMAS, 'weft_setup']],
  )
  if (rows.length === 0) return
  if (!replace) throw new BackupError(texts.notEmpty)
  const used = await client.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'weft%' and pid <> pg_backend_pid()",
  )
  const count = used.rows[0]?.count ?? 0
  if (count > 0) throw new BackupError(texts.inUse(count))
  for (const { schema } of rows) await client.query(`drop schema "${schema}" cascade`)
}

/** The installation of the archive: its roles where the cluster has none, its secret, its schemas. */
async function makeInstallation(client: pg.Client, { schema: { prefix, secret } }: ArchiveFacts): Promise<void> {
  await client.query(`create schema weft_setup; create table weft_setup.installation
    (one boolean primary key default true check (one), prefix text not null, secret text not null)`)
  await client.query('insert into weft_setup.installation (prefix, secret) values ($1, $2)', [prefix, secret])
  await findInstallation(overClient(client), secret)
  for (const role of [rolesOf(prefix).owner, rolesOf(prefix).forms, rolesOf(prefix).jobs])
    await client.query(`grant "${role}" to current_user`)
}

/** Files that have come, noted in the database to be compared with its rows. */
class FilesSeen {
  private waiting: (readonly [id: string, size: number, sha256: string])[] = []

  constructor(private readonly client: pg.Client) {}

  async open(): Promise<void> {
    await this.client.query(
      `create temporary table ${FILES_SEEN.split('.')[1]} (id text primary key, size bigint not null, sha256 text not null)`,
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

const FILE_NAME = /^files\/([0-9a-f]{32})-([0-9a-f]{64})$/

async function takeFile({ name, size, content }: Entry, seen: FilesSeen, files: RestoreFiles | null): Promise<void> {
  const [, id = '', sha256 = ''] = FILE_NAME.exec(name) ?? []
  if (id === '') throw new BackupError(texts.damaged(name))
  await files?.take({ id, sha256, content })
  await seen.note(id, size, sha256)
}

/** Rows and files, in the order of the archive. */
async function takeParts(client: pg.Client, options: RestoreOptions): Promise<void> {
  const { facts, path, passphrase, files, onBytes, signal } = options
  const roles = rolesOf(facts.schema.prefix)
  const tables = new Map(facts.schema.tables.map(table => [`${table.schema}.${table.name}`, table]))
  const seen = new FilesSeen(client)
  await seen.open()
  for await (const entry of readArchiveFile(path, passphrase, onBytes)) {
    signal?.throwIfAborted()
    if (entry.name.startsWith(FILES)) await takeFile(entry, seen, files)
    if (!entry.name.startsWith(ROWS)) continue
    const table = tables.get(tableOf(entry))
    if (!table) throw new BackupError(texts.damaged(entry.name))
    const rows = await unpack(await bytesOf(entry))
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

async function restoreInto(client: pg.Client, options: RestoreOptions): Promise<CheckReport> {
  const { facts } = options
  const { schema } = facts
  const roles = rolesOf(schema.prefix)
  await client.query('begin')
  await client.query('set local search_path = pg_catalog; set local check_function_bodies = off; set local datestyle = iso')
  await makeRoom(client, options.replace)
  await makeInstallation(client, facts)
  await makeObjects(client, roles, schema.before)
  await takeParts(client, options)
  await setSequences(client, facts)
  await makeObjects(client, roles, schema.after)
  const access = await accessOf(client, roles)
  const made = await checkSchema(client, facts, access)
  if (!access.free) {
    await openRowsToOwners(client, roles)
    await client.query("set local weft.backup = 'on'")
  }
  const report = await checkRestored(client, facts, access, made)
  await client.query('set local role none')
  if (report.faults.length > 0) throw new BackupError(texts.inconsistent(report.faults.join('；')))
  await options.files?.swap()
  await client.query('commit')
  return report
}

/**
 * Restores an archive in one transaction: either all of it is there and consistent in the end, or nothing has changed. Throws `BackupError`
 * where the database is not empty or what was restored is not consistent.
 */
export async function restoreArchive(options: RestoreOptions): Promise<CheckReport> {
  const client = await connect(options.url, options.from)
  try {
    const report = await restoreInto(client, options)
    await options.files?.finish()
    await client.query('analyze').catch(() => undefined)
    return report
  } catch (error) {
    await options.files?.undo()
    throw readable(error)
  } finally {
    await client.end().catch(() => {})
  }
}
