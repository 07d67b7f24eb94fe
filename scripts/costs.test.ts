import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { costLines, knownCosts, processorTime } from './costs.mjs'

it('tells each part, their sum, and what grew most', () => {
  const parts = [
    { name: 'build', seconds: 20.4, processor: 30 },
    { name: 'tests', seconds: 400, processor: 700.6 },
  ]
  const known = new Map([
    ['build', 28],
    ['tests', 650],
  ])
  expect(costLines(parts, known)).toEqual([
    '  build: 20 s, 30 s of processor time',
    '  tests: 400 s, 701 s of processor time',
    '  all: 420 s, 731 s of processor time',
    '  grew most: tests, by 51 s of processor time',
  ])
  expect(costLines(parts, new Map([['build', 40]])).at(-1)).toContain('all:')
})

it('reads the table of the decision', () => {
  const root = mkdtempSync(join(tmpdir(), 'weft-costs-'))
  try {
    expect(() => knownCosts(root)).toThrow()
    mkdirSync(join(root, 'docs', 'decisions'), { recursive: true })
    expect(knownCosts(root).size).toBe(0)
    writeFileSync(
      join(root, 'docs', 'decisions', '7-what-the-check-costs.md'),
      '| part | seconds | processor |\n| --- | --- | --- |\n| build | 20.5 | 31 |\n| unit and contract tests | 400 | 650.5 |\n',
    )
    expect([...knownCosts(root)]).toEqual([
      ['build', 31],
      ['unit and contract tests', 650.5],
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})

it.runIf(process.platform === 'linux')('counts the processor time of processes that have ended', () => {
  const before = processorTime()
  execFileSync(process.execPath, ['-e', 'const end = Date.now() + 300; while (Date.now() < end);'])
  expect(processorTime()).toBeGreaterThan(before)
})
