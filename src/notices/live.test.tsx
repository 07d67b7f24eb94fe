import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createFeed } from './feed'
import { FIRST, POLL, runLive } from './live'
import { RECONNECT } from './socket'

let socket: {
  readyState: number
  onopen?: () => void
  onmessage?: (event: { data: string }) => void
  onclose?: (event: { code: number }) => void
}
const fetch = vi.fn(async () => ({ items: [], total: 0 }))
const onDictionary = vi.fn()
const onJobs = vi.fn(async () => true)
const onPermission = vi.fn(async () => {})
const onOver = vi.fn(async () => true)
let stop: () => void
let visible: DocumentVisibilityState

const settle = (time = 300) => vi.advanceTimersByTimeAsync(time)
const asked = () => fetch.mock.calls.length
const onMessage = (frame: object) => socket.onmessage?.({ data: JSON.stringify(frame) })
const become = (state: DocumentVisibilityState) => {
  visible = state
  document.dispatchEvent(new Event('visibilitychange'))
}

function begin() {
  stop = runLive({
    feed: createFeed(fetch),
    enter: async () => ({ url: 'ws://x', protocols: [] }),
    make: () => {
      socket = { readyState: 0 }
      return Object.assign(socket, { send: () => {}, close: () => {} }) as unknown as WebSocket
    },
    onJobs,
    onDictionary,
    onPermission,
    onOver,
  })
}

