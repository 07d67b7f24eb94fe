import { randomBytes } from 'node:crypto'
import { backupEntries, connect } from '../../db/backup/backup'
import type { CheckReport } from '../../db/backup/check'
import type { Manifest } from '../../db/backup/manifest'
import { type RestoreFiles, restoreArchive } from '../../db/backup/restore'
import { texts } from '../../db/backup/texts'
import { type ArchiveFacts, BackupError, verifyArchive } from '../../db/backup/verify'
import { migrations } from '../../db/migrations'

export type { BackupFiles } from '../../db/backup/backup'
export type { CheckReport } from '../../db/backup/check'
export type { Manifest } from '../../db/backup/manifest'
export type { RestoreFiles } from '../../db/backup/restore'
export type { ArchiveFacts } from '../../db/backup/verify'
export { BackupError } from '../../db/backup/verify'

export interface ReadOptions {
  readonly path: string
  /** Empty: none. */
  readonly passphrase: string
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
