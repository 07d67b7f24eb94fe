import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled } from '../../tests/helpers/dialogs'
import { useOwnDevices } from './use-own-devices'

const session = (id: string, device: string, own: boolean) => ({
  id,
  device,
  own,
  address: '10.1.2.3',
  place: 'intranet',
  createTime: '2026-11-21 08:00:00',
  lastSeen: '2026-11-21 09:30:00',
})

let sessions: ReturnType<typeof session>[]
let agrees: boolean
const calls: [string, string, unknown][] = []
const questions: string[] = []
const notify = {
  warning: () => {},
  confirm: async ({ title }: { title: string }) => {
    questions.push(title)
    return agrees
  },
}

function Entry() {
  const { open, dialog } = useOwnDevices(notify)
  return (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <button type="button" onClick={() => void open()}>
        入口
      </button>
      {dialog}
    </ConfigProvider>
  )
}

async function opened() {
  const user = userEvent.setup()
  render(<Entry />)
  await user.click(screen.getByRole('button', { name: '入口' }))
  await dialogTitled('登录设备')
  return user
}

beforeEach(() => {
  sessions = [session('1', 'Chrome 142 · Windows', true), session('2', '', false), session('3', 'Safari 19 · iOS', false)]
  agrees = true
  calls.length = 0
  questions.length = 0
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit) => {
    const path = url.replace(/^\/jeecg-boot|[?&]_t=.*$/g, '')
    const sent = body ? JSON.parse(String(body)) : null
    calls.push([method, path, sent])
    if (method === 'POST') sessions = sessions.filter(({ id, own }) => own || (sent !== null && id !== sent.id))
    return new Response(JSON.stringify({ success: true, message: '', code: 200, result: method === 'GET' ? sessions : null }))
  })
})
afterEach(() => vi.unstubAllGlobals())

const END_UNKNOWN = '下线 未知设备（登录于 2026-11-21 08:00:00）'

it('shows where the account is signed in, and offers no end of the current session', async () => {
  await opened()
  expect(screen.getAllByText('10.1.2.3（内网） · 登录于 2026-11-21 08:00 · 最近操作 2026-11-21 09:30')).toHaveLength(3)
  expect(screen.getByText('当前设备')).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^下线 / }).map(one => one.getAttribute('aria-label'))).toEqual([
    END_UNKNOWN,
    '下线 Safari 19 · iOS（登录于 2026-11-21 08:00:00）',
  ])
})

it('ends a session once that is agreed to', async () => {
  agrees = false
  const user = await opened()
  await user.click(screen.getByRole('button', { name: END_UNKNOWN }))
  expect([questions, calls.filter(([method]) => method === 'POST')]).toEqual([['确定下线“未知设备”吗？'], []])
  agrees = true
  await user.click(screen.getByRole('button', { name: END_UNKNOWN }))
  await waitFor(() => expect(screen.queryByText('未知设备')).toBeNull())
  expect(calls).toContainEqual(['POST', '/sys/online/endOwn', { id: '2' }])
})

it('ends all others at once, and offers nothing more then', async () => {
  const user = await opened()
  await user.click(screen.getByRole('button', { name: '下线其他设备' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '下线其他设备' })).toBeNull())
  expect(questions).toEqual(['确定下线其他 2 个设备吗？'])
  expect(calls.map(([method, path]) => `${method} ${path}`)).toContain('POST /sys/online/endOthers')
})
