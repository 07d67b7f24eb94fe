import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { backupEntries, connect } from '../../db/backup/backup'
import type { CheckReport } from '../../db/backup/check'
import type { Manifest } from '../../db/backup/manifest'
import { type RestoreFiles, restoreArchive } from '../../db/backup/restore'
import { texts } from '../../db/backup/texts'
import { type ArchiveFacts, BackupError, verifyArchive } from '../../db/backup/verify'
import { migrations } from '../../db/migrations'
import type { Backup } from '../../generated/operations'
import { type ListSpec, listPage, type PageOf, type RawListQuery, type Trx } from '../../query'
import type { ReadKeys } from '../../util/archive/file'

export type { BackupFiles } from '../../db/backup/backup'
export type { CheckReport } from '../../db/backup/check'
export type { Manifest } from '../../db/backup/manifest'
export type { RestoreFiles } from '../../db/backup/restore'
export type { ArchiveFacts } from '../../db/backup/verify'
export { BackupError, UntrustedBackup } from '../../db/backup/verify'

export interface ReadOptions extends ReadKeys {
  readonly path: string
  readonly onBytes?: (bytes: number) => void
  readonly signal?: AbortSignal | undefined
}

/** Reads all of an archive; see `verifyArchive`. */
export const verify = (options: ReadOptions): Promise<ArchiveFacts> =>
  verifyArchive({ ...options, migrations: migrations.map(({ name }) => name) })

/** The parts of a new archive, and, once they are read, what they hold. */
export function snapshot(options: Omit<Parameters<typeof backupEntries>[0], 'onManifest'>) {
  let manifest: Manifest | undefined
  const entries = backupEntries({
    ...options,
    onManifest: written => {
      manifest = written
    },
  })
  return { entries, manifest: () => manifest }
}

export interface RestoreInto extends ReadOptions {
  readonly facts: ArchiveFacts
  readonly url: string
  readonly from?: string | undefined
  readonly replace: boolean
  readonly files: RestoreFiles
}

export const restore = (options: RestoreInto): Promise<CheckReport> => restoreArchive(options)

/** The same server, another database. */
function siblingOf(url: string, name: string): string {
  const sibling = new URL(url)
  sibling.pathname = `/${name}`
  return sibling.href
}

/** Restores an archive into a database that is made for it and removed again. Its files are looked at alone. */
export async function tryRestore(options: ReadOptions & { readonly facts: ArchiveFacts; readonly url: string }): Promise<CheckReport> {
  const name = `weft_check_${randomBytes(5).toString('hex')}`
  const client = await connect(options.url)
  try {
    await client.query(`create database "${name}" template template0`).catch(error => {
      throw error.code === '42501' ? new BackupError(texts.mayNotCreate) : error
    })
    try {
      return await restoreArchive({ ...options, url: siblingOf(options.url, name), replace: false, files: null })
    } finally {
      await client.query(`drop database if exists "${name}" with (force)`)
    }
  } finally {
    await client.end()
  }
}

const archives = (rows: readonly BackupRow[]): ListSpec => ({
  table: 'archives',
  with: sql`with archives as (select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id text, "beginTime" timestamptz,
    seconds double precision, size double precision, "createBy" text, origin text, sealed text, rows double precision, files double precision,
    state text, "checkTime" timestamptz, "checkText" text, version text, server text))`,
  columns: [
    { name: 'id', kind: 'text' },
    { name: 'beginTime', kind: 'datetime', column: sql`t."beginTime"` },
    { name: 'seconds', kind: 'decimal' },
    { name: 'size', kind: 'decimal' },
    { name: 'createBy', kind: 'text', column: sql`t."createBy"` },
    { name: 'origin', kind: 'text' },
    { name: 'sealed', kind: 'text' },
    { name: 'rows', kind: 'decimal' },
    { name: 'files', kind: 'decimal' },
    { name: 'state', kind: 'text' },
    { name: 'checkTime', kind: 'datetime', column: sql`t."checkTime"` },
    { name: 'checkText', kind: 'text', column: sql`t."checkText"` },
    { name: 'version', kind: 'text' },
    { name: 'server', kind: 'text' },
  ],
  sort: { name: 'beginTime', order: 'desc' },
})

/** A row of the list, with its times as PostgreSQL reads them. */
export type BackupRow = Readonly<Record<keyof Backup, string | number | null>>

/** A page of archives, which lie in a folder: PostgreSQL sorts and filters what is told of them. */
export const page = (trx: Trx, rows: readonly BackupRow[], query: RawListQuery): Promise<PageOf<Backup>> =>
  listPage<Backup>(trx, archives(rows), query)
