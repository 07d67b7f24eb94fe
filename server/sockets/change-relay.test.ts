import { EventEmitter } from 'node:events'
import { beforeEach, expect, it, vi } from 'vitest'
import type { OpenDatabase } from '../db/open'
import { createChangeRelay } from './change-relay'
import { type Connection, ConnectionRegistry } from './connection-registry'
import type { SocketServices } from './services'
import { TableSockets } from './tables'

const RELOAD = { cmd: 'topic', msgTxt: '请重新加载消息' }
const FRAME = { cmd: 'topic', msgId: 'a', msgTxt: '通告' }

const database = {} as OpenDatabase
const warn = vi.fn()
const services = {
  announcementAudience: vi.fn<SocketServices['announcementAudience']>(),
  announcementsTurned: vi.fn<SocketServices['announcementsTurned']>(),
}
let registry: ConnectionRegistry
let relay: ReturnType<typeof createChangeRelay>

function connect(userId: string, tenantId: number) {
  const frames: unknown[] = []
  const socket = Object.assign(new EventEmitter(), {
    OPEN: 1,
    readyState: 1,
    bufferedAmount: 0,
    send: (text: string) => frames.push(JSON.parse(text)),
    close: () => {},
  })
  registry.add({ socket, session: { userId, tenantId, tokenHash: userId } } as unknown as Connection)
  return frames
}

beforeEach(() => {
  vi.resetAllMocks()
  registry = new ConnectionRegistry()
  relay = createChangeRelay(database, services as unknown as SocketServices, registry, new TableSockets(database, new Map(), warn), warn)
})

const tell = (frame: object) => relay.listener.onMessage('weft_announcement', JSON.stringify({ tenant: 0, user: '', frame }))

it('tells those whom an announcement is shown to', async () => {
  const [mine, other] = [connect('mine', 0), connect('other', 0)]
  services.announcementAudience.mockResolvedValue(['mine'])
  tell(FRAME)
  await vi.waitFor(() => expect(mine).toEqual([FRAME]))
  expect(other).toEqual([])
})

it('has everybody of the tenant read anew when it cannot be asked whom an announcement is shown to', async () => {
  const [mine, stranger] = [connect('mine', 0), connect('stranger', 1)]
  const error = new Error('busy')
  services.announcementAudience.mockRejectedValue(error)
  tell(FRAME)
  await vi.waitFor(() => expect(mine).toEqual([RELOAD]))
  expect(stranger).toEqual([])
  expect(warn).toHaveBeenCalledWith(error)
})

it('looks for announcements that begin or end also where another tenant cannot be asked', async () => {
  const [mine, other] = [connect('mine', 0), connect('other', 1)]
  services.announcementsTurned.mockImplementation(async tenant => {
    if (tenant === 0) throw new Error('busy')
    return { turned: true, now: 'then' }
  })
  await relay.look()
  expect(other).toEqual([RELOAD])
  expect(mine).toEqual([])
})

it('looks from where the last look ended that did not fail, however long ago', async () => {
  connect('mine', 0)
  const looked = async (answer: Promise<{ turned: boolean; now: string }>) => {
    const calls = services.announcementsTurned.mock.calls.length
    services.announcementsTurned.mockReturnValueOnce(answer)
    await relay.look()
    return services.announcementsTurned.mock.calls[calls]
  }
  expect(await looked(Promise.resolve({ turned: false, now: 'first' }))).toEqual([0, null])
  expect(await looked(Promise.reject(new Error('busy')))).toEqual([0, 'first'])
  expect(await looked(Promise.resolve({ turned: false, now: 'third' }))).toEqual([0, 'first'])
  expect(await looked(Promise.resolve({ turned: false, now: 'fourth' }))).toEqual([0, 'third'])
})
