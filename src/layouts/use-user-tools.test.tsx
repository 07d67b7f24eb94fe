import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConfigProvider } from 'antd'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dialogTitled, noDialogTitled } from '../../tests/helpers/dialogs'
import { session } from '../session'
import { useUserTools } from './use-user-tools'
import { UserMenu } from './user-menu'

type Reply = { readonly success?: boolean; readonly message?: string; readonly result?: unknown }

const replies = new Map<string, Reply>()
const calls: { readonly call: string; readonly body: unknown }[] = []
const notices: string[] = []
const signOut = vi.fn()
const forgetDictionaries = vi.fn()
const notify = {
  success: (text: string) => void notices.push(`success ${text}`),
  warning: (text: string) => void notices.push(`warning ${text}`),
  confirm: async () => true,
}

const A = { id: '1', orgCode: 'A01', departName: '审计一处' }
const B = { id: '2', orgCode: 'B02', departName: '审计二处' }

beforeEach(() => {
  replies.clear()
  calls.length = 0
  notices.length = 0
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace(/^\/jeecg-boot|\?.*$/g, '')
    calls.push({ call: `${init.method} ${path}`, body: init.body ? JSON.parse(String(init.body)) : null })
    const { success = true, message = '', result = null } = replies.get(path) ?? { success: false, message: '操作失败' }
    return new Response(JSON.stringify({ success, message, code: success ? 200 : 500, result }))
  })
  const keep = (key: string, value: unknown) => localStorage.setItem(key, JSON.stringify({ value, expire: null }))
  keep('Access-Token', 'T1')
  keep('Login_Userinfo', { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'A01' })
  session.followStorage(null)
})

afterEach(() => {
  act(() => session.forget())
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

function Tools({ username }: { username: string }) {
  const { entries, dialogs } = useUserTools({ username, notify, signOut, forgetDictionaries })
  return (
    <ConfigProvider theme={{ token: { motion: false } }} button={{ autoInsertSpace: false }}>
      <UserMenu name="李四" entries={entries} onLogout={() => {}} />
      {dialogs}
    </ConfigProvider>
  )
}

async function chosen(entry: string, username = 'lisi') {
  const user = userEvent.setup()
  render(<Tools username={username} />)
  await user.click(screen.getByRole('button', { name: '李四的账户菜单' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
  return user
}

const inside = async (title: string) => within(await dialogTitled(title))

it('offers what people can do for themselves, and the way out', async () => {
  const user = userEvent.setup()
  render(<Tools username="lisi" />)
  await user.click(screen.getByRole('button', { name: '李四的账户菜单' }))
  await screen.findByRole('menuitem', { name: '退出登录' })
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '系统设置',
    '修改密码',
    '动态口令',
    '登录设备',
    '账号绑定',
    '切换部门',
    '存储空间',
    '清除缓存',
    'English',
    '退出登录',
  ])
})

it('opens the theme drawer', async () => {
  await chosen('系统设置')
  expect((await inside('系统设置')).getByRole('radiogroup', { name: '主题色' })).toBeTruthy()
})

async function fill(user: ReturnType<typeof userEvent.setup>, texts: readonly [string, string, string]) {
  const dialog = await inside('修改密码')
  for (const [index, label] of ['旧密码', '新密码', '确认新密码'].entries()) {
    const text = texts[index]
    if (text) await user.type(dialog.getByLabelText(label), text)
  }
  await user.click(dialog.getByRole('button', { name: '确定' }))
  return dialog
}

it.each<[readonly [string, string, string], string[]]>([
  [
    ['', '', ''],
    ['请输入旧密码!', '请输入新密码!', '请确认新密码!'],
  ],
  [
    ['old', '', 'x'],
    ['请输入新密码!', '两次输入的密码不一样！'],
  ],
  [['old', 'New-1', 'New-2'], ['两次输入的密码不一样！']],
])('refuses the passwords %j', async (texts, refusals) => {
  const user = await chosen('修改密码')
  const dialog = await fill(user, texts)
  for (const text of refusals) expect(await dialog.findByText(text)).toBeTruthy()
  expect(calls).toEqual([])
})

it('changes the password, closes and signs out', async () => {
  replies.set('/sys/user/updatePassword', { message: '密码重置成功!' })
  const user = await chosen('修改密码')
  expect((await dialogTitled('修改密码')).style.width).toBe('800px')
  await fill(user, ['old', 'New-1', 'New-1'])
  await waitFor(() => expect(signOut).toHaveBeenCalledTimes(1))
  expect(calls).toEqual([
    {
      call: 'PUT /sys/user/updatePassword',
      body: { username: 'lisi', oldpassword: 'old', password: 'New-1', confirmpassword: 'New-1' },
    },
  ])
  expect(notices).toEqual(['success 密码重置成功!'])
  await waitFor(() => expect(noDialogTitled('修改密码')).toBe(true))
})

it('stays open with a warning when the password is refused', async () => {
  replies.set('/sys/user/updatePassword', { success: false, message: '旧密码输入错误!' })
  const user = await chosen('修改密码')
  const dialog = await fill(user, ['old', 'New-1', 'New-1'])
  await waitFor(() => expect(notices).toEqual(['warning 旧密码输入错误!']))
  expect(dialog.getByLabelText<HTMLInputElement>('新密码').value).toBe('New-1')
  expect(signOut).not.toHaveBeenCalled()
})

it('changes no password of nobody', async () => {
  await chosen('修改密码', '')
  expect(notices).toEqual(['warning 当前系统无登录用户!'])
  expect(noDialogTitled('修改密码')).toBe(true)
})

it('switches the department', async () => {
  replies.set('/sys/user/getCurrentUserDeparts', { result: { list: [A, B], orgCode: 'A01' } })
  replies.set('/sys/selectDepart', { result: { userInfo: { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'B02' } } })
  const user = await chosen('切换部门')
  const dialog = await inside('部门切换')
  expect((await dialogTitled('部门切换')).style.width).toBe('450px')
  expect(dialog.getByText('审计一处')).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: /部门/ }))
  await user.click(await screen.findByTitle('审计二处'))
  await user.click(dialog.getByRole('button', { name: '确定' }))
  await waitFor(() => expect(noDialogTitled('部门切换')).toBe(true))
  expect(calls.at(-1)).toEqual({ call: 'PUT /sys/selectDepart', body: { orgCode: 'B02', username: 'lisi' } })
  expect(session.get().user?.orgCode).toBe('B02')
  expect(notices).toEqual([])
})

