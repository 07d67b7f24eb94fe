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
const attempt = (env: Record<string, string>): Promise<Ended> => new WeftProcess({ env }).end()

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

  test('a second `npm start` on the same data folder', { tag: '@whole' }, async ({ server, database }) => {
    test.skip(database === 'given', 'several servers may share a given database')
    const env = { ...server.env, PORT: String(await freePort()) }
    const { code, output } = await new WeftProcess({ env, command: ['npm', 'start', '--silent'] }).end()
    expect(output.split('\n').at(-1)).toMatch(/^The data folder .* is in use by process \d+; stop it or set another DATA_DIR\.$/)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    expect((await fetch(server.url)).ok, 'the first one does not notice').toBe(true)
  })

  test('a port in use', { tag: '@whole' }, async () => {
    const holder = createServer()
    await new Promise<void>(resolve => holder.listen(0, '127.0.0.1', resolve))
    const address = holder.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const { code, output } = await attempt({ DATA_DIR: copyOfTemplate(), PORT: String(port) })
    expect(output.split('\n').at(-1)).toBe(`Port ${port} on 127.0.0.1 is in use; set another PORT.`)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
    holder.close()
  })

  test('a short secret', { tag: '@whole' }, async () => {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(join(dataDir, 'secret'), 'abc')
    const line = /^The secret in .*secret is shorter than 32 characters; remove the file and a random one is made\.$/
    expectOneLine(await attempt({ DATA_DIR: dataDir, PORT: '0' }), line)
  })

  test('a given database with another password', { tag: '@whole' }, async ({ server, database }) => {
    test.skip(database === 'given', 'asks the database of the embedded server')
    const [, , , port] = readFileSync(join(server.dataDir, 'postgres', 'cluster', 'postmaster.pid'), 'utf8').split('\n')
    const ended = await attempt({ DATA_DIR: dataDir, PORT: '0', DATABASE_URL: `postgres://weft:hidden-word@127.0.0.1:${port}/postgres` })
    expectOneLine(ended, /^DATABASE_URL: .*127\.0\.0\.1/)
    expect(ended.output).not.toContain('hidden-word')
  })

  test('an embedded database with another password', { tag: '@whole' }, async () => {
    const folder = copyOfTemplate()
    const file = join(folder, 'database.json')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), password: 'hidden-word' }))
    const ended = await attempt({ DATA_DIR: folder, PORT: '0' })
    expectOneLine(ended, /database\.json/)
    expect(ended.output).not.toContain('hidden-word')
  })
})

test('a new secret in the folder signs nobody out: what holds for the data is kept with the data', { tag: '@whole' }, async () => {
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
