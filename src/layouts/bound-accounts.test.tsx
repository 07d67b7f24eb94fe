import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { useBoundAccounts } from './use-bound-accounts'

const TITLE = '第三方账号绑定'
const account = { source: 'test_id', title: '统一认证', offered: true, bindTime: null as string | null, removable: false }
let accounts: (typeof account)[]
let agrees: boolean
const calls: [string, string, unknown][] = []
const notices: string[] = []
const notify = {
  success: (text: string) => void notices.push(`success ${text}`),
  warning: (text: string) => void notices.push(`warning ${text}`),
  confirm: async ({ title }: { title: string }) => {
    notices.push(`confirm ${title}`)
    return agrees
  },
}

function Entry() {
  const { open, dialog } = useBoundAccounts(notify)
  return (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <button type="button" onClick={() => void open()}>
        账号绑定入口
      </button>
      {dialog}
    </ConfigProvider>
  )
}

async function opened() {
  const user = userEvent.setup()
  render(<Entry />)
  await user.click(screen.getByRole('button', { name: '账号绑定入口' }))
  return user
}

beforeEach(() => {
  accounts = [account]
  agrees = true
  calls.length = 0
  notices.length = 0
  vi.stubGlobal('open', () => ({}))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.replace(/^\/jeecg-boot|[?&]_t=.*$/g, '')
    calls.push([method, path, body ? JSON.parse(String(body)) : null])
    if (method !== 'GET')
      accounts = [{ ...account, bindTime: method === 'POST' ? '2026-11-21 08:00:00' : null, removable: method === 'POST' }]
    return new Response(JSON.stringify({ success: true, message: '', code: 200, result: method === 'GET' ? accounts : null }))
  })
})

afterEach(() => vi.unstubAllGlobals())

const comeBack = (data: string) => window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin }))

it('binds what the window of the provider comes back with, and shows it', async () => {
  const user = await opened()
  await dialogTitled(TITLE)
  expect(screen.getByText('未绑定')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: '绑定 统一认证' }))
  expect(await screen.findByText('请在打开的窗口中完成登录')).toBeTruthy()
  comeBack('绑定手机号,u-1')
  expect(await screen.findByText('已绑定（2026-11-21 08:00:00）')).toBeTruthy()
  expect(calls).toContainEqual(['POST', '/sys/thirdLogin/bindOwn', { uuid: 'u-1' }])
  expect(notices).toEqual(['success 绑定成功！'])
})

it('can be tried again once the window was closed, in a window of its own, and hears what either says', async () => {
  const windows: { closed: boolean }[] = []
  const names: string[] = []
  vi.stubGlobal('open', (_: string, name: string) => {
    names.push(name)
    windows.push({ closed: false })
    return windows.at(-1)
  })
  const user = await opened()
  const bind = () => user.click(screen.getByRole('button', { name: '绑定 统一认证' }))
  await screen.findByText('未绑定')
  await bind()
  await screen.findByText('请在打开的窗口中完成登录')
  for (const each of windows) each.closed = true
  await screen.findByText('未绑定')
  await bind()
  await screen.findByText('请在打开的窗口中完成登录')
  expect([names.length, new Set(names).size]).toEqual([2, 2])
  // A page of a provider that keeps to itself looks closed from here.
  for (const each of windows) each.closed = true
  await screen.findByText('未绑定')
  comeBack('绑定手机号,u-1')
  expect(await screen.findByText('已绑定（2026-11-21 08:00:00）')).toBeTruthy()
})

it.each([
  ['somebody here already', 'a-token', 'warning 该账号已绑定用户'],
  ['nobody', '登录失败', 'warning 登录失败'],
])('binds nothing when the window comes back with %s', async (_, posted, said) => {
  const user = await opened()
  await user.click(await screen.findByRole('button', { name: '绑定 统一认证' }))
  comeBack(posted)
  await waitFor(() => expect(notices).toEqual([said]))
  expect(calls.every(([method]) => method === 'GET')).toBe(true)
})

it('asks before it unbinds', async () => {
  accounts = [{ ...account, bindTime: '2026-11-21 08:00:00', removable: true }]
  agrees = false
  const user = await opened()
  const unbind = await screen.findByRole('button', { name: '解除绑定 统一认证' })
  await user.click(unbind)
  expect(notices).toEqual(['confirm 确定解除与统一认证的绑定吗?'])
  expect(calls.every(([method]) => method === 'GET')).toBe(true)
  agrees = true
  await user.click(unbind)
  expect(await screen.findByText('未绑定')).toBeTruthy()
  expect(calls).toContainEqual(['DELETE', '/sys/thirdLogin/unbind?source=test_id', null])
  expect(notices.at(-1)).toBe('success 解除绑定成功！')
})

it('offers no end to the last way of signing in, and says why', async () => {
  accounts = [{ ...account, bindTime: '2026-11-21 08:00:00', removable: false }]
  await opened()
  expect((await screen.findByRole<HTMLButtonElement>('button', { name: '解除绑定 统一认证' })).disabled).toBe(true)
  expect(screen.getByText('已绑定（2026-11-21 08:00:00） · 唯一的登录方式，不能解除绑定')).toBeTruthy()
})

it('says so where there is no provider', async () => {
  accounts = []
  await opened()
  await waitFor(() => expect(notices).toEqual(['warning 系统未配置第三方登录']))
})
