import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { root } from '../../util/root'
import { startEmbedded } from '.'
import { isReachable } from './person'

let dataDir: string
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'weft-embedded-'))
  chmodSync(dataDir, 0o755)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const log: string[] = []
const start = () => startEmbedded({ dataDir, log: line => log.push(line) })

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client(url)
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

it('starts, keeps what is written, and listens to this machine with a password only', async () => {
  const first = await start()
  await query(first.url, 'create table kept as select 42 as answer')
  const [settings] = await query(
    first.url,
    "select current_setting('server_encoding') as encoding, current_setting('listen_addresses') as at, current_setting('fsync') as fsync",
  )
  expect(settings).toEqual({ encoding: 'UTF8', at: '127.0.0.1', fsync: 'on' })
  const open = new URL(first.url)
  open.password = 'wrong'
  await expect(query(open.href, 'select 1')).rejects.toThrow('password authentication failed')
  await first.stop()
  expect(statSync(join(dataDir, 'database.json')).mode & 0o777).toBe(0o600)
  const second = await start()
  expect(await query(second.url, 'select answer from kept')).toEqual([{ answer: 42 }])
  await second.stop()
})

it('refuses a second server on the same data folder, in one line', async () => {
  const running = await start()
  await expect(start()).rejects.toThrow(`The data folder ${dataDir} is in use by process ${process.pid}; stop it or set another DATA_DIR.`)
  await running.stop()
  const next = await start()
  await next.stop()
})

it('starts again by itself when its PostgreSQL is killed', async () => {
  const running = await start()
  const { url } = running
  await query(url, 'create table acknowledged as select 1 as one')
  const pid = running.pid()
  process.kill(pid ?? 0, 'SIGKILL')
  await vi.waitFor(async () => expect(await query(url, 'select one from acknowledged')).toEqual([{ one: 1 }]))
  expect(running.pid()).not.toBe(pid)
  expect(running.url).toBe(url)
  expect(log).toContain('The embedded database ended; it is started again.')
  await running.stop()
})

it('takes over after a server that was killed with kill -9, and stops the PostgreSQL that it left', async () => {
  const script = join(dataDir, 'server.mts')
  writeFileSync(
    script,
    `import { startEmbedded } from ${JSON.stringify(join(root, 'server/db/embedded/index.ts'))}
     const { url, pid } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log: () => {} })
     console.log(JSON.stringify({ url, pid: pid() }))
     setInterval(() => {}, 1000)`,
  )
  const child = spawn(process.execPath, [join(root, 'node_modules/tsx/dist/cli.mjs'), script], { stdio: ['ignore', 'pipe', 'inherit'] })
  const said = await new Promise<string>(resolve => child.stdout.once('data', chunk => resolve(String(chunk))))
  const left = JSON.parse(said) as { url: string; pid: number }
  await query(left.url, 'create table survives as select 7 as seven')
  const holder = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { pid: number }
  process.kill(holder.pid, 'SIGKILL')
  await new Promise(resolve => child.once('close', resolve))
  const next = await start()
  expect(await query(next.url, 'select seven from survives')).toEqual([{ seven: 7 }])
  expect(existsSync(`/proc/${left.pid}`) && readFileSync(`/proc/${left.pid}/cmdline`, 'utf8').includes('postgres')).toBe(false)
  await next.stop()
})

it('forgets a postmaster.pid whose process is now another program', async () => {
  const { folder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8')) as { folder: string }
  const cluster = join(dataDir, folder, 'cluster')
  writeFileSync(join(cluster, 'postmaster.pid'), `${process.pid}\n${cluster}\n`)
  const running = await start()
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await running.stop()
})

it('says what is damaged instead of beginning anew', async () => {
  const damaged = join(dataDir, 'damaged')
  mkdirSync(damaged)
  writeFileSync(join(damaged, 'database.json'), '{')
  await expect(startEmbedded({ dataDir: damaged, log: () => {} })).rejects.toThrow('database.json is damaged')
  writeFileSync(join(damaged, 'database.json'), '{"folder":"postgres","password":"x"}')
  await expect(startEmbedded({ dataDir: damaged, log: () => {} })).rejects.toThrow('is gone')
})

it.runIf(process.getuid?.() === 0)('keeps the cluster elsewhere when its user cannot enter the data folder', async () => {
  const closed = mkdtempSync(join(tmpdir(), 'weft-closed-'))
  const nobody = { uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })), gid: 65534 }
  expect(isReachable(closed, nobody)).toBe(false)
  const running = await startEmbedded({ dataDir: closed, log: () => {} })
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }])
  await running.stop()
  const { folder } = JSON.parse(readFileSync(join(closed, 'database.json'), 'utf8')) as { folder: string }
  expect(folder).toMatch(/^\/var\/lib\/weft\/[0-9a-f]{16}$/)
  rmSync(folder, { recursive: true })
  rmSync(closed, { recursive: true })
})
