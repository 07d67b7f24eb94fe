import { expect, it, vi } from 'vitest'
import { readUnread, type Unread } from './announcement'
import { createFeed } from './feed'

const unread = (total: number): Unread => ({ items: [], total })

it('asks one at a time, and once more for whoever asked meanwhile', async () => {
  const answers: ((value: Unread) => void)[] = []
  const feed = createFeed(() => new Promise<Unread>(resolve => answers.push(resolve)))
  const first = feed.load()
  const [second, third] = [feed.load(), feed.load()]
  expect(answers.length).toBe(1)
  expect(feed.get().state).toBe('loading')
  answers[0]?.(unread(1))
  expect(await first).toBe(true)
  await vi.waitFor(() => expect(answers.length).toBe(2))
  answers[1]?.(unread(2))
  expect([await second, await third]).toEqual([true, true])
  expect([answers.length, feed.get().total]).toEqual([2, 2])
})

it('keeps what it has when the server cannot be asked, and says so when it has nothing', async () => {
  const item = readUnread({ sysMsgList: [{ id: 'a' }] })
  let fail = true
  const feed = createFeed(async () => {
    if (fail) throw new Error('away')
    return item
  })
  const told = vi.fn()
  const stop = feed.subscribe(told)
  expect(await feed.load()).toBe(false)
  expect(feed.get().state).toBe('failed')
  fail = false
  await feed.load()
  fail = true
  await feed.load()
  expect(feed.get()).toMatchObject({ state: 'ready', total: 1 })
  const times = told.mock.calls.length
  stop()
  await feed.load()
  expect(told).toHaveBeenCalledTimes(times)
})

it('reads what servers of the family answer, the newest first', () => {
  const answer = {
    anntMsgTotal: '7',
    anntMsgList: [{ id: 'a', titile: '甲', sendTime: '2026-01-01 00:00:00', priority: 'H', openType: null }],
    sysMsgList: [
      { id: 2, titile: '乙', sendTime: '2026-01-02 00:00:00', priority: 'X', sender: 'admin', sender_dictText: '管理员' },
      null,
      { titile: '无' },
    ],
  }
  const { items, total } = readUnread(answer)
  expect(total).toBe(8)
  expect(items.map(({ id, title, priority, sender, openType }) => [id, title, priority, sender, openType])).toEqual([
    ['2', '乙', 'L', '管理员', ''],
    ['a', '甲', 'H', '', ''],
  ])
  for (const nothing of [null, undefined, 'x', {}, { anntMsgList: 'x' }]) expect(readUnread(nothing)).toEqual({ items: [], total: 0 })
})
