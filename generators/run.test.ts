import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { runTargets } from './run'
import type { Target } from './targets'

let root: string
let runs: string[]

function write(file: string, text: string) {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}
const text = (file: string) => readFileSync(join(root, file), 'utf8')

/** Copies `in/<name>` to `out/generated/<name>`; the second target puts its output among the inputs. */
const targets: Target[] = [
  {
    name: 'copy',
    owns: ['out/generated'],
    run: async context => {
      runs.push('copy')
      return new Map([['out/generated/a.txt', readFileSync(join(context.root, 'in/a.txt'), 'utf8').toUpperCase()]])
    },
  },
  {
    name: 'beside',
    owns: [],
    run: async () => {
      runs.push('beside')
      return new Map([['in/made.txt', text('out/generated/a.txt')]])
    },
  },
]
const run = (check = false) => runTargets({ root, targets, inputs: ['in', 'absent'], command: 'make', check })

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'generate-'))
  runs = []
  write('in/a.txt', 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

it('writes what is missing and says so', async () => {
  expect(await run()).toEqual(['out/generated/a.txt', 'in/made.txt'])
  expect([text('out/generated/a.txt'), text('in/made.txt')]).toEqual(['ONE', 'ONE'])
})

it('loads nothing when nothing changed, even with an output among the inputs', async () => {
  await run()
  const { mtimeMs } = statSync(join(root, 'out/generated/a.txt'))
  expect(await run()).toEqual([])
  expect(runs).toEqual(['copy', 'beside'])
  expect(statSync(join(root, 'out/generated/a.txt')).mtimeMs).toBe(mtimeMs)
})

it('runs again after a change, and writes only what differs', async () => {
  await run()
  write('in/a.txt', 'One')
  expect(await run()).toEqual([])
  expect(runs).toHaveLength(4)
  write('in/b.txt', 'a new file')
  await run()
  expect(runs).toHaveLength(6)
})

it.each([
  ['edited', () => write('out/generated/a.txt', 'mine'), 'out/generated/a.txt'],
  ['deleted', () => rmSync(join(root, 'out/generated/a.txt')), 'out/generated/a.txt'],
  ['left over', () => write('out/generated/old.txt', 'old'), 'out/generated/old.txt'],
])('brings back an output that was %s', async (_, change, file) => {
  await run()
  change()
  expect(await run()).toEqual([file])
  expect(text('out/generated/a.txt')).toBe('ONE')
  expect(await run()).toEqual([])
})

it('checks without writing, and again after a failed check', async () => {
  await run()
  write('in/a.txt', 'two')
  expect(await run(true)).toEqual(['out/generated/a.txt'])
  expect(await run(true)).toEqual(['out/generated/a.txt'])
  expect(text('out/generated/a.txt')).toBe('ONE')
})

it('survives a broken memory', async () => {
  await run()
  write('.cache/generate.json', '{')
  expect(await run()).toEqual([])
})
