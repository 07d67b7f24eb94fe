import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Announcement } from '../notices/announcement'
import { openedAnnouncement } from '../notices/opened'
import { session } from '../session'
import { useLiveNotices } from './live-notices'

vi.mock('../notices/live', () => ({ runLive: () => () => {} }))

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
