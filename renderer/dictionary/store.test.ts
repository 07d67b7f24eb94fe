import { describe, expect, it, vi } from 'vitest'
import { fakeClient, memorySettings, testHost } from '../../tests/helpers/client'
import { dictionaryText, optionOf } from './dictionary-text'
import { loadDictionaries } from './load-dictionaries'
import { readOptions } from './read-options'
import { createDictionaryStore, DICTIONARY_LIFE, FAILURE_LIFE, TABLE_LIFE } from './store'

const sex = [
  { value: 1, text: '男', title: '男' },
  { value: '2', text: '女', title: '女' },
]
const options = [
  { value: '1', text: '男' },
  { value: '2', text: '女' },
]
const call = 'GET /sys/dict/getDictItems/sex'

describe('a dictionary', () => {
  it('is asked for once, however many want it', async () => {
    const client = fakeClient({ [call]: sex })
    const store = createDictionaryStore(testHost({ client }))
    const listener = vi.fn()
    store.subscribe('sex', listener)
    expect(store.snapshot('sex').state).toBe('loading')
    expect(await Promise.all([store.load('sex'), store.load('sex')])).toEqual([options, options])
    expect(await store.load('sex')).toEqual(options)
    expect(client.calls.length).toBe(1)
    expect(listener).toHaveBeenCalledTimes(1)
    expect(store.snapshot('sex')).toEqual({ options, state: 'ready' })
    expect(store.snapshot('sex')).toBe(store.snapshot('sex'))
  })

  it('that came with sign-in is not asked for, even when it is empty', async () => {
    const client = fakeClient({})
    const store = createDictionaryStore(testHost({ client, cachedDictionary: () => [] }))
    expect(await store.load('sex')).toEqual([])
    expect(client.calls).toEqual([])
  })

  it('that came with sign-in and is replaced there is replaced here when it is wanted again', async () => {
    let kept = options.slice(0, 1)
    const store = createDictionaryStore(testHost({ client: fakeClient({}), cachedDictionary: () => kept }))
    const listener = vi.fn()
    store.subscribe('sex', listener)
    expect(await store.load('sex')).toEqual(kept)
    kept = options
    expect(await store.load('sex')).toEqual(options)
    expect(store.snapshot('sex').options).toEqual(options)
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('that came with sign-in is replaced at once where it is shown', () => {
    let kept = options.slice(0, 1)
    const watchers = new Set<() => void>()
    const watchDictionaries = (watcher: () => void) => {
      watchers.add(watcher)
      return () => void watchers.delete(watcher)
    }
    const store = createDictionaryStore(testHost({ client: fakeClient({}), cachedDictionary: () => kept, watchDictionaries }))
    const listener = vi.fn()
    const ends = [store.subscribe('sex', listener), store.subscribe('sex', vi.fn())]
    kept = options
    for (const watcher of watchers) watcher()
    expect(store.snapshot('sex').options).toEqual(options)
    expect(listener).toHaveBeenCalledTimes(1)
    for (const end of ends) end()
    expect(watchers.size).toBe(0)
  })

  it('out of a table is asked for by its triple, in one piece of the path', async () => {
    const client = fakeClient({ 'GET /sys/dict/getDictItems/sys_user%2Crealname%2Cid': sex })
    await createDictionaryStore(testHost({ client })).load('sys_user,realname,id')
    expect(client.calls.length).toBe(1)
  })

  it('out of a table is kept for a moment and never beyond the session: people add rows all day', async () => {
    const code = 'sys_user,realname,id'
    const client = fakeClient({ 'GET /sys/dict/getDictItems/sys_user%2Crealname%2Cid': sex })
    const host = testHost({ client, settings: memorySettings() })
    let time = 1_000
    const store = createDictionaryStore(host, () => time)
    await store.load(code)
    time += TABLE_LIFE - 1
    await store.load(code)
    expect(client.calls.length).toBe(1)
    time += 1
    await store.load(code)
    expect(client.calls.length).toBe(2)
    await createDictionaryStore(host, () => time).load(code)
    expect(client.calls.length).toBe(3)
  })

  it('out of a table with a call of its own is asked for there, and kept for seven days, by tenant, until it is told to be another', async () => {
    const code = 'document_type,name,id'
    const path = '/unstructur/documentdata/documenttype/all/brief'
    const client = fakeClient({ [`GET ${path}`]: [{ id: 't1', name: '合同', code: 'contract' }] })
    const host = testHost({ client, settings: memorySettings(), briefs: { [code]: { method: 'GET', path, query: { isEnable: '1' } } } })
    let time = 1_000
    expect(await createDictionaryStore(host, () => time).load(code)).toEqual([{ value: 't1', text: '合同' }])
    expect(client.calls).toEqual([{ method: 'GET', path, query: { isEnable: '1' } }])
    time += DICTIONARY_LIFE - 1
    const store = createDictionaryStore(host, () => time)
    await store.load(code)
    expect(client.calls.length).toBe(1)
    await createDictionaryStore({ ...host, user: { ...host.user, tenantId: '9' } }, () => time).load(code)
    expect(client.calls.length).toBe(2)
    store.invalidate()
    await createDictionaryStore(host, () => time).load(code)
    expect(client.calls.length).toBe(3)
  })

  it('is kept for seven days beyond the session, by tenant: one may have its own', async () => {
    const client = fakeClient({ [call]: sex })
    const host = testHost({ client, settings: memorySettings() })
    let time = 1_000
    await createDictionaryStore(host, () => time).load('sex')
    time += DICTIONARY_LIFE - 1
    expect(await createDictionaryStore(host, () => time).load('sex')).toEqual(options)
    expect(client.calls.length).toBe(1)
    await createDictionaryStore({ ...host, user: { ...host.user, tenantId: '9' } }, () => time).load('sex')
    expect(client.calls.length).toBe(2)
    time += 1
    await createDictionaryStore(host, () => time).load('sex')
    expect(client.calls.length).toBe(3)
  })

  it.each([[null], ['text'], [{ at: 'x', options: [] }], [{ at: 9e15, options: [] }]])('does not trust %o in the settings', async kept => {
    const settings = memorySettings()
    settings.set('dictionary:0:sex', kept)
    const client = fakeClient({ [call]: sex })
    expect(await createDictionaryStore(testHost({ client, settings })).load('sex')).toEqual(options)
    expect(client.calls.length).toBe(1)
  })

  it('that cannot be read warns once, and is asked for again after a while', async () => {
    let broken = true
    const client = fakeClient({ [call]: () => (broken ? new Error('down') : sex) })
    const host = testHost({ client })
    let time = 0
    const store = createDictionaryStore(host, () => time)
    await expect(store.load('sex')).rejects.toThrow('down')
    await expect(store.load('sex')).rejects.toThrow('请求字典值【sex】失败！')
    expect(host.notices).toEqual(['warning: 请求字典值【sex】失败！'])
    expect(store.snapshot('sex')).toEqual({ options: [], state: 'failed' })
    broken = false
    time += FAILURE_LIFE
    expect(await store.load('sex')).toEqual(options)
  })

  it('that is invalidated is read again for those who show it, who keep the old options until then', async () => {
    let text = '男'
    const client = fakeClient({ [call]: () => [{ value: '1', text }] })
    const store = createDictionaryStore(testHost({ client, cachedDictionary: () => [{ value: '1', text: 'of sign-in' }] }))
    const told = new Promise<void>(resolve => store.subscribe('sex', resolve))
    expect(store.snapshot('sex').options).toEqual([{ value: '1', text: 'of sign-in' }])
    text = '先生'
    store.invalidate()
    expect(store.snapshot('sex').options).toEqual([{ value: '1', text: 'of sign-in' }])
    await told
    expect(store.snapshot('sex').options).toEqual([{ value: '1', text: '先生' }])
  })

  it('that is invalidated does not take the answer of an older request', async () => {
    const answers: ((value: unknown) => void)[] = []
    const client = fakeClient({ [call]: () => new Promise(resolve => answers.push(resolve)) })
    const store = createDictionaryStore(testHost({ client }))
    store.subscribe('sex', () => undefined)
    const old = store.load('sex')
    store.invalidate('sex')
    const young = store.load('sex')
    await vi.waitFor(() => expect(answers.length).toBe(2))
    answers[1]?.([{ value: '1', text: 'new' }])
    await young
    answers[0]?.([{ value: '1', text: 'old' }])
    await old
    expect(store.snapshot('sex').options).toEqual([{ value: '1', text: 'new' }])
  })
})

describe('several dictionaries', () => {
  it('come as a map, each asked for once', async () => {
    const client = fakeClient({ [call]: sex, 'GET /sys/dict/getDictItems/yn': [] })
    const found = await loadDictionaries(testHost({ client }), ['sex', ' yn ', 'sex'])
    expect([...found]).toEqual([
      ['sex', options],
      ['yn', []],
    ])
    expect(client.calls.length).toBe(2)
  })

  it.each([
    [undefined, '字典数组不能为空！'],
    [[], '字典数组不能为空！'],
    ['sex', '参数dictCodeList必须为数组！'],
    [{}, '参数dictCodeList必须为数组！'],
    [[''], '字典Code不能为空!'],
    [['sex', null], '字典Code不能为空!'],
  ])('refuse %o', async (given, message) => {
    await expect(loadDictionaries(testHost(), given)).rejects.toThrow(message)
  })
})

describe('options', () => {
  it.each([
    [sex, options],
    [[{ value: 0, title: '零' }], [{ value: '0', text: '零' }]],
    [[{ value: true, label: '真' }], [{ value: 'true', text: '真' }]],
    [[{ value: 'a' }], [{ value: 'a', text: 'a' }]],
    [[{ value: 'a', text: 'A', color: 'red', disabled: true }], [{ value: 'a', text: 'A', color: 'red', disabled: true }]],
    [[{ value: 'a', text: 'A', color: '' }], [{ value: 'a', text: 'A' }]],
    [[null, 'x', { text: 'no value' }, { value: {} }], []],
    [null, []],
    [{ length: 1 }, []],
  ])('are read from %o', (answer, want) => {
    expect(readOptions(answer)).toEqual(want)
  })

  it.each([
    ['1', '男'],
    [1, '男'],
    ['1,2', '男,女'],
    ['1, 9', '男, 9'],
    ['', ''],
    [null, ''],
    [undefined, ''],
    ['__proto__', '__proto__'],
  ])('turn %o into "%s"', (value, text) => {
    expect(dictionaryText(options, value)).toBe(text)
  })

  it('prefer the option of the whole value to its parts', () => {
    expect(dictionaryText([...options, { value: '1,2', text: 'both' }], '1,2')).toBe('both')
  })

  it('are found by value, the first of two', () => {
    expect(optionOf([...options, { value: '1', text: 'again' }], '1')?.text).toBe('男')
  })
})
