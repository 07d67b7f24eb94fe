import { beforeEach, expect, it } from 'vitest'
import { Activity } from './activity'

const MINUTE = 60_000
let now = 0
let values: Map<string, unknown>
const storage = { get: (key: string) => values.get(key), set: (key: string, value: unknown) => void values.set(key, value) }
const window = () => new Activity(storage, () => now)

beforeEach(() => {
  now = 1_000 * MINUTE
  values = new Map()
})

it('takes the opening of a page for a doing', () => {
  const activity = window()
  now += MINUTE - 1
  expect(activity.isInUse()).toBe(true)
  now += 1
  expect(activity.isInUse()).toBe(false)
})

it('knows what the user does in other windows', () => {
  const [here, there] = [window(), window()]
  now += 10 * MINUTE
  expect(here.isInUse()).toBe(false)
  there.note()
  expect([here.isInUse(), here.last()]).toEqual([true, now])
})

it('does not write every movement', () => {
  let writes = 0
  const activity = new Activity({ get: () => undefined, set: () => void writes++ }, () => now)
  for (let n = 0; n < 100; n++) {
    now += 100
    activity.note()
  }
  expect(writes).toBe(2)
  expect(activity.last()).toBe(now)
})

it('lets nobody be active in the future when the clock is set back', () => {
  const activity = window()
  activity.note()
  now -= 60 * MINUTE
  const setBack = now
  expect(activity.last()).toBe(setBack)
  now += 5 * MINUTE
  expect([activity.last(), window().isInUse()], 'the note of another window is no longer one of the future').toEqual([setBack, true])
  expect(activity.isInUse()).toBe(false)
  activity.note()
  expect(activity.last()).toBe(now)
})
