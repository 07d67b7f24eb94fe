import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { isAlive, parentOf } from './support/processes'
import { copyOfTemplate, embeddedPid } from './support/server'
import { root } from './support/weft'

interface Running {
  readonly npm: ChildProcess
  readonly server: number
  readonly database: number
}

/** `npm start` as the leader of a group, as in a terminal. */
async function start(dataDir: string): Promise<Running> {
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, DATA_DIR: dataDir, PORT: '0', ADMIN_PASSWORD: 'Some-password-1' }
  const npm = spawn('npm', ['start', '--silent'], { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'], detached: true })
  await new Promise<void>((resolve, reject) => {
    npm.stdout?.on('data', chunk => String(chunk).includes('Weft is ready') && resolve())
    npm.once('exit', code => reject(new Error(`npm ended with ${code}`)))
  })
  const { pid } = JSON.parse(readFileSync(join(dataDir, 'server.lock'), 'utf8')) as { pid: number }
  return { npm, server: pid, database: embeddedPid(dataDir) ?? 0 }
}

const ways: readonly (readonly [string, (running: Running) => void])[] = [
  ['SIGTERM to npm', ({ npm }) => npm.kill('SIGTERM')],
  ['SIGHUP to npm', ({ npm }) => npm.kill('SIGHUP')],
  ['Ctrl-C in a terminal, which everybody gets', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGINT')],
  ['the end of the terminal, which everybody gets', ({ npm }) => process.kill(-(npm.pid ?? 0), 'SIGHUP')],
  ['SIGTERM to the script that npm runs', ({ server }) => process.kill(parentOf(server), 'SIGTERM')],
  ['kill -9 of npm', ({ npm }) => npm.kill('SIGKILL')],
  ['kill -9 of the script that npm runs', ({ server }) => process.kill(parentOf(server), 'SIGKILL')],
]

test.describe('nothing of `npm start` is left behind by', () => {
  test.skip(process.platform !== 'linux', 'looks at /proc')
  test.beforeEach(() => test.skip(test.info().project.name === 'given', 'the server has a database of its own'))
  // One folder for all: each start also shows that the end before it left the data in order.
  let dataDir = ''
  for (const [way, stop] of ways) {
    test(way, { tag: '@whole' }, async () => {
      dataDir ||= copyOfTemplate()
      const running = await start(dataDir)
      const all = [running.server, parentOf(running.server), running.database]
      expect(all.map(isAlive)).toEqual([true, true, true])
      const gone = once(running.npm, 'exit')
      stop(running)
      await gone
      await expect.poll(() => all.map(isAlive)).toEqual([false, false, false])
      expect(existsSync(join(dataDir, 'server.lock')), 'the data folder is free').toBe(false)
    })
  }
})
