import pg from 'pg'
import type { NewEntry } from '../../util/archive/tar'
import { StartError } from '../../util/start-error'
import { connectionProblem } from '../away'
import { rolesOf } from '../owner'
import { FILES, FORMAT, HEAD, MANIFEST, type Manifest, SCHEMA, type SchemaPart, type TableCount } from './manifest'
import { openRowsToOwners } from './policies'
import { readSchema, SCHEMAS } from './schema'
import { accessOf, actAs, beginSnapshot, readSequences, rowEntries } from './snapshot'

/** A stored file of which a row of the database tells. */
export interface FileFacts {
  readonly id: string
  readonly size: number
  readonly sha256: string
}

/** The bytes of stored files. */
export interface BackupFiles {
  /** From now on, what is removed or replaced is kept until the release. */
  hold(): Promise<() => Promise<void>>
  /** The bytes that the row tells of, also where they were removed since `hold`; undefined where there are none. */
  read(file: FileFacts): Promise<AsyncIterable<Buffer> | undefined>
}

export interface BackupOptions {
  /** A role that may create roles. */
  readonly url: string
  /** The setting that names it, for messages. Default DATABASE_URL. */
  readonly from?: string
  readonly files: BackupFiles
  /** Of this program. */
  readonly version: string
  readonly signal?: AbortSignal | undefined
  /** How many bytes of how many, about, and of what. */
  readonly onProgress?: (done: number, of: number, what: 'rows' | 'files') => void
  /** Hears what was written, before the last part is. */
  readonly onManifest?: (manifest: Manifest) => void
}

/** How many rows of files are read at once. */
const FILES_AT_ONCE = 1000
/** Missing files that are named. */
const MOST_MISSING = 1000

const jsonEntry = (name: string, value: unknown): NewEntry => {
  const text = Buffer.from(JSON.stringify(value))
  return { name, size: text.length, content: [text] }
}

/** A connection that waits for long statements. */
export async function connect(url: string, from = 'DATABASE_URL'): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'weft backup',
    options: '-c statement_timeout=0 -c idle_in_transaction_session_timeout=0 -c lock_timeout=60s -c client_min_messages=warning',
    keepAlive: true,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return client
  } catch (error) {
    const problem = connectionProblem(url, error, from)
    throw problem ? new StartError(problem) : error
  }
}

class Progress {
  private done = 0

  constructor(
    private readonly of: number,
    private readonly options: BackupOptions,
  ) {}

  add(bytes: number, what: 'rows' | 'files'): void {
    this.done += bytes
    this.options.signal?.throwIfAborted()
    this.options.onProgress?.(Math.min(this.done, this.of), this.of, what)
  }
}

async function installationOf(client: pg.Client): Promise<{ readonly prefix: string; readonly secret: string }> {
  const { rows } = await client
    .query<{ prefix: string; secret: string }>('select prefix, secret from weft_setup.installation')
    .catch(() => ({ rows: [] }))
  if (!rows[0]) throw new StartError('The database holds no installation of Weft: there is nothing to back up.')
  return rows[0]
}

/** Bytes of tables and files, about: what progress is measured by. */
async function sizeOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ rows: string; files: string }>(
    `select (select coalesce(sum(pg_relation_size(c.oid)), 0) from pg_class c join pg_namespace n on n.oid = c.relnamespace
         where n.nspname = any($1) and c.relkind = 'r') as rows,
       (select coalesce(sum(size), 0) from weft.sys_file) as files`,
    [SCHEMAS],
  )
  return Number(rows[0]?.rows ?? 0) + Number(rows[0]?.files ?? 0)
}

async function* fileEntries(client: pg.Client, files: BackupFiles, progress: Progress): AsyncGenerator<NewEntry, Manifest['files']> {
  let [count, bytes, after] = [0, 0, '']
  const missing: string[] = []
  for (;;) {
    const { rows } = await client.query<FileFacts>(
      'select id, size::float8 as size, sha256 from weft.sys_file where id > $1 order by id limit $2',
      [after, FILES_AT_ONCE],
    )
    for (const file of rows) {
      const content = await files.read(file)
      if (content) {
        yield { name: `${FILES}${file.id}-${file.sha256}`, size: file.size, content }
        count += 1
        bytes += file.size
      } else if (missing.length < MOST_MISSING) missing.push(file.id)
      progress.add(file.size, 'files')
      after = file.id
    }
    if (rows.length < FILES_AT_ONCE) return { count, bytes, missing }
  }
}

async function* snapshotEntries(client: pg.Client, options: BackupOptions): AsyncGenerator<NewEntry> {
  const { prefix, secret } = await installationOf(client)
  const roles = rolesOf(prefix)
  const access = await accessOf(client, roles)
  if (!access.free) await openRowsToOwners(client, roles)
  yield jsonEntry(HEAD, { format: FORMAT, version: options.version, begun: Date.now() })
  const tables = await beginSnapshot(client, access)
  await actAs(client, access, 'weft')
  const migrations = (await client.query<{ name: string }>('select name from weft.migration order by at, name')).rows.map(
    ({ name }) => name,
  )
  const postgres = Number(
    (await client.query<{ version: string }>("select current_setting('server_version_num') as version")).rows[0]?.version,
  )
  const progress = new Progress(await sizeOf(client), options)
  await client.query('set local role none')
  const schema: SchemaPart = { postgres, migrations, prefix, secret, tables, ...(await readSchema(client, roles)) }
  yield jsonEntry(SCHEMA, schema)
  const counts: TableCount[] = []
  for (const table of tables) {
    if (table.left) continue
    await actAs(client, access, table.schema)
    counts.push(yield* rowEntries(client, table, size => progress.add(size, 'rows')))
  }
  await actAs(client, access, 'weft')
  const files = yield* fileEntries(client, options.files, progress)
  const manifest: Manifest = { tables: counts, sequences: await readSequences(client, access), files }
  options.onManifest?.(manifest)
  yield jsonEntry(MANIFEST, manifest)
}

/**
 * One moment of the database, and the stored files that its rows tell of, as parts of an archive; servers go on working. Tables cannot be
 * changed in shape meanwhile: who tries waits as long as they do for a lock.
 */
export async function* backupEntries(options: BackupOptions): AsyncGenerator<NewEntry> {
  const client = await connect(options.url, options.from)
  try {
    const release = await options.files.hold()
    try {
      yield* snapshotEntries(client, options)
    } finally {
      await release()
    }
  } finally {
    await client.end().catch(() => {})
  }
}
