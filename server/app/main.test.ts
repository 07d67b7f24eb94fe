import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serverProgram } from '../../tests/helpers/server-program'
import { root } from '../util/root'

let program: string
let dataDir: string
let busy: Server
const started: ChildProcess[] = []

beforeAll(async () => {
  program = await serverProgram()
  dataDir = mkdtempSync(join(tmpdir(), 'weft-main-'))
  chmodSync(dataDir, 0o755)
  busy = createServer()
  await new Promise<void>(resolve => busy.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  for (const child of started) child.kill('SIGKILL')
  await new Promise(resolve => busy.close(resolve))
  rmSync(dataDir, { recursive: true, force: true })
})

interface Run {
  readonly child: ChildProcess
  /** Resolves when a line matches. */
  says(pattern: RegExp): Promise<string>
  readonly ended: Promise<{ code: number | null; output: string }>
}

/** Starts the server as `npm start` does. */
function run(env: Record<string, string>, args: string[] = []): Run {
  const { PATH = '' } = process.env
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { PATH, DATA_DIR: dataDir, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  let output = ''
  const waiting: (() => void)[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', chunk => {
      output += String(chunk)
      for (const look of waiting) look()
    })
  }
  const ended = new Promise<{ code: number | null; output: string }>(resolve => child.once('close', code => resolve({ code, output })))
  const says = (pattern: RegExp) =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const found = pattern.exec(output)
        if (found) resolve(found[1] ?? found[0])
      }
      waiting.push(look)
      look()
      void ended.then(end => reject(new Error(`ended with ${end.code}: ${end.output}`)))
    })
  return { child, says, ended }
}

const lines = (output: string) => output.trim().split('\n')

it.each([
  [{ PORT: 'x' }, 'PORT must be a number from 0 to 65535, not "x".'],
  [{ HOST: '203.0.113.7', API_URL: 'http://127.0.0.1:1' }, 'HOST 203.0.113.7 is no address of this machine.'],
  [{ DATABASE_URL: 'postgres://u:p@127.0.0.1:1/x' }, 'DATABASE_URL: the database at 127.0.0.1:1 cannot be reached (ECONNREFUSED).'],
])('ends with one line and not with 0 for %o', async (env, line) => {
  const { code, output } = await run(env).ended
  expect([code, lines(output)]).toEqual([1, [line]])
})

it('ends with one line when the port is in use', async () => {
  const { port } = busy.address() as AddressInfo
  const { code, output } = await run({ PORT: String(port), API_URL: 'http://127.0.0.1:1' }).ended
  expect([code, lines(output)]).toEqual([1, [`Port ${port} on 127.0.0.1 is in use; set another PORT.`]])
})

it('prints the first password once, keeps a second server out, stops in order and starts again', async () => {
  const first = run({})
  const password = await first.says(/Sign in as admin with the one-time password (\S+) \(shown only this once\)\./)
  const address = await first.says(/Weft is ready: (\S+)/)
  const answer = await fetch(`${address}/jeecg-boot/sys/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  })
  expect(await answer.json()).toMatchObject({ success: true, code: 200 })

  const second = await run({}).ended
  expect(second.code).toBe(1)
  expect(lines(second.output)).toEqual([
    expect.stringMatching(/^The data folder .* is in use by process \d+; stop it or set another DATA_DIR\.$/),
  ])

  first.child.kill('SIGTERM')
  expect((await first.ended).code).toBe(0)
  const third = run({})
  await third.says(/Weft is ready/)
  third.child.kill('SIGTERM')
  const { output } = await third.ended
  expect(output).not.toContain('password')
})
