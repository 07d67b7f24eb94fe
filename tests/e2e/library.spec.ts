import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from '@playwright/test'
import { buildRenderer, root, tools } from '../../scripts/steps.mjs'

/** What a built page is made of. */
const TYPES: { readonly [end: string]: string } = { html: 'text/html', js: 'text/javascript', css: 'text/css' }

let folder = ''
test.beforeAll(async () => {
  await buildRenderer()
  folder = mkdtempSync(join(tmpdir(), 'weft-board-'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Packs the renderer and puts it into the packages of the folder, with those that it declares and no other. */
function install(): void {
  const packages = join(folder, 'node_modules')
  const own = join(packages, '@weft', 'renderer')
  mkdirSync(own, { recursive: true })
  const packed = execFileSync('npm', ['pack', join(root, 'dist/renderer'), '--silent', '--pack-destination', folder], { encoding: 'utf8' })
  execFileSync('tar', ['-xzf', join(folder, packed.trim()), '-C', own, '--strip-components=1'])
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8'))
  for (const name of [...Object.keys({ ...dependencies, ...peerDependencies }), '@types/react', '@types/react-dom']) {
    mkdirSync(dirname(join(packages, name)), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), join(packages, name))
  }
}

/** Runs a tool of the repository in the folder; what it says is told when it fails. */
function call(tool: string, ...args: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: folder, encoding: 'utf8' })
  expect(status, `${stdout}${stderr}`).toBe(0)
}

test('an application outside of the repository draws its rows by the packed renderer', { tag: '@whole' }, async ({ page }) => {
  install()
  cpSync(join(root, 'examples/board'), folder, { recursive: true })
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><title>Board</title><body><script type="module" src="./main.tsx"></script></body>',
  )
  call(tools.tsc, '-p', 'tsconfig.json')
  call(tools.vite, 'build', '--logLevel', 'error', '--minify', 'false')
  const server = createServer((request, response) => {
    const file = join(folder, 'dist', request.url === '/' ? 'index.html' : String(request.url))
    const type = TYPES[file.split('.').at(-1) ?? '']
    // Browsers ask for an icon too.
    if (type === undefined) return response.writeHead(404).end()
    response.setHeader('content-type', type)
    response.end(readFileSync(file))
  }).listen(0, '127.0.0.1')
  try {
    await new Promise(done => server.once('listening', done))
    const failures: unknown[] = []
    page.on('pageerror', error => failures.push(error))
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    const grid = page.getByRole('grid', { name: 'Work' })
    await expect(grid.getByText('Foundations')).toBeVisible()
    await expect(grid.getByRole('progressbar', { name: '75 %' })).toBeVisible()
    await expect(grid.getByText('Roof')).toBeVisible()
    expect(failures).toEqual([])
  } finally {
    server.close()
  }
})
