import { createHash, randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { HEAD, MANIFEST, type Manifest, SCHEMA, type SchemaPart } from '../../server/db/backup/manifest'
import type { SchemaObject } from '../../server/db/backup/schema'
import { type ArchiveKeys, writeArchiveFile } from '../../server/util/archive/file'
import type { NewEntry } from '../../server/util/archive/tar'

/** A key of archives that a test makes by itself. */
export const KEY = Buffer.alloc(32, 7)
const KEYS: ArchiveKeys = { passphrase: '', key: KEY }

const newPrefix = () => `weft_${randomBytes(4).toString('hex')}`

/** Objects of the smallest archive that a restore takes: where files are told, and a table with one row. */
const BEFORE: readonly SchemaObject[] = [
  {
    schema: 'weft',
    key: 'table sys_file',
    sql: 'create table weft.sys_file (id text not null, size bigint not null, sha256 text not null)',
  },
  { schema: 'weft', key: 'table note', sql: 'create table weft.note (id text not null)' },
]
const ROWS = Buffer.from('first\n')
const FILE = Buffer.from('%PDF-1.7')
const FILE_ID = 'a'.repeat(32)

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')
const fileRow = Buffer.from(`${FILE_ID}\t${FILE.length}\t${sha256(FILE)}\n`)

export interface MadeArchive {
  readonly schema: SchemaPart
  readonly manifest: Manifest
  readonly parts: readonly { readonly name: string; readonly bytes: Buffer }[]
}

const json = (name: string, value: unknown) => ({ name, bytes: Buffer.from(JSON.stringify(value)) })

/** The parts of an archive of an installation of its own, to whose objects some are added. */
export function madeArchive(before: readonly SchemaObject[] = [], after: readonly SchemaObject[] = [], prefix = newPrefix()): MadeArchive {
  const tables = [
    { schema: 'weft', name: 'sys_file', columns: ['id', 'size', 'sha256'], left: false },
    { schema: 'weft', name: 'note', columns: ['id'], left: false },
  ]
  const schema = {
    // Objects of another PostgreSQL are compared by their names.
    postgres: 150_000,
    migrations: [],
    prefix,
    secret: randomBytes(32).toString('hex'),
    tables,
    before: [...BEFORE, ...before],
    after,
  }
  const manifest = {
    tables: [
      { schema: 'weft', name: 'sys_file', rows: 1, sha256: sha256(fileRow) },
      { schema: 'weft', name: 'note', rows: 1, sha256: sha256(ROWS) },
    ],
    sequences: [],
    files: { count: 1, bytes: FILE.length, missing: [] },
  }
  const parts = [
    json(HEAD, { format: 2, version: '0.1.0', begun: 0 }),
    json(SCHEMA, schema),
    { name: 'rows/weft.sys_file/000001.gz', bytes: gzipSync(fileRow) },
    { name: 'rows/weft.note/000001.gz', bytes: gzipSync(ROWS) },
    { name: `files/${FILE_ID}-${sha256(FILE)}`, bytes: FILE },
    json(MANIFEST, manifest),
  ]
  return { schema, manifest, parts }
}

/** Writes parts to a file of a folder; its path. */
export async function writeParts(folder: string, parts: MadeArchive['parts'], keys = KEYS): Promise<string> {
  const path = join(folder, `${randomBytes(6).toString('hex')}.tar`)
  const entries = (async function* (): AsyncGenerator<NewEntry> {
    for (const { name, bytes } of parts) yield { name, size: bytes.length, content: [bytes] }
  })()
  await writeArchiveFile(path, entries, keys)
  return path
}

/** The bytes of what `writeParts` writes. */
export const bytesOfParts = async (folder: string, parts: MadeArchive['parts'], keys = KEYS): Promise<Buffer> =>
  readFileSync(await writeParts(folder, parts, keys))