it('wants a department', async () => {
  replies.set('/sys/user/getCurrentUserDeparts', { result: { list: [A, B], orgCode: null } })
  const user = await chosen('切换部门')
  const dialog = await inside('部门切换')
  await user.click(dialog.getByRole('button', { name: '确定' }))
  expect((await dialog.findByRole('alert')).textContent).toBe('请选择部门')
  expect(dialog.getByRole('combobox').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toHaveLength(1)
})

it('stays open when the department is refused', async () => {
  replies.set('/sys/user/getCurrentUserDeparts', { result: { list: [A, B], orgCode: 'A01' } })
  replies.set('/sys/selectDepart', { success: false, message: '您不属于该部门，不能切换！' })
  const user = await chosen('切换部门')
  await user.click((await inside('部门切换')).getByRole('button', { name: '确定' }))
  await waitFor(() => expect(notices).toEqual(['warning 您不属于该部门，不能切换！']))
  expect(noDialogTitled('部门切换')).toBe(false)
})

it.each<[string, Reply, string]>([
  ['nobody has a department', { result: { list: [], orgCode: null } }, 'warning 您尚未设置部门信息!'],
  ['the server refuses', { success: false, message: '操作失败' }, 'warning 操作失败'],
])('opens no departments when %s', async (_, reply, notice) => {
  replies.set('/sys/user/getCurrentUserDeparts', reply)
  await chosen('切换部门')
  await waitFor(() => expect(notices).toEqual([notice]))
  expect(noDialogTitled('部门切换')).toBe(true)
})

it('refreshes the cache: the server first, then what is kept, then open pages', async () => {
  replies.set('/sys/dict/refleshCache', {})
  replies.set('/sys/dict/queryAllDictItems', { result: { sex: [{ value: '1', text: '男' }] } })
  await chosen('清除缓存')
  await waitFor(() => expect(notices).toEqual(['success 刷新缓存完成！']))
  expect(calls.map(({ call }) => call)).toEqual(['GET /sys/dict/refleshCache', 'GET /sys/dict/queryAllDictItems'])
  expect(session.cachedDictionary('sex')).toEqual([{ value: '1', text: '男' }])
  expect(forgetDictionaries).toHaveBeenCalledTimes(1)
})

it.each(['/sys/dict/refleshCache', '/sys/dict/queryAllDictItems'])(
  'says that the cache could not be refreshed when %s fails',
  async broken => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    replies.set('/sys/dict/refleshCache', {})
    replies.set('/sys/dict/queryAllDictItems', { result: {} })
    replies.delete(broken)
    await chosen('清除缓存')
    await waitFor(() => expect(notices).toEqual(['warning 刷新缓存失败！']))
    expect(forgetDictionaries).not.toHaveBeenCalled()
  },
)
