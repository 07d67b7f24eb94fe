import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeClient } from '../../tests/helpers/client'
import type { Client, ClientRequest } from '../model/client'
import { browserDrafts, type Draft, type DraftStore } from './draft-store'
import { draftsOf, serverDrafts } from './server-drafts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const KEY = 'u1|demo/people|add|'
const draft = (name: string, time: number, more: Partial<Draft> = {}): Draft => ({ values: { name }, read: {}, time, ...more })

function memory(): DraftStore & { readonly held: Map<string, Draft> } {
  const held = new Map<string, Draft>()
  return {
    held,
    get: async key => held.get(key),
    set: async (key, one) => void held.set(key, one),
    remove: async key => void held.delete(key),
  }
}

/** A server that two machines share; `away`: it answers nothing. */
function server() {
  const rows = new Map<string, string>()
  const calls: string[] = []
  const state = { away: false }
  const request = async ({ method, path, query, body }: ClientRequest) => {
    if (state.away) throw new Error('away')
    const { place, content } = { ...query, ...(body as object) } as { place: string; content: string }
    calls.push(`${method} ${path} ${place}`)
    if (method === 'POST') rows.set(place, content)
    if (method === 'DELETE') rows.delete(place)
    return method === 'GET' && rows.has(place) ? { content: rows.get(place) } : null
  }
  const client = { ...fakeClient({}), request } as unknown as Client
  const machine = () => {
    const local = memory()
    return { local, store: serverDrafts(client, local) }
  }
  return { rows, calls, state, machine }
}

const rest = () => vi.advanceTimersByTimeAsync(2000)

it('is found on another machine, and is gone there once it is saved here', async () => {
  const { rows, machine } = server()
  const [office, home] = [machine(), machine()]
  await office.store.set(KEY, draft('王', 1))
  await rest()
  expect([...rows.keys()]).toEqual(['demo/people|add|'])
  expect(await home.store.get(KEY)).toMatchObject({ values: { name: '王' }, elsewhere: true })
  await home.store.remove(KEY)
  await rest()
  expect([rows.size, await office.store.get(KEY), office.local.held.size]).toEqual([0, undefined, 0])
})

it('is sent once the typing rests, in its last state, and at once when the page is hidden', async () => {
  const { rows, calls, machine } = server()
  const { store, local } = machine()
  for (const name of ['王', '王老', '王老师']) {
    await store.set(KEY, draft(name, 1))
    await vi.advanceTimersByTimeAsync(500)
  }
  expect([calls, local.held.get(KEY)?.values.name]).toEqual([[], '王老师'])
  await rest()
  expect([calls.length, rows.get('demo/people|add|')]).toEqual([1, JSON.stringify(draft('王老师', 1))])
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  await store.set(KEY, draft('李', 2))
  await vi.advanceTimersByTimeAsync(0)
  expect(calls).toHaveLength(2)
  vi.restoreAllMocks()
})

it.each([
  ['the later one', 5, 9, '远'],
  ['the one at hand', 9, 5, '近'],
])('offers of two %s', async (_, here, there, want) => {
  const { machine, rows } = server()
  const { store, local } = machine()
  local.held.set(KEY, draft('近', here))
  rows.set('demo/people|add|', JSON.stringify(draft('远', there)))
  expect((await store.get(KEY))?.values.name).toBe(want)
})

it('stays in the browser while the server is away, also one that the server had', async () => {
  const { state, machine } = server()
  const { store, local } = machine()
  local.held.set(KEY, draft('王', 1, { sent: true }))
  state.away = true
  expect((await store.get(KEY))?.values.name).toBe('王')
  await store.set(KEY, draft('李', 2))
  await rest()
  expect(local.held.get(KEY)).toEqual(draft('李', 2))
})

it('is not asked to go from a server that never had it, and goes from one that could not say', async () => {
  const { state, calls, machine } = server()
  const { store } = machine()
  expect(await store.get(KEY)).toBeUndefined()
  await store.remove(KEY)
  state.away = true
  await store.get(KEY)
  state.away = false
  await store.remove(KEY)
  await rest()
  expect(calls).toEqual(['GET /sys/formDraft/query demo/people|add|', 'DELETE /sys/formDraft/delete demo/people|add|'])
})

it('is no draft that comes back once it was dropped while it was on its way', async () => {
  const { rows, machine } = server()
  const { store, local } = machine()
  await store.set(KEY, draft('王', 1))
  vi.advanceTimersByTime(2000)
  await store.remove(KEY)
  await rest()
  expect([rows.size, local.held.size]).toEqual([0, 0])
})

it('is the browser alone where nothing is said, and where the server has no such call', () => {
  const lacking = { ...fakeClient({}), abilities: { has: () => false, hasScreen: () => true } }
  const client = fakeClient({})
  expect([draftsOf(client, undefined), draftsOf(lacking, 'server')]).toEqual([browserDrafts, browserDrafts])
  expect(draftsOf(client, 'server')).not.toBe(browserDrafts)
  expect(draftsOf(client, 'server')).toBe(draftsOf(client, 'server'))
})
