import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type FrontReport, FrontReports } from './front-reports'
import { largestShift, slowInteraction } from './vitals'

let sent: FrontReport[][]
let reports: FrontReports
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  reports = new FrontReports({ send: items => sent.push(items), page: () => '/course/lecturer' })
})
afterEach(() => void vi.useRealTimers())

it('gathers what comes within ten seconds, and sends at once what is asked for', () => {
  reports.error(new TypeError('x is undefined'))
  reports.vital('LCP', 812.34567, '/first')
  expect(sent).toEqual([])
  vi.advanceTimersByTime(10_000)
  expect(sent).toMatchObject([
    [
      { kind: 'error', name: 'TypeError', message: 'x is undefined', page: '/course/lecturer' },
      { kind: 'vital', name: 'LCP', value: 812.346, page: '/first' },
    ],
  ])
  reports.error('a text')
  reports.flush()
  expect(sent[1]).toEqual([{ kind: 'error', name: 'Error', message: 'a text', page: '/course/lecturer' }])
  reports.flush()
  expect(sent.length).toBe(2)
})

it('reports one error three times and forty in all, twenty at once', () => {
  for (let at = 0; at < 10; at++) reports.error(new Error('again'))
  for (let at = 0; at < 100; at++) reports.error(new Error(`error ${at}`))
  reports.flush()
  expect(sent.map(({ length }) => length)).toEqual([20, 20])
  expect(sent.flat().filter(({ message }) => message === 'again').length).toBe(3)
})

it('leaves out what lets somebody in, and cuts what is long', () => {
  const error = new Error(`at /a?token=abc123&b=1 ${'x'.repeat(2000)}`)
  reports.error(error)
  reports.flush()
  const [report] = sent[0] ?? []
  expect(report?.message?.length).toBe(1000)
  expect(`${report?.message}${report?.stack}`).not.toContain('abc123')
})

it('adds shifts up that follow each other, and takes the largest window', () => {
  const shift = (startTime: number, value: number) => ({ startTime, value })
  expect(largestShift([])).toBe(0)
  expect(largestShift([shift(0, 0.25), shift(900, 0.25), shift(3000, 0.125)])).toBe(0.5)
  const steady = Array.from({ length: 12 }, (_, at) => shift(at * 500, 0.125))
  expect(largestShift(steady)).toBe(10 * 0.125)
})

it('lets one of fifty interactions be slower', () => {
  expect(slowInteraction([], 0)).toBeUndefined()
  expect(slowInteraction([80, 300, 120], 3)).toBe(300)
  expect(slowInteraction([80, 300, 120], 50)).toBe(120)
  expect(slowInteraction([80, 300, 120], 5000)).toBe(80)
})
