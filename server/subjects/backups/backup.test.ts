import { readdirSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { archivesOf, ask, emptyDatabase, hasFile, isEmpty, keysOf, startOn, testFolder } from '../../../tests/helpers/backups'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { ADMIN } from '../../../tests/helpers/server'
import { writeArchiveFile } from '../../util/archive/file'
import { backupFiles, restoreFiles } from '../files'
import { type ArchiveFacts, restore, snapshot, verify } from './repository'

openServer()

const PDF = Buffer.from('%PDF-1.7\n%weft')

async function upload(): Promise<string> {
  const { body } = await admin.upload<unknown>('/sys/common/upload', { name: '底稿.pdf', content: PDF }, { biz: 'document' })
  return body.message
}

const idOf = (path: string) => path.split('/')[1] ?? ''
const addRole = (code: string) => admin.post('/sys/role/add', { roleName: code, roleCode: code })

/** A backup that no test changes: of the server as it is before them, with a file. */
let whole: string
beforeAll(async () => {
  await upload()
  const archives = archivesOf(server, '', join(server.dataDir, 'whole'))
  whole = archives.path((await archives.make('')).name)
})

/** Restores an archive into an empty database, or another one, and an empty folder. */
async function restored(
  path: string,
  options: { url?: string; dataDir?: string; facts?: ArchiveFacts; replace?: boolean; passphrase?: string; foreign?: boolean } = {},
) {
  const url = options.url ?? (await emptyDatabase(server))
  const dataDir = options.dataDir ?? testFolder()
  const reading = { path, ...keysOf(server, options.passphrase), foreign: options.foreign }
  const facts = options.facts ?? (await verify(reading))
  const report = await restore({ ...reading, facts, url, replace: options.replace ?? false, files: restoreFiles(dataDir) })
  return { url, dataDir, report }
}

/** Of each kind; one machine makes the backup, too. */
const MOST_WRITES = 200

/** Writers, uploads and removals, until they are told to stop; how many of each were done. */
function makeLoad() {
  const done = { roles: 0, files: 0, removed: 0 }
  let stopped = false
  const each = async (work: () => Promise<unknown>, count: keyof typeof done) => {
    while (!stopped && done[count] < MOST_WRITES) {
      await work()
      done[count] += 1
    }
  }
  const remove = async () => admin.delete('/sys/common/storage/unused', { ids: idOf(await upload()) })
  const works = [each(() => addRole(`load_${done.roles}`), 'roles'), each(upload, 'files'), each(remove, 'removed')]
  return {
    done,
    stop: async () => {
      stopped = true
      await Promise.all(works)
    },
  }
}

const PLANNED = { planned: true, kept: false }

describe('a backup', () => {
  it('that is taken under load restores to a state that is consistent, in which nobody is signed in and on which a server works', async () => {
    const archives = archivesOf(server)
    const kept = await upload()
    const load = makeLoad()
    const before = { ...load.done }
    const { name, rows, files } = await archives.make('admin').finally(load.stop)
    expect(load.done.roles).toBeGreaterThan(before.roles)
    expect(rows).toBeGreaterThan(0)
    expect(files).toBeGreaterThan(0)
    const { url, dataDir, report } = await restored(archives.path(name))
    expect(report.faults).toEqual([])
    expect(report.held.join()).toMatch(/张表.*与备份一致.*个对象.*外键.*序列.*文件.*操作日志.*哈希链完整.*数据变更日志.*哈希链完整/)
    expect(await ask(url, 'select from weft.sys_session')).toEqual([])
    const caller = await startOn(url, dataDir)
    const { body } = await caller.post<{ token: string }>('/sys/login', { username: ADMIN.username, password: ADMIN.password })
    const file = await caller.call('GET', `/sys/common/static/${kept}`, { headers: { 'x-access-token': body.result.token } })
    expect(file.raw).toEqual(PDF)
  })

  it('holds the files of its moment, also those that are removed while it is made', async () => {
    const [removed, later] = [await upload(), async () => upload()]
    const path = join(testFolder(), 'x.tar')
    const { entries } = snapshot({ url: server.databaseUrl, files: backupFiles(server.dataDir), version: '0.1.0' })
    let added = ''
    const watched = (async function* () {
      for await (const entry of entries) {
        yield entry
        // The snapshot stands once the schema has been read.
        if (entry.name !== 'schema.json') continue
        added = await later()
        await admin.delete('/sys/common/storage/unused', { ids: idOf(removed) })
        expect(hasFile(server.dataDir, idOf(removed))).toBe(false)
      }
    })()
    await writeArchiveFile(path, watched, keysOf(server))
    const { dataDir, report } = await restored(path)
    expect(report.faults).toEqual([])
    expect([hasFile(dataDir, idOf(removed)), hasFile(dataDir, idOf(added))]).toEqual([true, false])
    expect(readdirSync(join(server.dataDir, 'files'))).not.toContain('held')
  })

  it('of an installation whose tables a later version adds to is migrated by the next start', async () => {
    const older = await restored(whole)
    await ask(older.url, "drop table weft.sys_data_source; delete from weft.migration where name = '50-data-sources'")
    const second = archivesOf({ ...server, databaseUrl: older.url, dataDir: older.dataDir })
    const { url, dataDir } = await restored(second.path((await second.make('')).name), { foreign: true })
    await startOn(url, dataDir)
    expect(await ask(url, "select from weft.migration where name = '50-data-sources'")).toHaveLength(1)
    expect(await ask(url, 'select from weft.sys_data_source')).toEqual([])
  })

  it('of a role that row security binds holds the rows of every tenant', async () => {
    const wanted = await verify({ path: whole, ...keysOf(server) })
    const { url } = await restored(whole)
    const bound = await boundUrl(url)
    const archives = archivesOf({ ...server, databaseUrl: bound })
    const path = archives.path((await archives.make('')).name)
    const { manifest } = await verify({ path, ...keysOf(server) })
    const rowsOf = ({ tables }: typeof manifest) => Object.fromEntries(tables.map(table => [table.name, table.rows]))
    expect(rowsOf(manifest)).toEqual(rowsOf(wanted.manifest))
  })
})

/** The same database for a role that is no superuser and owns nothing but what an administrator of it needs. */
async function boundUrl(url: string): Promise<string> {
  const [{ prefix = '' } = {}] = await ask<{ prefix: string }>(url, 'select prefix from weft_setup.installation')
  const name = `${prefix}_bound`
  const database = new URL(url).pathname.slice(1)
  await ask(
    url,
    `create role "${name}" login createrole nosuperuser password 'Bound-2026'; grant "${prefix}_owner", "${prefix}_forms", "${prefix}_jobs" to "${name}";
    alter database "${database}" owner to "${name}"; alter schema weft_setup owner to "${name}"; alter table weft_setup.installation owner to "${name}"`,
  )
  const bound = new URL(url)
  bound.username = name
  bound.password = 'Bound-2026'
  return bound.href
}

describe('a restore', () => {
  it('refuses a database that holds something, unless it is told to replace it', async () => {
    const { url, dataDir } = await restored(whole)
    await ask(url, "insert into weft_setup.installation values (false, 'x', 'x')").catch(() => {})
    await ask(url, 'create table weft.extra (id text)')
    await expect(restored(whole, { url })).rejects.toThrow('目标数据库中已有数据，未做任何更改')
    expect(await ask(url, 'select from weft.extra')).toEqual([])
    const { report } = await restored(whole, { url, dataDir, replace: true })
    expect(report.faults).toEqual([])
    expect(await ask(url, "select to_regclass('weft.extra') as extra")).toEqual([{ extra: null }])
  })

  it('leaves everything as it was when what it has restored is not consistent', async () => {
    const facts = await verify({ path: whole, ...keysOf(server) })
    const url = await emptyDatabase(server)
    const dataDir = testFolder()
    const tables = facts.manifest.tables.map(table => ({ ...table, rows: table.rows + (table.name === 'sys_role' ? 1 : 0) }))
    const wrong = { ...facts, manifest: { ...facts.manifest, tables } }
    await expect(restored(whole, { url, dataDir, facts: wrong })).rejects.toThrow(
      '恢复后的数据未通过一致性检查，已全部撤销：表 weft.sys_role',
    )
    expect(await isEmpty(url)).toBe(true)
    expect(readdirSync(dataDir)).toEqual([])
  })

  it('is not begun while servers work on the database', async () => {
    await expect(restored(whole, { url: server.databaseUrl, replace: true })).rejects.toThrow('请先停止所有服务器，未做任何更改')
    expect((await admin.get('/sys/role/list')).body.success).toBe(true)
  })
})

describe('the check of an archive', () => {
  it('restores it into a database that is gone afterwards, and notes that', async () => {
    const archives = archivesOf(server)
    const { name } = await archives.make('admin')
    expect((await archives.check(name)).faults).toEqual([])
    expect(await archives.find(name)).toMatchObject({ by: 'admin', checked: { ok: true, text: expect.stringContaining('哈希链完整') } })
    expect(await ask(server.databaseUrl, "select from pg_database where datname like 'weft_check_%'")).toEqual([])
  })

  it('of a sealed one needs the passphrase, and nothing of it can be read without', async () => {
    const archives = archivesOf(server, 'A long passphrase')
    const { name, sealed } = await archives.make('admin')
    expect(sealed).toBe(true)
    const path = archives.path(name)
    await expect(verify({ path, ...keysOf(server) })).rejects.toThrow('该备份已加密')
    await expect(verify({ path, ...keysOf(server, 'Another passphrase') })).rejects.toThrow('备份口令不正确')
    expect((await restored(path, { passphrase: 'A long passphrase' })).report.faults).toEqual([])
  })

  it('keeps as many of a schedule as it is told, and all others', async () => {
    const archives = archivesOf(server)
    const hand = await archives.make('admin')
    const kept = await archives.make('admin', { planned: true, kept: true })
    for (const _ of [1, 2, 3]) await archives.make('admin', PLANNED)
    expect(await archives.keepNewest(1)).toBe(2)
    expect((await archives.list()).map(({ planned }) => planned).sort()).toEqual([false, true, true])
    for (const { name } of [hand, kept]) expect((await archives.find(name))?.by).toBe('admin')
  })

  it('leaves no room to one of a schedule that did not pass, however young it is', async () => {
    const archives = archivesOf(server)
    const good = await archives.make('admin', PLANNED)
    const bad = await archives.make('admin', PLANNED)
    truncateSync(archives.path(bad.name), 4000)
    await expect(archives.check(bad.name)).rejects.toThrow('备份文件已损坏或不完整')
    expect(await archives.keepNewest(1)).toBe(1)
    expect((await archives.list()).map(({ name }) => name)).toEqual([good.name])
  })
})
