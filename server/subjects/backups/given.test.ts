import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ask, startOn, testFolder } from '../../../tests/helpers/backups'
import { admin, openServer, server } from '../../../tests/helpers/open-server'
import { ADMIN } from '../../../tests/helpers/server'
import { serverProgram } from '../../../tests/helpers/server-program'
import { startEmbedded } from '../../db/embedded'
import { root } from '../../util/root'

openServer()

/** What a command says, and how it ends. */
async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const program = join(dirname(await serverProgram()), 'backup.js')
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [program, ...args], { cwd: root, env: { PATH, ...env } })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', chunk => (said += String(chunk)))
  const [code] = await once(child, 'close')
  return { code, said }
}

it('the command backs up a given database while its server works, and restores it on an empty machine', async () => {
  const { body: uploaded } = await admin.upload('/sys/common/upload', { name: '底稿.pdf', content: '%PDF-1.7\n' }, { biz: 'document' })
  const folder = testFolder()
  const backup = { DATA_DIR: server.dataDir, DATABASE_URL: server.databaseUrl, BACKUP_DIR: folder, BACKUP_PASSPHRASE: 'A long passphrase' }
  let ended = false
  const writes = (async () => {
    for (let no = 0; !ended && no < 500; no++) await admin.post('/sys/role/add', { roleName: `r${no}`, roleCode: `r${no}` })
  })()
  const made = await run(['backup'], backup).finally(() => {
    ended = true
  })
  await writes
  expect(made).toEqual({ code: 0, said: expect.stringContaining('已备份到') })
  const path = join(folder, readdirSync(folder).find(name => name.endsWith('.sealed')) ?? '')

  const dataDir = testFolder()
  // PostgreSQL has a user of its own where tests run as root.
  chmodSync(dataDir, 0o755)
  const machine = { DATA_DIR: dataDir }
  expect(await run(['restore', path], machine)).toEqual({ code: 1, said: expect.stringContaining('该备份已加密') })
  expect(await run(['restore', path], { ...machine, BACKUP_PASSPHRASE: 'Another passphrase' })).toEqual({
    code: 1,
    said: expect.stringContaining('备份口令不正确'),
  })
  expect(readdirSync(dataDir)).toEqual([])
  const restored = await run(['restore', path], { ...machine, BACKUP_PASSPHRASE: 'A long passphrase' })
  expect(restored.said).toMatch(/张表.*与备份一致.*个对象.*外键.*序列.*文件.*哈希链完整.*恢复完成/s)
  expect(restored.code).toBe(0)

  const embedded = await startEmbedded({ dataDir, log: () => {} })
  onTestFinished(() => embedded.stop())
  const caller = await startOn(embedded.url, dataDir)
  const { body } = await caller.post<{ token: string }>('/sys/login', { username: ADMIN.username, password: ADMIN.password })
  const headers = { 'x-access-token': body.result.token }
  expect((await caller.call('GET', `/sys/common/static/${uploaded.message}`, { headers })).raw.toString()).toBe('%PDF-1.7\n')
  expect(Number((await ask(embedded.url, 'select count(*) from weft.sys_role'))[0]?.count)).toBeGreaterThan(1)
  expect(await run(['restore', path], { ...machine, BACKUP_PASSPHRASE: 'A long passphrase' })).toEqual({
    code: 1,
    said: expect.stringContaining('已有文件，未做任何更改'),
  })
})
