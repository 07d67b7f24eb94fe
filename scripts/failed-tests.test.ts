import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedTests } from './failed-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'weft-failed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const failure = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] })

function report(testResults: unknown): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify({ testResults }))
  return file
}

test('failed tests are named with their file and the first line of their message', () => {
  const file = report([
    {
      name: '/p/a.test.ts',
      message: '',
      assertionResults: [{ status: 'passed', fullName: 'is fine' }, failure('adds', 'want 2\nat a.ts')],
    },
    { name: '/p/b.test.ts', message: '', assertionResults: [{ status: 'passed', fullName: 'is fine too' }] },
    { name: '/p/c.test.ts', message: 'Cannot find ./x\nat c', assertionResults: [] },
  ])
  expect(failedTests(file, '/p')).toEqual(['a.test.ts › adds: want 2', 'c.test.ts: Cannot find ./x'])
})

test('of very many the first thirty are named', () => {
  const file = report([
    { name: '/p/a.test.ts', message: '', assertionResults: Array.from({ length: 42 }, (_, n) => failure(`${n}`, 'no')) },
  ])
  expect(failedTests(file, '/p')).toHaveLength(31)
  expect(failedTests(file, '/p').at(-1)).toBe('and 12 more')
})

test('a run that ended before it wrote a report names nothing', () => {
  expect(failedTests(join(folder, 'none.json'), '/p')).toEqual([])
})
