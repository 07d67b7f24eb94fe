import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { WrongPassphrase } from '../../util/archive/cipher'
import { PassphraseNeeded, readArchiveFile } from '../../util/archive/file'
import { ArchiveError, type Entry } from '../../util/archive/tar'
import { FILES, FORMAT, HEAD, type Head, MANIFEST, type Manifest, ROWS, SCHEMA, type SchemaPart } from './manifest'
import { texts } from './texts'

/** Why an archive cannot be used, for people. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const unpack = promisify(gunzip) as (packed: Buffer) => Promise<Buffer>

/** What an archive holds. */
export interface ArchiveFacts {
  readonly head: Head
  readonly schema: SchemaPart
  readonly manifest: Manifest
}

export interface VerifyOptions {
  readonly path: string
  /** Empty: none. */
  readonly passphrase: string
  /** Names of the migrations that this program knows. */
  readonly migrations: readonly string[]
  readonly onBytes?: (bytes: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Errors of reading, as people understand them. */
export function readable(error: unknown): unknown {
  if (error instanceof PassphraseNeeded) return new BackupError(texts.passphraseNeeded)
  if (error instanceof WrongPassphrase) return new BackupError(texts.wrongPassphrase)
  const code = (error as NodeJS.ErrnoException).code ?? ''
  if (error instanceof ArchiveError || error instanceof SyntaxError || code.startsWith('Z_'))
    return new BackupError(texts.damaged((error as Error).message))
  return error
}

export async function bytesOf({ content }: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  return Buffer.concat(pieces)
}

const jsonOf = async <T>(entry: Entry): Promise<T> => JSON.parse((await bytesOf(entry)).toString('utf8')) as T

/** Refuses what this program cannot read. */
function checkVersions(head: Head, migrations: readonly string[], known: readonly string[]): void {
  const later = migrations.find(name => !known.includes(name))
  if (later !== undefined) throw new BackupError(texts.newerMigration(head.version, later))
}

async function readHead(entry: Entry): Promise<Head> {
  if (entry.name !== HEAD) throw new BackupError(texts.noBackup)
  const head = await jsonOf<Head>(entry)
  if (head.format > FORMAT) throw new BackupError(texts.newerForm(head.version))
  return head
}

/** Looks at the bytes of a file: its name holds their hash. */
async function checkFile({ name, content }: Entry): Promise<number> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of content) {
    hash.update(piece)
    size += piece.length
  }
  if (!name.endsWith(`-${hash.digest('hex')}`)) throw new ArchiveError(name)
  return size
}

/** Counts what stands in the parts against what the last one says. */
class Counter {
  private readonly hashes = new Map<string, ReturnType<typeof createHash>>()
  private files = { count: 0, bytes: 0 }

  async take(entry: Entry): Promise<void> {
    if (entry.name.startsWith(FILES)) {
      const bytes = await checkFile(entry)
      this.files = { count: this.files.count + 1, bytes: this.files.bytes + bytes }
    } else if (entry.name.startsWith(ROWS)) {
      const table = tableOf(entry)
      const hash = this.hashes.get(table) ?? createHash('sha256')
      this.hashes.set(table, hash.update(await unpack(await bytesOf(entry))))
    } else throw new ArchiveError(entry.name)
  }

  check({ tables, files }: Manifest): void {
    for (const { schema, name, sha256 } of tables) {
      const hash = this.hashes.get(`${schema}.${name}`) ?? createHash('sha256')
      if (hash.digest('hex') !== sha256) throw new ArchiveError(`${schema}.${name}`)
    }
    if (files.count !== this.files.count || files.bytes !== this.files.bytes) throw new ArchiveError('files')
  }
}

/** `schema.table` of a part with rows. */
export const tableOf = ({ name }: Entry): string => name.slice(ROWS.length, name.lastIndexOf('/'))

async function verify({ path, passphrase, migrations, onBytes, signal }: VerifyOptions): Promise<ArchiveFacts> {
  let [head, schema, manifest]: [Head?, SchemaPart?, Manifest?] = []
  const counter = new Counter()
  for await (const entry of readArchiveFile(path, passphrase, onBytes)) {
    signal?.throwIfAborted()
    if (!head) head = await readHead(entry)
    else if (entry.name === SCHEMA) {
      schema = await jsonOf<SchemaPart>(entry)
      checkVersions(head, schema.migrations, migrations)
    } else if (entry.name === MANIFEST) manifest = await jsonOf<Manifest>(entry)
    else await counter.take(entry)
  }
  if (!head || !schema || !manifest) throw new ArchiveError(MANIFEST)
  counter.check(manifest)
  return { head, schema, manifest }
}

/** Reads all of an archive, and throws `BackupError` unless it is whole and of a version that this program can restore. */
export const verifyArchive = (options: VerifyOptions): Promise<ArchiveFacts> =>
  verify(options).catch(error => {
    throw readable(error)
  })
