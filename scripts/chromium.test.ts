import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

/** A copy of its own: what the checkout has fetched does not count. */
const load = async () => {
  vi.resetModules()
  vi.doMock('./steps.mjs', () => ({ root: folder }))
  vi.doMock('playwright', () => ({ chromium: { executablePath: () => join(folder, 'playwright') } }))
  return import('./chromium.mjs')
}

let folder: string

const executable = (name: string, text = '') => {
  writeFileSync(join(folder, name), text)
  chmodSync(join(folder, name), 0o755)
  return join(folder, name)
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'weft-chromium-'))
  vi.stubEnv('CHROMIUM_PATH', '')
  vi.stubEnv('PATH', folder)
  vi.spyOn(console, 'log').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
  vi.doUnmock('./steps.mjs')
  vi.doUnmock('playwright')
  rmSync(folder, { recursive: true, force: true })
})

it('takes the given browser, then one of the system, then the one of Playwright', async () => {
  const { chromiumPath } = await load()
  expect(() => chromiumPath()).toThrow(
    'No Chromium found. On Debian: apt-get install -y chromium-headless-shell; elsewhere set CHROMIUM_PATH.',
  )
  const own = executable('playwright')
  expect(chromiumPath()).toBe(own)
  const system = executable('chromium-browser')
  expect(chromiumPath()).toBe(system)
  const headless = executable('chromium-headless-shell')
  expect(chromiumPath(), 'the one without windows before others').toBe(headless)
  vi.stubEnv('CHROMIUM_PATH', '/opt/given')
  expect(chromiumPath()).toBe('/opt/given')
})

it('refuses a package that is not the reviewed one, and keeps nothing of it', async () => {
  executable('other.tgz')
  const npm = executable('npm.mjs', `console.log(JSON.stringify([{ filename: ${JSON.stringify(join('..', '..', '..', 'other.tgz'))} }]))`)
  vi.stubEnv('npm_execpath', npm)
  const { ensureChromium, findChromium } = await load()
  expect(() => ensureChromium()).toThrow(/none could be fetched \(@sparticuz\/chromium@[\d.]+ is not the build that was reviewed/)
  expect(findChromium()).toBeUndefined()
})
