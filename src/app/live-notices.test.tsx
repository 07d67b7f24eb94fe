import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Announcement } from '../notices/announcement'
import { openedAnnouncement } from '../notices/opened'
import { session } from '../session'
import { useLiveNotices } from './live-notices'
import { screenEvents } from './screen-events'

const live = vi.hoisted(() => ({ onJobs: async (): Promise<unknown> => undefined, states: ['running', 'done'] }))
vi.mock('../notices/live', () => ({
  runLive: ({ onJobs }: Pick<typeof live, 'onJobs'>) => {
    live.onJobs = onJobs
    return () => {}
  },
}))
vi.mock('../notices/jobs', async original => ({
  ...(await original<object>()),
  fetchJobs: async () => ({ items: [{ id: 'j1', name: '读取文档', text: '', state: live.states.shift() ?? 'done' }], total: 1 }),
}))

const announcement: Announcement = {
  id: 'n1',
  title: '通知',
  content: '',
  priority: 'H',
  openType: '',
  openPage: '',
  sender: '',
  sendTime: '',
  createTime: '',
  busId: '',
}

function signIn() {
  const values = { Login_Userinfo: { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' }, 'Access-Token': 'T1' }
  for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  session.followStorage(null)
}

afterEach(() => act(() => session.forget()))

it('a message that a user has open goes with their session: the next user does not see it', () => {
  signIn()
  renderHook(() => useLiveNotices(null))
  act(() => void openedAnnouncement.show(announcement))
  expect(openedAnnouncement.get()).toBe(announcement)
  act(() => session.forget())
  expect(openedAnnouncement.get()).toBeNull()
})

it.each(['unstructur/documentdata/documentinformation', 'system/backup', 'system/message'])(
  'rows of %s are read again when a job has moved on, and not when none has',
  async screen => {
    live.states = ['running', 'done']
    const told: string[] = []
    const end = screenEvents.subscribe(name => told.push(name))
    signIn()
    renderHook(() => useLiveNotices(null))
    const count = () => told.filter(name => name === `reload:${screen}`).length
    for (const expected of [1, 2, 2]) {
      await act(() => live.onJobs())
      expect(count()).toBe(expected)
    }
    end()
  },
)
