import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { failedJourneys, failedTests, slowestJourneys, slowestTests, unsteadyJourneys, unsteadyTests } from './failed-tests.mjs'

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

test('a test that passed at its second try is unsteady, with its first error', () => {
  const again = { status: 'passed', fullName: 'comes late', failureMessages: ['want 2\nat a.ts', 'want 3'] }
  const fine = { status: 'passed', fullName: 'is fine', failureMessages: [] }
  const file = report([{ name: '/p/a.test.ts', message: '', assertionResults: [fine, again, failure('adds', 'no')] }])
  expect(unsteadyTests(file, '/p')).toEqual(['a.test.ts › comes late: want 2'])
  expect(unsteadyTests(join(folder, 'none.json'), '/p')).toEqual([])
})

test('a journey that passed at a later try is unsteady; one in quarantine is too, and does not count as failed', () => {
  const errors = [{ message: 'no row' }]
  const spec = (title: string, ok: boolean, status: string) => ({
    file: 'a.spec.ts',
    line: 8,
    title,
    ok,
    tests: [{ status, results: [{ errors }, { errors: [] }] }],
  })
  const specs = [spec('late', true, 'flaky'), spec('broken', false, 'unexpected'), spec('known', false, 'unexpected')]
  const file = written({ errors: [], suites: [{ specs }] })
  const known = ['a.spec.ts › known']
  expect(failedJourneys(file, known)).toEqual(['a.spec.ts:8 › broken: no row'])
  expect(unsteadyJourneys(file, known)).toEqual(['a.spec.ts:8 › late: no row', 'a.spec.ts:8 › known: no row'])
  expect(unsteadyJourneys(join(folder, 'none.json'))).toEqual([])
})

test('the slowest files are named with their seconds, the slowest first', () => {
  const took = (name: string, endTime: number) => ({ name: `/p/${name}`, message: '', assertionResults: [], startTime: 1000, endTime })
  expect(slowestTests(report([took('a.test.ts', 3400), took('b.test.ts', 21000)]), '/p')).toEqual(['20 s b.test.ts', '2 s a.test.ts'])
  const spec = (file: string, ...durations: number[]) => ({ file, tests: [{ results: durations.map(duration => ({ duration })) }] })
  const suites = [{ specs: [spec('a.spec.ts', 9000), spec('b.spec.ts', 4000, 4000)], suites: [{ specs: [spec('b.spec.ts', 3000)] }] }]
  expect(slowestJourneys(written({ suites }))).toEqual(['11 s b.spec.ts', '9 s a.spec.ts'])
  expect([...slowestTests(join(folder, 'none.json'), '/p'), ...slowestJourneys(join(folder, 'none.json'))]).toEqual([])
})
