import { createHash, type Hash } from 'node:crypto'
import { WrongPassphrase } from '../../util/archive/cipher'
import { PassphraseNeeded, type ReadKeys, readArchiveFile, SealMissing, UnknownOrigin } from '../../util/archive/file'
import { ArchiveError, type Entry } from '../../util/archive/tar'
import { rolesOf } from '../owner'
import { Account, ARCHIVE_LIMITS, type ArchiveLimits, ArchiveTooLarge, bytesOf, unpackRows } from './limits'
import { FILE_NAME, FORMAT, HEAD, type Head, MANIFEST, type Manifest, ROWS_NAME, SCHEMA, type SchemaPart } from './manifest'
import { checkHead, checkManifest, checkSchemaPart } from './shapes'
import { checkObject, RefusedObject } from './statements'
import { texts } from './texts'

/** Why an archive cannot be used, for people. */
export class BackupError extends Error {
  override readonly name: string = 'BackupError'
}

/** Nothing shows by whom an archive was made; it may be whole. */
export class UntrustedBackup extends BackupError {}

/** What an archive holds. */
export interface ArchiveFacts {
  readonly head: Head
  readonly schema: SchemaPart
  readonly manifest: Manifest
}

export interface VerifyOptions extends ReadKeys {
  readonly path: string
  /** Names of the migrations that this program knows. */
  readonly migrations: readonly string[]
  readonly limits?: ArchiveLimits
  readonly onBytes?: (bytes: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Errors of reading, as people understand them. */
export function readable(error: unknown): unknown {
  if (error instanceof PassphraseNeeded) return new BackupError(texts.passphraseNeeded)
  if (error instanceof WrongPassphrase) return new BackupError(texts.wrongPassphrase)
  if (error instanceof SealMissing) return new UntrustedBackup(texts.sealMissing)
  if (error instanceof UnknownOrigin) return new UntrustedBackup(texts.unknownOrigin)
  if (error instanceof ArchiveTooLarge) return new BackupError(texts.tooLarge(error.message))
  if (error instanceof ArchiveError || error instanceof SyntaxError) return new BackupError(texts.damaged(error.message))
  return error
}

const jsonOf = async <T>(entry: Entry, { description }: ArchiveLimits): Promise<T> =>
  JSON.parse((await bytesOf(entry, description)).toString('utf8')) as T

/** Refuses what this program cannot read. */
function checkVersions(head: Head, schema: Partial<SchemaPart> | null, known: readonly string[]): void {
  const names = schema?.migrations
  const later = Array.isArray(names) ? names.find(name => !known.includes(name)) : undefined
  if (later !== undefined) throw new BackupError(texts.newerMigration(head.version, later))
}

async function readHead(entry: Entry, limits: ArchiveLimits): Promise<Head> {
  if (entry.name !== HEAD) throw new BackupError(texts.noBackup)
  const head = await jsonOf<Head>(entry, limits)
  checkHead(head)
  if (head.format > FORMAT) throw new BackupError(texts.newerForm(head.version))
  return head
}

/** Looks at the bytes of a file: its name holds their hash. */
async function checkFile({ name, content }: Entry, sha256: string): Promise<number> {
  const hash = createHash('sha256')
  let size = 0
  for await (const piece of content) {
    hash.update(piece)
    size += piece.length
  }
  if (hash.digest('hex') !== sha256) throw new ArchiveError(name)
  return size
}

/** `schema.table` of a part with rows; null where it is none. */
export const tableOf = ({ name }: Entry): string | null => ROWS_NAME.exec(name)?.[1] ?? null

/** Counts what stands in the parts against what the last one says. */
class Counter {
  private readonly hashes = new Map<string, Hash>()
  private files = { count: 0, bytes: 0 }

  constructor(
    private readonly account: Account,
    private readonly limits: ArchiveLimits,
  ) {}

  /** Of a part: none has a name that a folder could take it by. */
  async take(entry: Entry): Promise<void> {
    const { name } = entry
    const [, , sha256] = FILE_NAME.exec(name) ?? []
    if (sha256 !== undefined) {
      const bytes = await checkFile(entry, sha256)
      this.account.addBytes(name, bytes, bytes)
      this.files = { count: this.files.count + 1, bytes: this.files.bytes + bytes }
      return
    }
    const table = tableOf(entry)
    if (table === null) throw new ArchiveError(name)
    const rows = await unpackRows(entry, this.limits)
    this.account.addBytes(name, entry.size, rows.length)
    const hash = this.hashes.get(table) ?? createHash('sha256')
    this.hashes.set(table, hash.update(rows))
  }

  check({ tables, files }: Manifest): void {
    for (const { schema, name, sha256 } of tables) {
      const hash = this.hashes.get(`${schema}.${name}`) ?? createHash('sha256')
      this.hashes.delete(`${schema}.${name}`)
      if (hash.digest('hex') !== sha256) throw new ArchiveError(`${schema}.${name}`)
    }
    for (const table of this.hashes.keys()) throw new ArchiveError(table)
    if (files.count !== this.files.count || files.bytes !== this.files.bytes) throw new ArchiveError('files')
  }
}

/** Refuses an object that is not one statement of the kinds that an installation is made of. */
async function checkObjects({ before, after, prefix }: SchemaPart, signal?: AbortSignal): Promise<void> {
  const roles = new Set(Object.values(rolesOf(prefix)))
  for (const object of [...before, ...after]) {
    signal?.throwIfAborted()
    await checkObject(object, roles).catch((error: Error) => {
      throw error instanceof RefusedObject ? new BackupError(texts.objectRefused(`${object.schema} ${object.key}`, error.message)) : error
    })
  }
}

async function verify(options: VerifyOptions): Promise<ArchiveFacts> {
  const { path, migrations, onBytes, signal, limits = ARCHIVE_LIMITS } = options
  let [head, schema, manifest]: [Head?, SchemaPart?, Manifest?] = []
  const account = new Account(limits)
  const counter = new Counter(account, limits)
  for await (const entry of readArchiveFile(path, options, onBytes)) {
    signal?.throwIfAborted()
    account.addPart(entry.name)
    if (!head) head = await readHead(entry, limits)
    else if (!schema && entry.name === SCHEMA) {
      schema = await jsonOf<SchemaPart>(entry, limits)
      checkVersions(head, schema, migrations)
    } else if (!manifest && entry.name === MANIFEST) manifest = await jsonOf<Manifest>(entry, limits)
    else await counter.take(entry)
  }
  if (!head || !schema || !manifest) throw new ArchiveError(MANIFEST)
  checkSchemaPart(schema)
  checkManifest(manifest)
  counter.check(manifest)
  await checkObjects(schema, signal)
  return { head, schema, manifest }
}

/**
 * Reads all of an archive, and throws `BackupError` unless it is whole, of a version that this program can restore, and made of what an
 * installation is made of; `UntrustedBackup` where nothing shows by whom it was made.
 */
export const verifyArchive = (options: VerifyOptions): Promise<ArchiveFacts> =>
  verify(options).catch(error => {
    throw readable(error)
  })
