import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const here = import.meta.dirname
let folder: string

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(here, '../node_modules/tsx/dist/cli.mjs'), join(here, 'main.ts'), ...args],
    { cwd: folder, encoding: 'utf8' },
  )
  return { status, stdout, stderr }
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'generate-'))
  cpSync(join(here, 'client/fixtures/library.json'), join(folder, 'library.json'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

it('makes the client of a document that is not ours, once', () => {
  const args = ['--contract', 'library.json', '--out', 'client', '--module', './http']
  expect(run(...args)).toEqual({ status: 0, stdout: 'client/library.ts\nclient/operations.ts\nclient/request.ts\n', stderr: '' })
  expect(readFileSync(join(folder, 'client/library.ts'), 'utf8')).toContain("import { http } from './http'")
  expect(run(...args)).toEqual({ status: 0, stdout: '', stderr: '' })
  writeFileSync(join(folder, 'client/operations.ts'), '')
  expect(run(...args, '--check')).toEqual({ status: 1, stdout: '', stderr: 'Stale, run `npm run generate`:\n  client/operations.ts\n' })
})

it('names the place of a broken reference and writes nothing', () => {
  const broken = readFileSync(join(folder, 'library.json'), 'utf8').replace('#/components/schemas/Book"', '#/components/schemas/Bok"')
  writeFileSync(join(folder, 'library.json'), broken)
  const lines = broken.slice(0, broken.indexOf('{ "$ref": "#/components/schemas/Bok"')).split('\n')
  expect(run('--contract', 'library.json', '--out', 'client')).toEqual({
    status: 1,
    stdout: '',
    stderr: `library.json:${lines.length}:${(lines.at(-1) ?? '').length + 1} CONTRACT_LOST_REF\n  nothing stands at #/components/schemas/Bok\n`,
  })
  expect(existsSync(join(folder, 'client'))).toBe(false)
})

it('says how it is called when it is called wrongly', () => {
  expect(run('--contract', 'library.json')).toMatchObject({ status: 1, stderr: expect.stringContaining('--out FOLDER') })
  expect(run('--frobnicate')).toMatchObject({ status: 1, stderr: expect.stringContaining("Unknown option '--frobnicate'") })
})
