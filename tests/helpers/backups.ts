import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { build } from '../../server/app/app'
import { Archives } from '../../server/subjects/backups'
import { backupFiles } from '../../server/subjects/files'
import type { ArchiveKeys } from '../../server/util/archive/file'
import { archiveKey } from '../../server/util/archive/key'
import { type Caller, configOf, makeCaller, type TestServer } from './server'

/** A folder that goes with the test. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'weft-backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The archives of a test, in a folder of their own. */
export const archivesOf = ({ databaseUrl, dataDir }: TestServer, passphrase = '', folder = testFolder()): Archives =>
  new Archives({
    folder,
    passphrase,
    key: () => archiveKey(dataDir),
    url: () => databaseUrl,
    files: () => backupFiles(dataDir),
    version: '0.1.0',
  })

/** What a server's archives are read by. */
export const keysOf = ({ dataDir }: TestServer, passphrase = ''): ArchiveKeys => ({ passphrase, key: archiveKey(dataDir) })

/** One statement of the administrator of a database. */
export async function ask<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text, values)).rows
  } finally {
    await client.end()
  }
}

/** A database without anything in it, on the server of another one. */
export async function emptyDatabase({ databaseUrl }: TestServer): Promise<string> {
  const name = `${inject('databasePrefix')}${randomBytes(5).toString('hex')}`
  await ask(databaseUrl, `create database "${name}"`)
  const url = new URL(databaseUrl)
  url.pathname = `/${name}`
  onTestFinished(async () => void (await ask(databaseUrl, `drop database "${name}" with (force)`)))
  return url.href
}

/** Whether a database holds nothing of ours. */
export const isEmpty = async (url: string): Promise<boolean> =>
  (await ask(url, "select from pg_namespace where nspname like 'weft%'")).length === 0

/** Starts a server on what was restored; its caller without a session. Ends with the test. */
export async function startOn(url: string, dataDir: string): Promise<Caller> {
  const app = await build({ config: configOf(url, dataDir, false) })
  onTestFinished(() => app.close())
  return makeCaller(app, '')
}

export const hasFile = (dataDir: string, id: string): boolean => existsSync(join(dataDir, 'files', id.slice(0, 2), id))
