// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Activity } from '../session/activity'
import { type IdleWatch, watchIdle } from './idle-watch'

const MINUTE = 60_000
const LIMIT = 29 * MINUTE
let values: Map<string, unknown>
let activity: Activity
let watch: IdleWatch
const [tell, onWarning, onEnd] = [vi.fn(), vi.fn(), vi.fn()]
const storage = { get: (key: string) => values.get(key), set: (key: string, value: unknown) => void values.set(key, value) }
const press = () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'a' }))

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 * MINUTE })
  for (const mock of [tell, onWarning, onEnd]) mock.mockClear()
  values = new Map()
  activity = new Activity(storage)
  watch = watchIdle({ minutes: 30, activity, notifyServer: tell, onWarning, onEnd })
})
afterEach(() => {
  watch.stop()
  vi.useRealTimers()
})

it('warns two minutes before the end, by seconds, and ends', () => {
  vi.advanceTimersByTime(LIMIT - 2 * MINUTE - 1)
  expect(onWarning).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onWarning.mock.lastCall).toEqual([120])
  vi.advanceTimersByTime(119_000)
  expect(onWarning.mock.lastCall).toEqual([1])
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onEnd).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(60 * MINUTE)
  expect(onEnd).toHaveBeenCalledOnce()
  expect(tell).not.toHaveBeenCalled()
})

it('lets a user who types for hours without a call be signed in, and tells the server', () => {
  for (let minute = 0; minute < 180; minute++) {
    vi.advanceTimersByTime(MINUTE)
    press()
  }
  expect(onWarning).not.toHaveBeenCalled()
  expect(tell.mock.calls.length).toBeGreaterThan(30)
  expect(tell.mock.calls.length).toBeLessThanOrEqual(36)
})

it('goes on by its answer alone while it warns', () => {
  vi.advanceTimersByTime(LIMIT - MINUTE)
  press()
  vi.advanceTimersByTime(1_000)
  expect(onWarning.mock.lastCall).toEqual([59])
  watch.goOn()
  expect(onWarning.mock.lastCall).toEqual([null])
  expect(tell).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(LIMIT - 3 * MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
})

it('says no more when the user works in another window', () => {
  vi.advanceTimersByTime(LIMIT - MINUTE)
  new Activity(storage).note()
  window.dispatchEvent(new StorageEvent('storage'))
  expect(onWarning.mock.lastCall).toEqual([null])
  vi.advanceTimersByTime(10 * MINUTE)
  expect(onEnd).not.toHaveBeenCalled()
})

it('ends at once when a machine wakes that has slept past the end', () => {
  vi.setSystemTime(Date.now() + 8 * 60 * MINUTE)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledOnce()
  expect(onWarning).not.toHaveBeenCalled()
})
