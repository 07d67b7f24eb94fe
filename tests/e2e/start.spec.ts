import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../server/db/embedded/process'
import { expect, test } from './support/fixtures'
import { makeFolder } from './support/run-folder'
import { ADMIN_PASSWORD, copyOfTemplate } from './support/server'
import { type Ended, WeftProcess } from './support/weft'

/** Starts a process that cannot run, and waits for its end. */
const attempt = (env: Record<string, string>, args: readonly string[] = []): Promise<Ended> => new WeftProcess({ env, args }).end()

function expectOneLine({ code, output }: Ended, line: RegExp): void {
  expect(output).toMatch(line)
  expect(output.split('\n'), output).toHaveLength(1)
  expect(code).toBe(1)
}

test.describe('what cannot start says why in one line and ends', () => {
  let dataDir = ''
  test.beforeEach(() => {
    dataDir = makeFolder('start')
  })
  test.afterEach(() => {
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('a second `npm start` on the same data folder', async ({ server, database }) => {
    test.skip(database === 'given', 'several servers may share a given database')
    const env = { ...server.env, PORT: String(await freePort()) }
    const { code, output } = await new WeftProcess({ env, command: ['npm', 'start', '--silent'] }).end()
    expect(output.split('\n').at(-1)).toMatch(/^The data folder .* is in use by process \d+; stop it or set another DATA_DIR\.$/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect((await fetch(server.url)).ok, 'the first one does not notice').toBe(true)
  })

  test('a port in use', async () => {
    const holder = createServer()
    await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await attempt({ DATA_DIR: dataDir, PORT: String(port), ADMIN_PASSWORD: 'Some-password-1' })
    expect(output.split('\n').at(-1)).toBe(`Port ${port} on 127.0.0.1 is in use; set another PORT.`)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    holder.close()
  })

  test('a database that cannot be reached', async () => {
    const port = await freePort()
    const ended = await attempt({ DATA_DIR: dataDir, PORT: '0', DATABASE_URL: `postgres://somebody:hidden-word@127.0.0.1:${port}/weft` })
    expectOneLine(ended, /127\.0\.0\.1/)
    expect(ended.output).not.toContain('hidden-word')
  })

  for (const [what, secret, line] of [
    ['short', 'abc', /^The secret in .*secret is shorter than 32 characters; remove the file and a random one is made\.$/],
    ['well-known', `changeme-${'x1y2z3w4'.repeat(5)}`, /^The secret in .*secret looks like a known one; remove the file/],
  ] as const) {
    test(`a ${what} secret`, async () => {
      mkdirSync(dataDir, { recursive: true })
      writeFileSync(join(dataDir, 'secret'), secret)
      expectOneLine(await attempt({ DATA_DIR: dataDir, PORT: '0' }), line)
    })
  }

  test('a given database with another password', async ({ server, database }) => {
    test.skip(database === 'given', 'asks the database of the embedded server')
    const [, , , port] = readFileSync(join(server.dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const ended = await attempt({ DATA_DIR: dataDir, PORT: '0', DATABASE_URL: `postgres://weft:hidden-word@127.0.0.1:${port}/postgres` })
    expectOneLine(ended, /^DATABASE_URL: .*127\.0\.0\.1/)
    expect(ended.output).not.toContain('hidden-word')
  })

  test('an embedded database with another password', async () => {
    const folder = copyOfTemplate()
    const file = join(folder, 'database.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), password: 'hidden-word' }))
    const ended = await attempt({ DATA_DIR: folder, PORT: '0' })
    expectOneLine(ended, /database\.json/)
    expect(ended.output).not.toContain('hidden-word')
  })

  for (const [name, value, line] of [
    ['PORT', 'eighty', /^PORT must be a number from 0 to 65535, not "eighty"\.$/],
    ['HOST', 'not a host', /^HOST must be a host name or an address, not "not a host"\.$/],
    ['HOST', '203.0.113.7', /^HOST 203\.0\.113\.7 is no address of this machine\.$/],
    ['API_BASE', 'jeecg-boot', /^API_BASE must be a path such as \/jeecg-boot, not "jeecg-boot"\.$/],
    [
      'DATABASE_URL',
      'mysql://localhost/weft',
      /^DATABASE_URL must be an address that begins with postgres:\/\/ or postgresql:\/\/, not mysql:\/\/\.$/,
    ],
    ['ADMIN_PASSWORD', 'short', /^ADMIN_PASSWORD must have at least 8 characters\.$/],
    ['DATA_DIR', '/dev/null/data', /^DATA_DIR: the folder \/dev\/null\/data cannot be written \(ENOTDIR\)\.$/],
  ] as const) {
    test(`${name}=${value}`, async () => {
      const { code, output } = await attempt({ DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: 'Some-password-1', [name]: value })
      expect(output.split('\n').at(-1)).toMatch(line)
      expect(output).not.toMatch(/\n\s+at /)
      expect(code).toBe(1)
    })
  }

  test('an argument that nobody knows', async () => {
    expectOneLine(await attempt({ DATA_DIR: dataDir, PORT: '0' }, ['--dmeo']), /^The argument "--dmeo" is unknown; there is only --demo\.$/)
  })
})

test('the first start prints a one-time password, and only the first', async () => {
  const dataDir = makeFolder('start')
  const first = new WeftProcess({ env: { DATA_DIR: dataDir, PORT: '0' } })
  const address = await first.ready()
  const password = /^Sign in as admin with the one-time password (\S{16}) \(shown only this once\)\.$/m.exec(first.output)?.[1]
  expect(password).toBeDefined()
  const signedIn = await fetch(`${address}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(await signedIn.json()).toMatchObject({ success: true, code: 200, message: '登录成功' })
  await first.signal('SIGTERM')
  const second = new WeftProcess({ env: { DATA_DIR: dataDir, PORT: '0' } })
  await second.ready()
  expect(second.output).not.toContain('password')
  await second.signal('SIGTERM')
  rmSync(dataDir, { recursive: true, force: true })
})

test('a new secret in the folder signs nobody out: what holds for the data is kept with the data', async () => {
  const dataDir = copyOfTemplate()
  const headers = { 'Content-Type': 'application/json' }
  const env = { DATA_DIR: dataDir, PORT: '0' }
  const first = new WeftProcess({ env })
  const body = JSON.stringify({ username: 'admin', password: ADMIN_PASSWORD })
  const login = await fetch(`${await first.ready()}/jeecg-boot/sys/login`, { method: 'POST', headers, body })
  const { token } = ((await login.json()) as { result: { token: string } }).result
  await first.signal('SIGTERM')
  writeFileSync(join(dataDir, 'secret'), randomBytes(48).toString('hex'))
  const second = new WeftProcess({ env })
  const people = await fetch(`${await second.ready()}/jeecg-boot/sys/user/list`, { headers: { 'X-Access-Token': token } })
  expect(await people.json()).toMatchObject({ success: true })
  await second.signal('SIGTERM')
})
