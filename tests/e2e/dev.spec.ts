import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { freePort } from '../../server/db/embedded/process'
import { descendantsOf, isAlive } from './support/processes'
import { copyOfTemplate, embeddedPid } from './support/server'
import { root } from './support/weft'

test.skip(process.platform !== 'linux', 'looks at /proc')

/** `npm run dev` as the leader of a group, as in a terminal, once both halves serve. */
async function develop(dataDir: string, port: number, apiPort: number): Promise<ChildProcess> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: String(port), API_PORT: String(apiPort) }
  const npm = spawn('npm', ['run', 'dev', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    npm.stdout?.on('data', chunk => {
      said += String(chunk)
      if (/Weft is ready/.test(said) && /ready in/i.test(said)) resolve()
    })
    npm.once('exit', code => reject(new Error(`npm ended with ${code}: ${said}`)))
  })
  return npm
}

test('`npm run dev` serves page and API, and Ctrl-C ends both', { tag: '@whole' }, async () => {
  const [dataDir, port, apiPort] = [copyOfTemplate(), await freePort(), await freePort()]
  const npm = await develop(dataDir, port, apiPort)
  const page = await fetch(`http://127.0.0.1:${port}/`)
  expect(await page.text()).toContain('/@vite/client')
  const answer = await fetch(`http://127.0.0.1:${port}/jeecg-boot/sys/user/list`)
  expect(await answer.json(), 'through the page, to the server').toMatchObject({ message: 'Token失效，请重新登录' })
  const all = [...descendantsOf(npm.pid ?? 0), embeddedPid(dataDir) ?? 0]
  expect(all.length, 'npm, its script, the page, the server and its database').toBeGreaterThan(3)
  expect(all.every(isAlive)).toBe(true)
  const gone = once(npm, 'exit')
  process.kill(-(npm.pid ?? 0), 'SIGINT')
  await gone
  await expect.poll(() => all.filter(isAlive)).toEqual([])
  expect(existsSync(join(dataDir, 'server.lock')), 'the data folder is free').toBe(false)
})
