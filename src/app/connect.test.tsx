import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sysStatisticsRecords } from '../api/generated/statistics'
import { ports } from '../api/ports'
import { session } from '../session'
import { connectCalls, followOtherWindows } from './connect'
import { NoticeGate } from './notice-gate'

const again = vi.fn()
const calls: string[] = []

/** As another window does: the storage first, then the event of it. */
function elsewhere(values: { readonly [key: string]: unknown }) {
  for (const [key, value] of Object.entries(values)) {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  }
  for (const key of Object.keys(values)) window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage }))
}

const lisi = { Login_Userinfo: { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' }, 'Access-Token': 'T1' }
const zhang = { Login_Userinfo: { id: 'u2', username: 'zhang', realname: '张三', orgCode: 'A01' }, 'Access-Token': 'T2' }
const nobody = { Login_Userinfo: null, 'Access-Token': null }

function signIn() {
  for (const [key, value] of Object.entries(lisi)) localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  session.followStorage(null)
}

beforeEach(() => {
  calls.length = 0
  vi.stubGlobal('fetch', async (url: string) => {
    calls.push(url.replace(/\?.*/, ''))
    return new Response(JSON.stringify({ success: true, code: 200, message: '', result: null }))
  })
  signIn()
  connectCalls(again)
})

afterEach(() => {
  act(() => session.forget())
  localStorage.clear()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

it('ends the session and loads the page again once the person agrees', async () => {
  render(<NoticeGate />)
  const asked = ports().askToSignIn()
  await userEvent.click(await screen.findByRole('button', { name: '重新登录' }))
  await asked
  expect(session.get().token).toBeNull()
  expect(calls).toEqual(['/jeecg-boot/sys/logout'])
  expect(again).toHaveBeenCalledTimes(1)
})

it('loads the page again although the server never answers', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  ports().leave(0)
  await vi.advanceTimersByTimeAsync(1_900)
  expect([session.get().token, again.mock.calls.length]).toEqual([null, 0])
  await vi.advanceTimersByTimeAsync(200)
  expect(again).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})

it.each([
  ['signs out', () => void session.logout()],
  [
    'is signed out by another window',
    () => {
      elsewhere(nobody)
      session.followStorage(null)
    },
  ],
])('gives up what was being read for somebody who %s', async (_, end) => {
  const fetch = vi.fn((url: string, { signal }: RequestInit) => {
    if (url.includes('/sys/logout')) return Promise.resolve(new Response('{"success":true}'))
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))))
  })
  vi.stubGlobal('fetch', fetch)
  // A call goes out when it is waited for.
  const read = Promise.resolve(sysStatisticsRecords())
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled())
  end()
  await expect(read).rejects.toMatchObject({ shown: true })
})

it.each([
  ['signed in again', { ...lisi, 'Access-Token': 'T3' }, 'T3'],
  ['signed out', nobody, null],
])('asks no longer when another window has %s', async (_, change, token) => {
  render(<NoticeGate />)
  const stop = follow()
  const asked = ports().askToSignIn()
  await screen.findByRole('dialog', { name: '登录已过期' })
  act(() => elsewhere(change))
  await asked
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '登录已过期' })).toBeNull())
  expect(session.get().token).toBe(token)
  expect(calls).toEqual([])
  expect(again).not.toHaveBeenCalled()
  stop()
})

const revalidate = vi.fn(async () => {})

function follow() {
  const added = vi.spyOn(window, 'addEventListener')
  followOtherWindows({ revalidate }, again)
  const listeners = added.mock.calls.filter(([type]) => type === 'storage').map(([, listener]) => listener)
  added.mockRestore()
  return () => {
    for (const listener of listeners) window.removeEventListener('storage', listener as EventListener)
  }
}

it.each<[string, object[], number, boolean]>([
  ['a sign-out', [nobody], 1, false],
  ['a new sign-in of the same person', [nobody, { ...lisi, 'Access-Token': 'T3' }], 2, false],
  ['a sign-in of somebody else', [nobody, zhang], 1, true],
  ['a sign-in of somebody else over this one', [zhang], 0, true],
  ['another tenant', [{ TENANT_ID: '7' }], 0, true],
])('follows %s in another window', (_, changes, asked, anew) => {
  const stop = follow()
  for (const change of changes) elsewhere(change as Record<string, unknown>)
  expect(revalidate).toHaveBeenCalledTimes(asked)
  expect(again.mock.calls.length > 0).toBe(anew)
  stop()
})
