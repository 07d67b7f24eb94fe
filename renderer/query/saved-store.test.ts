import { describe, expect, it } from 'vitest'
import { fakeClient, memorySettings, type RecordedCall, testHost } from '../../tests/helpers/client'
import { RequestError } from '../model/client'
import { openSaved } from './saved-store'

const place = { page: 'test/screen', kind: 'conditions' } as const
const KEY = 'JSuperQuerySaved_test/screen'
const group = (field: string) => ({ matchType: 'and', records: [{ field, rule: 'eq', val: '1' }] })

/** A server that keeps queries in a list. */
function serverOf(refuses: readonly string[] = []) {
  const rows: { id: string; title: string; content: string; mine: boolean; ownerName: null; roleIds: string[]; version: number }[] = []
  const add = ({ body }: RecordedCall) => {
    const { title, content } = body as { title: string; content: string }
    if (refuses.includes(title)) return new RequestError('保存的查询内容不正确', 500, false)
    rows.push({ id: `q${rows.length}`, title, content, mine: true, ownerName: null, roleIds: [], version: 0 })
    return { message: '保存成功' }
  }
  return { rows, answers: { 'GET /sys/savedQuery/mine': () => [...rows], 'POST /sys/savedQuery/add': add } }
}

describe('saved queries', () => {
  it('are kept in the browser where the server knows none', async () => {
    const settings = memorySettings()
    const { store } = await openSaved(testHost({ settings }), place)
    expect(store.shares).toBe(false)
    await store.save('一', group('a'))
    await store.save('二', group('b'))
    await store.save('一', group('c'))
    expect(settings.get(KEY)).toEqual([
      { title: '一', ...group('c') },
      { title: '二', ...group('b') },
    ])
    const [first] = await store.list()
    expect(first).toMatchObject({ title: '一', content: group('c'), mine: true })
    if (first) await store.remove(first)
    expect((await store.list()).map(({ title }) => title)).toEqual(['二'])
  })

  it('that the browser has kept go to the server once', async () => {
    const settings = memorySettings()
    settings.set(KEY, [{ title: '旧', ...group('a') }, { title: '有', ...group('b') }, { title: '坏', records: [] }, 'x'])
    const { rows, answers } = serverOf(['坏'])
    rows.push({ id: 'q', title: '有', content: JSON.stringify(group('z')), mine: true, ownerName: null, roleIds: [], version: 0 })
    const client = fakeClient(answers)
    const { store } = await openSaved(testHost({ client, settings }), place)
    expect(store.shares).toBe(true)
    expect((await store.list()).map(({ title, content }) => [title, content])).toEqual([
      ['有', group('z')],
      ['旧', group('a')],
    ])
    expect(settings.get(KEY)).toBeUndefined()
    const before = client.calls.length
    const { entries } = await openSaved(testHost({ client, settings }), place)
    expect(client.calls.filter(({ method }) => method === 'POST')).toHaveLength(2)
    expect([client.calls.length - before, entries.length], 'a page that opens asks once').toEqual([1, 2])
  })

  it('stay in the browser when the server cannot be reached meanwhile', async () => {
    const settings = memorySettings()
    settings.set(KEY, [{ title: '旧', ...group('a') }])
    const answers = { 'GET /sys/savedQuery/mine': [], 'POST /sys/savedQuery/add': new RequestError('away', 0, true) }
    await expect(openSaved(testHost({ client: fakeClient(answers), settings }), place)).rejects.toThrow('away')
    expect(settings.get(KEY)).toHaveLength(1)
  })

  it('of another code are others', async () => {
    const settings = memorySettings()
    const { store } = await openSaved(testHost({ settings }), { ...place, page: 'shared' })
    await store.save('一', group('a'))
    expect(settings.get('JSuperQuerySaved_shared')).toHaveLength(1)
    expect(settings.get(KEY)).toBeUndefined()
  })
})
