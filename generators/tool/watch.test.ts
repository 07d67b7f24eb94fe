import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../..')

let folder: string
let command: ChildProcess | undefined
/** What the command said that was not waited for yet. */
let said: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'))
})
afterEach(async () => {
  if (command?.exitCode === null && command.signalCode === null && command.kill('SIGKILL')) await once(command, 'exit')
  rmSync(folder, { recursive: true, force: true })
})

function start(...documents: string[]): ChildProcess {
  const file = (path: string) => pathToFileURL(join(root, path)).href
  const args = ['generate', ...documents, '--out', 'out', '--watch', '--no-cache']
  const made = spawn(
    process.execPath,
    ['--import', file('node_modules/tsx/dist/loader.mjs'), join(root, 'generators/tool/main.ts'), ...args],
    {
      cwd: folder,
    },
  )
  said = ''
  for (const stream of [made.stdout, made.stderr]) stream.on('data', text => (said += String(text)))
  command = made
  return made
}

/** Waits until the command has said something; hands back all that it said until then. */
async function until(text: string): Promise<string> {
  while (!said.includes(text)) {
    if (command?.exitCode !== null || command.signalCode !== null) throw new Error(`it ended: ${said}`)
    await Promise.race([once(command, 'exit'), once(command.stdout ?? command, 'data'), once(command.stderr ?? command, 'data')])
  }
  const all = said
  said = ''
  return all
}

const documentOf = (operationId: string) =>
  JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'Watched', version: '1' },
    paths: { '/a': { get: { operationId, responses: { 204: { description: '' } } } } },
  })
const made = () => /export function (\w+)\(/.exec(readFileSync(join(folder, 'out/api.ts'), 'utf8'))?.[1]
const write = (text: string, file = 'api.json') => writeFileSync(join(folder, file), text)
/** As editors do: a new file takes the place of the old one. */
function replace(text: string, file = 'api.json'): void {
  write(text, 'api.json~')
  renameSync(join(folder, 'api.json~'), join(folder, file))
}

it('makes anew what changes, says what is broken and keeps what was made, and ends when it is told', async () => {
  write(documentOf('first'))
  const running = start('api.json')
  await until('watching')
  expect(made()).toBe('first')
  write(documentOf('second'))
  await until('out/api.ts')
  expect(made()).toBe('second')
  replace('{ "openapi": "3.1.0", ')
  expect(await until('Nothing was written')).toContain('api.json:1')
  expect(made()).toBe('second')
  replace(documentOf('third'))
  await until('out/api.ts')
  expect(made()).toBe('third')
  running.kill('SIGTERM')
  expect(await once(running, 'exit')).toEqual([0, null])
})

it('begins with a document that is broken, and sees files that it refers to', async () => {
  write('')
  start('api.json')
  await until('watching')
  mkdirSync(join(folder, 'parts'))
  write('{ "get": { "operationId": "inPart", "responses": { "204": { "description": "" } } } }', 'parts/path.json')
  write(JSON.stringify({ ...(JSON.parse(documentOf('a')) as object), paths: { '/a': { $ref: './parts/path.json' } } }))
  await until('out/api.ts')
  expect(made()).toBe('inPart')
  replace('{ "get": { "operationId": "changed", "responses": { "204": { "description": "" } } } }', 'parts/path.json')
  await until('out/api.ts')
  expect(made()).toBe('changed')
})