beforeEach(async () => {
  vi.useFakeTimers()
  vi.clearAllMocks()
  visible = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visible)
  begin()
  await settle(FIRST)
})
afterEach(() => {
  stop()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Another page, before its first reading. */
async function beginAnew() {
  stop()
  vi.clearAllMocks()
  begin()
  await settle()
}

function open() {
  socket.readyState = 1
  socket.onopen?.()
}

it('asks once at the beginning when the socket opens soon, for what it has not heard', async () => {
  await beginAnew()
  expect([asked(), onJobs.mock.calls.length]).toEqual([0, 0])
  open()
  await settle(FIRST)
  expect([asked(), onJobs.mock.calls.length]).toEqual([1, 1])
})

it('asks nothing once it has ended', async () => {
  stop()
  vi.clearAllMocks()
  begin()
  stop()
  await settle(FIRST)
  expect(asked()).toBe(0)
})

it('asks for the jobs without waiting long for a socket, with each socket, and when they have moved on', async () => {
  expect(onJobs).toHaveBeenCalledTimes(1)
  open()
  await settle()
  expect(onJobs).toHaveBeenCalledTimes(2)
  onMessage({ cmd: 'job', msgId: 'r', msgTxt: 'running' })
  onMessage({ cmd: 'job', msgId: 'r', msgTxt: 'done' })
  await settle()
  expect(onJobs).toHaveBeenCalledTimes(3)
})

it('reads the lists without a socket, then every 6 s until there is one, and once more then, for what it did not hear', async () => {
  expect(asked()).toBe(1)
  await settle(POLL * 2)
  expect(asked()).toBe(3)
  open()
  await settle()
  expect(asked()).toBe(4)
  await settle(POLL * 3)
  expect(asked()).toBe(4)
})

it('stops asking silently at the first failure, until a socket has been there', async () => {
  fetch.mockRejectedValueOnce(new Error('away'))
  await settle(POLL)
  expect(asked()).toBe(2)
  await settle(POLL * 5)
  expect(asked()).toBe(2)
  open()
  await settle()
  expect(asked()).toBe(3)
  socket.readyState = 3
  socket.onclose?.({ code: 1006 })
  await settle(POLL)
  expect(asked()).toBe(4)
})

it('asks again every 6 s for what a push told of, until it was read', async () => {
  open()
  await settle()
  fetch.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'))
  onMessage({ cmd: 'topic', msgId: 'a', msgTxt: 'x' })
  await settle()
  expect(asked()).toBe(3)
  await settle(POLL)
  expect(asked()).toBe(4)
  await settle(POLL)
  expect(asked()).toBe(5)
  await settle(POLL * 3)
  expect(asked(), 'it was read').toBe(5)
})

it('asks again every 6 s for jobs that could not be read, and not for the lists that were', async () => {
  open()
  await settle()
  const [before, lists] = [onJobs.mock.calls.length, asked()]
  onJobs.mockResolvedValueOnce(false)
  onMessage({ cmd: 'job', msgId: 'a', msgTxt: 'x' })
  await settle()
  await settle(POLL * 3)
  expect([onJobs.mock.calls.length, asked()]).toEqual([before + 2, lists])
})

it('asks again when the reading failed that came with the socket', async () => {
  await beginAnew()
  fetch.mockRejectedValueOnce(new Error('busy'))
  open()
  await settle()
  expect(asked()).toBe(1)
  await settle(POLL)
  expect(asked()).toBe(2)
})

it('asks every 6 s after a socket is lost, also when the reading before it failed only once the socket was open', async () => {
  let fail = (_: Error) => {}
  fetch.mockImplementationOnce(() => new Promise((_, reject) => (fail = reject)))
  await settle(POLL)
  expect(asked()).toBe(2)
  open()
  fail(new Error('away'))
  await settle()
  socket.readyState = 3
  socket.onclose?.({ code: 1006 })
  const before = asked()
  await settle(POLL * 2)
  expect(asked()).toBe(before + 2)
})

it('asks every 6 s although the first reading failed', async () => {
  stop()
  vi.clearAllMocks()
  fetch.mockRejectedValueOnce(new Error('away'))
  begin()
  await settle(POLL * 2)
  expect(asked()).toBe(3)
})

it.each([
  ['the network is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is seen again', () => [become('hidden'), become('visible')]],
])('asks every 6 s again after a failure when %s', async (_, happens) => {
  fetch.mockRejectedValueOnce(new Error('away'))
  await settle(POLL * 2)
  expect(asked()).toBe(2)
  happens()
  await settle(POLL)
  expect(asked()).toBe(3)
})

it('reads the lists while pushes never cease', async () => {
  open()
  await settle()
  for (let push = 0; push < 20; push++) {
    onMessage({ cmd: 'topic', msgId: String(push), msgTxt: 'x' })
    await settle(100)
  }
  expect(asked()).toBeGreaterThan(5)
})

it.each([['topic'], ['user']])('reads the lists when %s is pushed, once for several', async cmd => {
  open()
  await settle()
  expect(asked()).toBe(2)
  onMessage({ cmd, msgId: 'a', msgTxt: 'x' })
  onMessage({ cmd, msgId: 'b', msgTxt: 'y' })
  onMessage({ cmd: 'email' })
  await settle()
  expect(asked()).toBe(3)
})

it('tells of changed dictionaries', async () => {
  open()
  onMessage({ cmd: 'dictionary', msgTxt: 'sex' })
  expect(onDictionary.mock.calls).toEqual([['sex']])
})

it('asks for menu and rights when they may have changed, once for several, and when somebody sees the page', async () => {
  open()
  onMessage({ cmd: 'permission' })
  onMessage({ cmd: 'permission' })
  await settle(2_000)
  expect(onPermission).toHaveBeenCalledTimes(1)
  become('hidden')
  onMessage({ cmd: 'permission' })
  await settle(2_000)
  expect(onPermission).toHaveBeenCalledTimes(1)
  become('visible')
  await settle(2_000)
  expect(onPermission).toHaveBeenCalledTimes(2)
})

it('reads everything anew after the socket was away', async () => {
  await beginAnew()
  open()
  await settle()
  expect(asked()).toBe(1)
  socket.readyState = 3
  socket.onclose?.({ code: 1006 })
  await settle(5_000)
  open()
  await settle()
  expect(onDictionary.mock.calls).toEqual([['']])
  expect(asked()).toBe(2)
  await settle(2_000)
  expect(onPermission).toHaveBeenCalledTimes(1)
})

it('asks nothing while nobody sees the page, and catches up when somebody does', async () => {
  become('hidden')
  await settle(POLL * 3)
  open()
  onMessage({ cmd: 'topic' })
  await settle()
  expect(asked()).toBe(1)
  become('visible')
  await settle()
  expect(asked()).toBe(2)
})

it('says that the session is over, and that is the end', async () => {
  open()
  socket.onclose?.({ code: 4401 })
  await settle(RECONNECT * 3)
  expect(onOver).toHaveBeenCalledTimes(1)
})

it('says it again after 5 s when nobody could be told, and not after the end', async () => {
  onOver.mockResolvedValueOnce(false).mockResolvedValueOnce(false)
  open()
  socket.onclose?.({ code: 4401 })
  await settle(RECONNECT)
  expect(onOver).toHaveBeenCalledTimes(2)
  await settle(RECONNECT * 3)
  expect(onOver).toHaveBeenCalledTimes(3)
  onOver.mockResolvedValueOnce(false)
  socket.onclose?.({ code: 4401 })
  stop()
  await settle(RECONNECT * 3)
  expect(onOver).toHaveBeenCalledTimes(3)
})
