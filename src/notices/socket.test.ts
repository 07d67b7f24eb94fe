import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type Frame, HEARTBEAT, LiveSocket, RECONNECT, SESSION_OVER } from './socket'

class FakeSocket {
  readyState = 0
  readonly sent: string[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  onerror: (() => void) | null = null
  constructor(
    readonly url: string,
    readonly protocols: string[],
  ) {
    made.push(this)
  }
  send(text: string) {
    this.sent.push(text)
  }
  close(code = 1000) {
    if (this.readyState === 3) return
    this.readyState = 3
    this.onclose?.({ code })
  }
  opens() {
    this.readyState = 1
    this.onopen?.()
  }
  says(data: unknown) {
    this.onmessage?.({ data })
  }
}

let made: FakeSocket[] = []
let frames: Frame[] = []
let opened: boolean[] = []
const over = vi.fn()
const enter = vi.fn(async (): Promise<{ url: string; protocols: string[] } | 'over'> => ({ url: 'ws://weft/x', protocols: ['weft', 't'] }))
let live: LiveSocket

beforeEach(() => {
  vi.useFakeTimers()
  made = []
  frames = []
  opened = []
  live = new LiveSocket({
    enter,
    onFrame: frame => frames.push(frame),
    onOpen: again => opened.push(again),
    onOver: over,
    make: (url, protocols) => new FakeSocket(url, protocols) as unknown as WebSocket,
  })
})
afterEach(() => {
  live.stop()
  vi.useRealTimers()
  vi.clearAllMocks()
})

const settle = () => vi.advanceTimersByTimeAsync(0)
const last = () => made.at(-1) as FakeSocket
async function connect(): Promise<FakeSocket> {
  live.start()
  await settle()
  last().opens()
  return last()
}

describe('the socket', () => {
  it('is dialled with what opens it, once however often it is asked for', async () => {
    live.start()
    live.start()
    await settle()
    live.start()
    await settle()
    expect(made.map(({ url, protocols }) => [url, protocols])).toEqual([['ws://weft/x', ['weft', 't']]])
    expect(live.open).toBe(false)
    last().opens()
    expect([live.open, opened]).toEqual([true, [false]])
  })

  it('beats every 20 s', async () => {
    const socket = await connect()
    await vi.advanceTimersByTimeAsync(HEARTBEAT * 3)
    expect(socket.sent).toEqual(['HeartBeat', 'HeartBeat', 'HeartBeat'])
  })

  it.each(['close', 'error'])('is dialled again 5 s after its %s, with a ticket of its own', async how => {
    const socket = await connect()
    if (how === 'close') socket.close(1006)
    else socket.onerror?.()
    expect(live.open).toBe(false)
    await vi.advanceTimersByTimeAsync(RECONNECT - 1)
    expect(made.length).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect([made.length, enter.mock.calls.length]).toEqual([2, 2])
    last().opens()
    expect(opened).toEqual([false, true])
  })

  it('tries again for as long as it cannot be opened', async () => {
    enter.mockRejectedValueOnce(new Error('away'))
    live.start()
    await vi.advanceTimersByTimeAsync(RECONNECT)
    expect(made.length).toBe(1)
    last().close(1006)
    await vi.advanceTimersByTimeAsync(RECONNECT)
    expect(made.length).toBe(2)
  })

  it('need not wait when somebody looks', async () => {
    const socket = await connect()
    socket.close(1006)
    live.start()
    await settle()
    expect(made.length).toBe(2)
    await vi.advanceTimersByTimeAsync(RECONNECT * 2)
    expect(made.length).toBe(2)
  })

  it('ends for good when the session is over, whoever says so', async () => {
    const socket = await connect()
    socket.close(SESSION_OVER)
    await vi.advanceTimersByTimeAsync(RECONNECT * 3)
    expect([made.length, over.mock.calls.length]).toEqual([1, 1])
    const other = new LiveSocket({ enter: async () => 'over', onFrame: () => {}, onOpen: () => {}, onOver: over })
    other.start()
    await settle()
    expect(over).toHaveBeenCalledTimes(2)
  })

  it('is closed by stop, also while it is dialled', async () => {
    const socket = await connect()
    live.stop()
    expect(socket.readyState).toBe(3)
    await vi.advanceTimersByTimeAsync(RECONNECT * 2)
    expect(made.length).toBe(1)
    const late = new LiveSocket({
      enter,
      onFrame: () => {},
      onOpen: () => {},
      onOver: over,
      make: () => new FakeSocket('', []) as unknown as WebSocket,
    })
    late.start()
    late.stop()
    await settle()
    expect(made.length).toBe(1)
  })

  it('is given up when a server that answered heartbeats does so no more', async () => {
    const socket = await connect()
    await vi.advanceTimersByTimeAsync(HEARTBEAT)
    socket.says('{"cmd":"heartcheck","msgTxt":"心跳响应"}')
    await vi.advanceTimersByTimeAsync(HEARTBEAT * 3)
    expect(socket.readyState).toBe(3)
    await vi.advanceTimersByTimeAsync(RECONNECT)
    expect(made.length).toBe(2)
  })
})

it.each([
  ['{"cmd":"topic","msgId":"a1","msgTxt":"停机维护"}', { cmd: 'topic', msgId: 'a1', msgTxt: '停机维护' }],
  ['{"cmd":"topic","msgTxt":"批量设置已读"}', { cmd: 'topic', msgId: '', msgTxt: '批量设置已读' }],
  ['{"cmd":"heartcheck","msgTxt":"心跳响应"}', undefined],
  ['HeartBeat', undefined],
  ['ping', undefined],
  ['null', undefined],
  ['{"type":"x"}', undefined],
  ['{"cmd":1}', undefined],
])('%s is read as %o', async (text, frame) => {
  const socket = await connect()
  socket.says(text)
  expect(frames).toEqual(frame ? [frame] : [])
})
