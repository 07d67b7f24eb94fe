import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'package-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (command: string, args: readonly string[], cwd: string) => execFileSync(command, [...args], { cwd, encoding: 'utf8' })

it('the packed tool is installed without a network, runs as a command and as a function, and has types', () => {
  run(process.execPath, [join(root, 'scripts/build-tool.mjs'), '--package'], root)
  run('npm', ['pack', join(root, 'dist/weft-openapi'), '--pack-destination', folder], folder)
  const [packed = ''] = readdirSync(folder).filter(file => file.endsWith('.tgz'))
  expect(packed).toMatch(/^weft-openapi-\d/)
  const app = join(folder, 'app')
  mkdirSync(app)
  writeFileSync(join(app, 'package.json'), '{ "private": true, "type": "module" }')
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(folder, packed)], app)
  expect(readdirSync(join(app, 'node_modules')).filter(name => !name.startsWith('.'))).toEqual(['weft-openapi'])
  copyFileSync(join(import.meta.dirname, 'client/fixtures/library.json'), join(app, 'library.json'))
  run('npx', ['--no-install', 'weft-openapi', 'generate', 'library.json', '--out', 'client'], app)
  expect(readFileSync(join(app, 'client/library.ts'), 'utf8')).toContain('export function bookList(')
  expect(existsSync(join(app, 'client/http-core.ts'))).toBe(true)
  writeFileSync(
    join(app, 'make.ts'),
    "import { type Generated, generate } from 'weft-openapi'\nexport const made: Promise<Generated> = generate({ documents: ['library.json'], out: 'other' })\nawait made\n",
  )
  run(
    process.execPath,
    [
      join(root, 'node_modules/tsgo/bin/tsc'),
      '--module',
      'esnext',
      '--moduleResolution',
      'bundler',
      '--target',
      'es2022',
      '--strict',
      '--types',
      '',
      'make.ts',
    ],
    app,
  )
  run(process.execPath, ['make.js'], app)
  expect(existsSync(join(app, 'other/library.ts'))).toBe(true)
})
