import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled, noDialogTitled } from '../../tests/helpers/dialogs'
import { useTotp } from './use-totp'

const TITLE = '动态口令（二次验证）'
const replies = new Map<string, { readonly success?: boolean; readonly message?: string; readonly result?: unknown }>()
const calls: [string, unknown][] = []
const notices: string[] = []
const notify = {
  success: (text: string) => void notices.push(`success ${text}`),
  warning: (text: string) => void notices.push(`warning ${text}`),
}
const state = { mode: 'optional', offered: true, enabled: false, recoveryCodesLeft: 0 }

function Entry() {
  const { open, dialog } = useTotp(notify)
  return (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <button type="button" onClick={() => void open()}>
        动态口令入口
      </button>
      {dialog}
    </ConfigProvider>
  )
}

async function opened() {
  const user = userEvent.setup()
  render(<Entry />)
  await user.click(screen.getByRole('button', { name: '动态口令入口' }))
  return user
}

beforeEach(() => {
  replies.clear()
  calls.length = 0
  notices.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/^\/jeecg-boot|\?.*$/g, '')
    calls.push([path, init.body ? JSON.parse(String(init.body)) : null])
    const { success = true, message = '', result = null } = replies.get(path) ?? { success: false, message: '操作失败' }
    return new Response(JSON.stringify({ success, message, code: success ? 200 : 500, result }))
  })
})

afterEach(() => vi.unstubAllGlobals())

it('sets the second factor up: password, picture and key, first code, recovery codes', async () => {
  replies.set('/sys/totp/state', { result: state })
  replies.set('/sys/totp/enrol', { result: { secret: 'ABCDEFGH234567', uri: 'otpauth://totp/Weft:lisi?secret=ABCDEFGH234567' } })
  replies.set('/sys/totp/confirm', { result: { recoveryCodes: ['aaaa-1111', 'bbbb-2222'] } })
  const user = await opened()
  await dialogTitled(TITLE)
  await user.type(screen.getByLabelText('当前密码'), 'secret')
  await user.click(screen.getByRole('button', { name: '启用' }))
  expect(await screen.findByRole('img', { name: '动态口令二维码' })).toBeTruthy()
  expect(screen.getByText('ABCD EFGH 2345 67')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('动态口令'))
  await user.type(screen.getByLabelText('动态口令'), '123456')
  await user.click(screen.getByRole('button', { name: '确认启用' }))
  expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(['aaaa-1111', 'bbbb-2222'])
  expect(notices).toEqual(['success 动态口令启用成功！'])
  expect(calls.slice(1)).toEqual([
    ['/sys/totp/enrol', { password: 'secret' }],
    ['/sys/totp/confirm', { code: '123456' }],
  ])
  await user.click(screen.getByRole('button', { name: '我已保存' }))
  await waitFor(() => expect(noDialogTitled(TITLE)).toBe(true))
})

it('keeps what was typed when the server refuses', async () => {
  replies.set('/sys/totp/state', { result: state })
  replies.set('/sys/totp/enrol', { success: false, message: '密码错误' })
  const user = await opened()
  await user.type(await screen.findByLabelText('当前密码'), 'wrong')
  await user.click(screen.getByRole('button', { name: '启用' }))
  await waitFor(() => expect(notices).toEqual(['warning 密码错误']))
  expect(screen.getByLabelText<HTMLInputElement>('当前密码').value).toBe('wrong')
})

it.each([
  ['更换恢复码', '/sys/totp/recoveryCodes', 'success 恢复码已更新！'],
  ['停用', '/sys/totp/disable', 'success 动态口令已停用！'],
])('asks for password and code before %s', async (button, path, told) => {
  replies.set('/sys/totp/state', { result: { ...state, enabled: true, recoveryCodesLeft: 7 } })
  replies.set(path, { result: { recoveryCodes: ['cccc-3333'] } })
  const user = await opened()
  await screen.findByText('动态口令已启用，剩余恢复码 7 个')
  await user.click(screen.getByRole('button', { name: button }))
  await screen.findByText('请输入当前密码!')
  await user.type(screen.getByLabelText('当前密码'), 'secret')
  await user.type(screen.getByLabelText('动态口令或恢复码'), ' 123456 ')
  await user.click(screen.getByRole('button', { name: button }))
  await waitFor(() => expect(notices).toEqual([told]))
  expect(calls.at(-1)).toEqual([path, { password: 'secret', code: '123456' }])
})

it('cannot be given up where it is required', async () => {
  replies.set('/sys/totp/state', { result: { ...state, mode: 'required', enabled: true } })
  await opened()
  await screen.findByText('系统要求使用动态口令，不能停用')
  expect(screen.queryByRole('button', { name: '停用' })).toBeNull()
})

it.each<[string, object, string]>([
  ['the installation has none', { ...state, mode: 'off' }, 'warning 系统未启用动态口令'],
  ['it is not for this person', { ...state, offered: false }, 'warning 当前账号无需使用动态口令'],
])('says why it does not open when %s', async (_, result, told) => {
  replies.set('/sys/totp/state', { result })
  await opened()
  await waitFor(() => expect(notices).toEqual([told]))
  expect(noDialogTitled(TITLE)).toBe(true)
})
