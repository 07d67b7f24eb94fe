import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ADMIN, makeTestDatabase } from '../../tests/helpers/server'
import { dial } from '../../tests/helpers/sockets'
import { DEMO_PASSWORD } from '../demo-password'
import { root } from '../root'

const folders: string[] = []
const children: ChildProcess[] = []
afterAll(async () => {
  const gone = children.map(child => new Promise(resolve => (child.exitCode === null ? child.once('close', resolve) : resolve(0))))
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(gone)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A server process of its own on the database; its address. */
function start(databaseUrl: string): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'weft-two-'))
  folders.push(dataDir)
  const { PATH = '' } = process.env
  const env = { PATH, DATA_DIR: dataDir, PORT: '0', DATABASE_URL: databaseUrl, ADMIN_PASSWORD: ADMIN.password }
  const command = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'server/main.ts'), '--demo']
  const child = spawn(process.execPath, command, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  return new Promise((resolve, reject) => {
    let output = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', chunk => {
        output += String(chunk)
        const ready = /Weft is ready: (\S+)/.exec(output)?.[1]
        if (ready) resolve(ready)
      })
    child.once('close', code => reject(new Error(`ended with ${code}: ${output}`)))
  })
}

type Answer = { readonly success: boolean; readonly message: string; readonly result: never }

/** Calls an operation of one process. */
async function call<Result>(base: string, token: string, method: string, path: string, body?: object): Promise<Result> {
  const headers = { 'content-type': 'application/json', ...(token && { 'x-access-token': token }) }
  const answer = await fetch(`${base}/jeecg-boot${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  const { success, message, result } = (await answer.json()) as Answer
  if (!success) throw new Error(message)
  return result
}

interface SignedIn {
  readonly token: string
  readonly userInfo: { readonly id: string }
}
const signIn = (base: string, username: string, password: string) => call<SignedIn>(base, '', 'POST', '/sys/login', { username, password })

let first: string
let second: string
beforeAll(async () => {
  const databaseUrl = await makeTestDatabase(true)
  first = await start(databaseUrl)
  second = await start(databaseUrl)
}, 60_000)

/** The auditor at the second process. */
async function listenThere() {
  const { token, userInfo } = await signIn(second, 'auditor', DEMO_PASSWORD)
  const { ticket } = await call<{ ticket: string }>(second, token, 'POST', '/sys/websocket/ticket', {})
  return { token, ...(await dial(`${second.replace('http', 'ws')}/jeecg-boot/websocket/${userInfo.id}`, ticket)) }
}

it('what is released, changed and signed out at one process reaches those who are connected to the other', async () => {
  const there = await listenThere()
  const { token } = await signIn(first, ADMIN.username, ADMIN.password)
  await call(first, token, 'POST', '/sys/annountCement/add', { titile: '跨进程' })
  const { records } = await call<{ records: { id: string }[] }>(first, token, 'GET', '/sys/annountCement/list?titile=跨进程')
  await call(first, token, 'GET', `/sys/annountCement/doReleaseData?id=${records[0]?.id}`)
  await vi.waitFor(() => expect(there.frames).toContainEqual({ cmd: 'topic', msgId: records[0]?.id, msgTxt: '跨进程' }))
  await call(first, token, 'POST', '/sys/dict/add', { dictName: '跨进程', dictCode: 'across' })
  await vi.waitFor(() => expect(there.frames).toContainEqual({ cmd: 'dictionary', msgTxt: 'across' }))
  await call(first, there.token, 'POST', '/sys/logout')
  expect(await there.ended).toBe(4401)
})

it('a process that stops says good-bye to its sockets', async () => {
  const there = await listenThere()
  children[1]?.kill('SIGTERM')
  expect(await there.ended).toBe(1001)
})
