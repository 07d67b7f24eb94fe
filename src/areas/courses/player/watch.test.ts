import { expect, it, vi } from 'vitest'
import type { LessonProgress, WatchedReport } from '../calls'
import { Watch } from './watch'

const DONE: LessonProgress = { position: 0, covered: 0, done: false, courseDone: false }

function watching({ played = true, fails = () => false }: { played?: boolean; fails?: () => boolean } = {}) {
  const clock = { now: 0 }
  const reports: WatchedReport[] = []
  const onLost = vi.fn()
  const watch = new Watch({
    lessonId: '7',
    played,
    report: async body => {
      if (fails()) throw new Error('lost')
      reports.push(body)
      return DONE
    },
    onProgress: () => undefined,
    onLost,
    now: () => clock.now,
  })
  const play = (...seconds: readonly number[]) => {
    for (const second of seconds) watch.at(second)
  }
  const wait = (seconds: number) => {
    clock.now += seconds * 1000
  }
  return {
    watch,
    reports,
    onLost,
    play,
    wait,
    intervals: () => reports.map(({ watched }) => watched.map(({ start, end }) => [start, end])),
  }
}

it('reports what was played, and not what was jumped over', async () => {
  const { watch, play, wait, intervals, reports } = watching()
  play(0, 1, 2, 30, 31, 10, 11)
  wait(10)
  await watch.flush()
  expect(intervals()).toEqual([
    [
      [0, 2],
      [30, 31],
      [10, 11],
    ],
  ])
  expect(reports[0]?.position).toBe(11)
  await watch.flush()
  expect(reports).toHaveLength(1)
})

it('counts what went by while the page was busy, and no jump', async () => {
  const { watch, play, wait, intervals } = watching()
  play(0)
  wait(4)
  play(8, 20)
  await watch.flush()
  expect(intervals()).toEqual([[[0, 8]]])
})

it('sends no interval without a length, whatever is left of the time', async () => {
  const { watch, play, wait, reports } = watching()
  play(0, 0.1)
  watch.stop(0.1)
  play(5, 5.9, 6.8)
  wait(0.05 + 1e-9)
  await watch.flush()
  wait(10)
  await watch.flush()
  const sent = reports.flatMap(({ watched }) => watched)
  expect(sent.every(({ start, end }) => end - start >= 0.01)).toBe(true)
  expect(sent.reduce((sum, { start, end }) => sum + end - start, 0)).toBeCloseTo(1.9)
})

it('begins anew after a pause, and reports where it stands', async () => {
  const { watch, play, wait, intervals, reports } = watching()
  play(0, 1)
  watch.stop(1)
  play(3, 4)
  wait(5)
  await watch.flush()
  expect(intervals()).toEqual([
    [
      [0, 1],
      [3, 4],
    ],
  ])
  watch.stop(20)
  await watch.flush()
  expect(reports.at(-1)).toEqual({ lessonId: '7', position: 20, watched: [] })
})

it('keeps what was lost for the next report', async () => {
  let fails = true
  const { watch, play, wait, intervals, onLost } = watching({ fails: () => fails })
  play(0, 1, 2)
  wait(5)
  await watch.flush()
  play(3)
  fails = false
  await watch.flush()
  expect(intervals()).toEqual([[[0, 3]]])
  expect(onLost.mock.calls).toEqual([[true], [false]])
})

it.each([
  [true, [[0, 4]], [[4, 8]]],
  [false, [[0, 2]], [[2, 4]]],
])('asks for no more than time allows; played: %s', async (played, first, second) => {
  const { watch, play, wait, intervals } = watching({ played })
  play(0, 1, 2, 3, 4, 5, 6, 7, 8)
  wait(2)
  await watch.flush()
  wait(2)
  await watch.flush()
  expect(intervals()).toEqual([first, second])
})
