import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { TABLE_HEARTBEAT, TABLE_RECONNECT, TABLE_REPLY, TableSocket } from './table-socket'

/** A socket that does what the test says. */
class FakeSocket {
  static all: FakeSocket[] = []
  readyState = 0
  readonly sent: { readonly type: string; readonly data: unknown }[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { readonly data: string }) => void) | null = null
  onerror: (() => void) | null = null
  onclose: (() => void) | null = null
  closed = false

  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  open() {
    this.readyState = 1
    this.onopen?.()
  }
  onMessage(frame: unknown) {
    this.onmessage?.({ data: typeof frame === 'string' ? frame : JSON.stringify(frame) })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text) as never)
  }
  close() {
    this.closed = true
    this.readyState = 3
    this.onclose?.()
  }
}

const KEY = '/example/material'
const last = () => {
  const socket = FakeSocket.all.at(-1)
  if (!socket) throw new Error('no socket')
  return socket
}

function people() {
  const heard: unknown[] = []
  const socket = new TableSocket({
    enter: async () => ({ url: 'ws://here', protocols: [] }),
    make: url => new FakeSocket(url) as unknown as WebSocket,
  })
  const join = () =>
    socket.join(KEY, {
      onRow: (row, sender) => heard.push([row, sender]),
      onRemoved: ids => heard.push(ids),
      onLine: stands => heard.push(stands),
    })
  return { heard, join }
}

const rest = (time: number) => vi.advanceTimersByTimeAsync(time)

beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
})
afterEach(() => vi.useRealTimers())

describe('the line between those who have a table open', () => {
  it('hands rows and removals to those who joined, and nothing that is no frame', async () => {
    const { heard, join } = people()
    join()
    await rest(0)
    last().open()
    last().onMessage({ type: 'update_vxe_table', data: { socketKey: KEY, args: [{ id: '1' }, 'case'] } })
    last().onMessage({ type: 'update_vxe_table', data: { socketKey: '/other', args: [{ id: '1' }, 'case'] } })
    last().onMessage({ type: 'common_send_date', data: { key: KEY, args: ['removed', ['2']] } })
    last().onMessage('HeartBeat')
    last().onMessage({ type: 'update_vxe_table', data: null })
    expect(heard).toEqual([true, [{ id: '1' }, 'case'], ['2']])
  })

  it('beats 10 s after each answer', async () => {
    people().join()
    await rest(0)
    last().open()
    const beats = () => last().sent.filter(({ type }) => type === 'heart_beat').length
    expect(beats()).toBe(1)
    await rest(TABLE_REPLY - 1)
    last().onMessage({ type: 'heart_beat', data: true })
    await rest(TABLE_HEARTBEAT - 1)
    expect(beats()).toBe(1)
    await rest(1)
    expect(beats()).toBe(2)
  })

  it('is dialled again 5 s after a heartbeat was not answered within 6 s', async () => {
    const { heard, join } = people()
    join()
    await rest(0)
    last().open()
    await rest(TABLE_REPLY)
    expect([last().closed, heard]).toEqual([true, [true, false]])
    await rest(TABLE_RECONNECT - 1)
    expect(FakeSocket.all).toHaveLength(1)
    await rest(1)
    expect(FakeSocket.all).toHaveLength(2)
    last().open()
    expect(heard).toEqual([true, false, true])
  })

  it('is dialled again 5 s after a close', async () => {
    people().join()
    await rest(0)
    last().open()
    last().close()
    await rest(TABLE_RECONNECT)
    expect(FakeSocket.all).toHaveLength(2)
  })

  it('tells the others, and ends with the last who leaves', async () => {
    const { join } = people()
    const [one, two] = [join(), join()]
    await rest(0)
    expect(FakeSocket.all).toHaveLength(1)
    last().open()
    one.notify({ id: '1' }, 'me')
    expect(last().sent.at(-1)).toEqual({ type: 'update_vxe_table', data: { socketKey: KEY, args: [{ id: '1' }, 'me'] } })
    one.leave()
    expect(last().closed).toBe(false)
    two.leave()
    expect(last().closed).toBe(true)
    await rest(60_000)
    expect(FakeSocket.all).toHaveLength(1)
  })
})
