import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { testHost } from '../../tests/helpers/client'
import { plainStyles } from '../../tests/helpers/plain-styles'
import { type Announcement, readUnread } from './announcement'
import { Bell } from './bell'
import { NoticeDialogs, targetOf } from './dialogs'
import { createFeed } from './feed'
import { openedAnnouncement } from './opened'

plainStyles()

// They come with the renderer, which takes its time to be loaded for the first time.
beforeAll(async () => {
  await import('./notice-dialog')
})

const row = (id: string, values: object = {}) => ({
  id,
  titile: `通告${id}`,
  createTime: '2026-01-02 03:04:05',
  sendTime: '2026-01-02 09:00:00',
  ...values,
})
const answer = {
  anntMsgList: [row('a', { priority: 'H' })],
  anntMsgTotal: 1,
  sysMsgList: [row('b', { priority: 'M' }), row('c', { priority: 'L' })],
  sysMsgTotal: 6,
}
const quick = { token: { motion: false } }
const onOpen = vi.fn()
const onMore = vi.fn()

afterEach(() => {
  openedAnnouncement.close()
  vi.clearAllMocks()
})

function bell(fetch: () => Promise<ReturnType<typeof readUnread>>) {
  const feed = createFeed(fetch)
  render(
    <ConfigProvider theme={quick}>
      <Bell feed={feed} onOpen={onOpen} onMore={onMore} />
    </ConfigProvider>,
  )
  return feed
}

it('the bell counts what is unread and loads it on click, with time and priority', async () => {
  const fetch = vi.fn(async () => readUnread(answer))
  bell(fetch)
  await userEvent.click(screen.getByRole('button', { name: '消息' }))
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await screen.findByRole('tab', { name: '系统消息(7)' })).toBeTruthy()
  expect(screen.getByRole('button', { name: '消息，7条未读' })).toBeTruthy()
  const items = screen.getAllByRole('listitem')
  expect(items.map(item => within(item).getByRole('button').textContent)).toEqual([
    '通告a2026-01-02 03:04:05紧急消息',
    '通告b2026-01-02 03:04:05重要消息',
    '通告c2026-01-02 03:04:05一般消息',
  ])
  expect([...document.querySelectorAll('.ant-tag')].map(tag => /ant-tag-(red|orange|blue)/.exec(tag.className)?.[1])).toEqual([
    'red',
    'orange',
    'blue',
  ])
  await userEvent.click(screen.getByText('通告b'))
  expect(onOpen.mock.calls[0]?.[0]).toMatchObject({ id: 'b', title: '通告b' })
})

it('the bell leads to all messages', async () => {
  bell(async () => readUnread({}))
  await userEvent.click(screen.getByRole('button', { name: '消息' }))
  expect(await screen.findByText('暂无未读消息')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: '查看更多' }))
  expect(onMore).toHaveBeenCalledTimes(1)
})

it('the bell says when messages cannot be loaded, and tries again', async () => {
  const fetch = vi.fn(async () => readUnread(answer)).mockRejectedValueOnce(new Error('away'))
  bell(fetch)
  await userEvent.click(screen.getByRole('button', { name: '消息' }))
  expect((await screen.findByRole('alert')).textContent).toContain('消息加载失败')
  await userEvent.click(screen.getByRole('button', { name: /重\s?试/ }))
  expect(await screen.findByText('通告a')).toBeTruthy()
})

const announcement = (values: Partial<Announcement> = {}): Announcement => ({
  id: 'a',
  title: '停机维护',
  sender: '管理员',
  sendTime: '2026-01-02 09:00:00',
  createTime: '',
  content: '<p>今晚 <b>22</b> 点<img src=x onerror="alert(1)"><script>alert(2)</script></p>',
  priority: 'H',
  openType: '',
  openPage: '',
  busId: '',
  ...values,
})
const placeOf = (page: string) => (/^\/(?!\/)/.test(page) ? page : undefined)

function dialogs() {
  const navigate = vi.fn()
  const host = { ...testHost(), navigate }
  render(
    <ConfigProvider theme={quick} button={{ autoInsertSpace: false }}>
      <NoticeDialogs host={host} placeOf={placeOf} screenOf={page => page || null} Dynamic={() => null} />
    </ConfigProvider>,
  )
  return navigate
}

it('the dialog shows who said what and when, clean, and resolves when it is closed', async () => {
  dialogs()
  const closed = vi.fn()
  void openedAnnouncement.show(announcement()).then(closed)
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('通知消息')
  expect(dialog.textContent).toContain('发布人：管理员')
  expect(dialog.textContent).toContain('发布时间：2026-01-02 09:00:00')
  expect(dialog.querySelector('.weft-notice-content')?.innerHTML).toBe('<p>今晚 <b>22</b> 点<img src="x"></p>')
  expect(within(dialog).queryByRole('button', { name: '去处理' })).toBeNull()
  expect(dialog.style.width).toBe('60%')
  await userEvent.click(within(dialog).getByRole('button', { name: '全屏' }))
  expect(screen.getByRole('dialog').style.width).toBe('100%')
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(closed).toHaveBeenCalled())
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('去处理 closes the dialog and goes to the page', async () => {
  const navigate = dialogs()
  void openedAnnouncement.show(announcement({ openType: 'url', openPage: '/course/lecturer?x=1' }))
  await userEvent.click(await screen.findByRole('button', { name: '去处理' }))
  expect(navigate).toHaveBeenCalledWith('/course/lecturer?x=1')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it.each([
  ['url', '/course/lecturer', '/course/lecturer'],
  ['url', '//evil.cn', undefined],
  ['url', 'javascript:alert(1)', undefined],
  ['url', '', undefined],
  ['', '/course/lecturer', undefined],
  ['component', '/course/lecturer', undefined],
])('an announcement that opens "%s" with %s is handled at %s', (openType, openPage, want) => {
  expect(targetOf(announcement({ openType, openPage }), placeOf)).toBe(want)
})
