import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedJourneys, failedTests, filesToRepeat, journeysToRepeat } from './failed-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'weft-failed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const failure = (fullName: string, message: string) => ({ status: 'failed', fullName, failureMessages: [message] })

const report = (testResults: unknown) => written({ testResults })

function written(content: object): string {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
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

test('failed journeys are named with their place, what was expected, and what came', () => {
  const error = {
    message: '\u001b[31mError: expect(locator).toBeVisible() failed\u001b[39m\n\nLocator: row\nTimeout: 30000ms\n\n  at trees.spec.ts',
  }
  const spec = (title: string, line: number, errors: object[]) => ({
    file: 'tests/e2e/trees.spec.ts',
    line,
    title,
    ok: errors.length === 0,
    tests: [{ results: [{ errors }] }],
  })
  const nested = { specs: [spec('below a heading', 30, [error, { message: 'errors in the console' }])] }
  const file = written({ errors: [], suites: [{ specs: [spec('fine', 8, []), spec('a menu', 20, [error])], suites: [nested] }] })
  expect(failedJourneys(file)).toEqual([
    'tests/e2e/trees.spec.ts:20 › a menu: Error: expect(locator).toBeVisible() failed | Locator: row | Timeout: 30000ms | at trees.spec.ts',
    'tests/e2e/trees.spec.ts:30 › below a heading: Error: expect(locator).toBeVisible() failed | Locator: row | Timeout: 30000ms | at trees.spec.ts + errors in the console',
  ])
  expect(failedJourneys(written({ errors: [{ message: 'no server' }], suites: [] }))).toEqual(['no server'])
  expect(failedJourneys(join(folder, 'none.json'))).toEqual([])
})

test('the files of a few failed tests are run again, those of many are not', () => {
  const file = (name: string, failures: number) => ({
    name,
    status: failures > 0 ? 'failed' : 'passed',
    message: '',
    assertionResults: [{ status: 'passed', fullName: 'is fine' }, ...Array.from({ length: failures }, (_, n) => failure(`${n}`, 'no'))],
  })
  expect(filesToRepeat(report([file('/p/a.test.ts', 1), file('/p/b.test.ts', 0), file('/p/c.test.ts', 3)]), '/p')).toEqual([
    'a.test.ts',
    'c.test.ts',
  ])
  expect(filesToRepeat(report([file('/p/a.test.ts', 2), file('/p/b.test.ts', 3)]), '/p')).toEqual([])
  expect(filesToRepeat(join(folder, 'none.json'), '/p')).toEqual([])
})

test('a few failed journeys are run again by their place, many are not, nor anything that failed outside of them', () => {
  const spec = (line: number, ok = false) => ({ file: 'trees.spec.ts', line, title: 't', ok, tests: [] })
  const of = (specs: object[], errors: object[] = []) => written({ errors, suites: [{ specs }] })
  expect(journeysToRepeat(of([spec(8, true), spec(20)]))).toEqual(['/trees.spec.ts:20'])
  expect(journeysToRepeat(of([1, 2, 3, 4, 5].map(line => spec(line))))).toEqual([])
  expect(journeysToRepeat(of([spec(20)], [{ message: 'no browser' }]))).toEqual([])
  expect(journeysToRepeat(join(folder, 'none.json'))).toEqual([])
})
