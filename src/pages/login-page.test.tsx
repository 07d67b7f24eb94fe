import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../renderer/contract'
import type { SignedIn, SignInAnswer } from '../session'
import { LoginPage } from './login-page'
import type { SignInPorts } from './sign-in/ports'

const user = { id: 'u1', username: 'lisi', realname: '李四', orgCode: 'B02', avatar: '' }
const plain: SignedIn = { token: 'T1', user, dictionaries: {}, tenants: [], departs: [], recoveryCodes: [] }
const tenants = [
  { id: 1, name: '甲单位' },
  { id: 2, name: '乙单位' },
]
const departs = [
  { orgCode: 'A01', departName: '审计一处' },
  { orgCode: 'B02', departName: '审计二处' },
]
const options = { registration: true, phone: true, third: [], cas: null, totp: 'optional' as const }

const sent: unknown[] = []

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    sent.push([url.replace(/^\/jeecg-boot|\?.*$/g, ''), init.body ? JSON.parse(String(init.body)) : null])
    return new Response(JSON.stringify({ success: true, message: '', code: 200, result: 'T9' }))
  })
})

afterEach(() => {
  sent.length = 0
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function shown(parts: Partial<SignInPorts['ways']> & { options?: object; enter?: SignInPorts['enter'] } = {}, address = '/user/login') {
  const { options: offered = options, enter = vi.fn<SignInPorts['enter']>(async () => {}), ...ways } = parts
  const answer = async (): Promise<SignInAnswer> => ({ signedIn: plain })
  const ports: SignInPorts = {
    remembered: 'lisi',
    notice: '',
    remember: vi.fn(),
    loadCaptcha: async () => undefined,
    loadOptions: async () => ({ ...options, ...offered }),
    ways: { password: answer, phone: vi.fn(answer), third: vi.fn(answer), cas: vi.fn(answer), secondFactor: vi.fn(answer), ...ways },
    lastTenant: () => '2',
    enter,
  }
  const router = createMemoryRouter([{ path: '*', element: <LoginPage {...ports} /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  return { ports, enter, router, person: userEvent.setup() }
}

async function pass(person: ReturnType<typeof userEvent.setup>) {
  await person.type(await screen.findByLabelText('密码'), 'secret')
  screen.getByRole('slider').focus()
  await person.keyboard('{Enter}')
  await person.click(screen.getByRole('button', { name: '登录' }))
}

const withPassword = (answer: Partial<SignedIn> | { challenge: string; enrol: null }) => ({
  password: async (): Promise<SignInAnswer> =>
    'challenge' in answer ? { challenge: { challenge: answer.challenge, enrol: null } } : { signedIn: { ...plain, ...answer } },
})

it('goes straight in where there is nothing to choose', async () => {
  const { person, enter } = shown()
  await pass(person)
  await waitFor(() => expect(enter).toHaveBeenCalledWith(plain, { tenantId: null, orgCode: null }))
})

it('offers what the server offers, and nothing else', async () => {
  shown({ options: { phone: false, registration: false } })
  expect(await screen.findByRole('tab', { name: '账号密码登录' })).toBeTruthy()
  await act(async () => {})
  for (const name of ['手机号登录', '忘记密码', '注册账户']) expect(screen.queryByText(name)).toBeNull()
})

it('signs in by phone: a code at most once a minute, over a reload too', async () => {
  const { person, ports } = shown()
  await person.click(await screen.findByRole('tab', { name: '手机号登录' }))
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByText('请输入手机号!')
  await person.type(screen.getByLabelText('手机号'), '13800000001')
  await person.click(screen.getByRole('button', { name: '获取验证码' }))
  await screen.findByRole('button', { name: /^\d+ s$/ })
  expect(sent).toEqual([['/sys/sms', { mobile: '13800000001', smsmode: '0' }]])
  document.body.innerHTML = ''
  const again = shown()
  await screen.findByRole('button', { name: /^\d+ s$/ })
  expect(screen.getByLabelText<HTMLInputElement>('手机号').value).toBe('13800000001')
  await again.person.type(screen.getByLabelText('验证码'), '123456')
  await again.person.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(again.ports.ways.phone).toHaveBeenCalledWith({ mobile: '13800000001', captcha: '123456' }))
  expect(ports.ways.phone).not.toHaveBeenCalled()
})

it('says at the code that it is wrong, and loses nothing', async () => {
  const phone = vi.fn().mockRejectedValue(new RequestError('手机验证码错误', 0, false))
  const { person } = shown({ phone })
  await person.click(await screen.findByRole('tab', { name: '手机号登录' }))
  await person.type(screen.getByLabelText('手机号'), '13800000001')
  await person.type(screen.getByLabelText('验证码'), '111111')
  await person.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByText('手机验证码错误')
  const code = screen.getByLabelText<HTMLInputElement>('验证码')
  expect([code.value, code.getAttribute('aria-invalid')]).toEqual(['111111', 'true'])
  expect(document.activeElement).toBe(code)
})

it('asks which account of a phone is meant, and signs in to the chosen one', async () => {
  const accounts = [
    { username: 'lina', realname: '李娜', tenants: ['默认租户', '乙单位'] },
    { username: 'twin7', realname: '李娜', tenants: ['甲单位'] },
  ]
  const phone = vi
    .fn<SignInPorts['ways']['phone']>()
    .mockResolvedValueOnce({ choice: { choice: 'T43', accounts, mobile: '13800000001' } })
    .mockResolvedValue({ signedIn: plain })
  const { person, enter } = shown({ phone })
  await person.click(await screen.findByRole('tab', { name: '手机号登录' }))
  await person.type(screen.getByLabelText('手机号'), '13800000001')
  await person.type(screen.getByLabelText('验证码'), '123456')
  await person.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByRole('heading', { name: '选择账号' })
  await person.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByText('请选择账号!')
  expect(screen.getByLabelText('李娜（lina）：默认租户、乙单位')).toBeTruthy()
  await person.click(screen.getByLabelText('李娜（twin7）：甲单位'))
  await person.click(screen.getByRole('button', { name: '下一步' }))
  await waitFor(() => expect(enter).toHaveBeenCalled())
  expect(phone.mock.lastCall).toEqual([{ mobile: '13800000001', captcha: 'T43', username: 'twin7' }])
})

it('asks for a second factor, and takes a recovery code in its place', async () => {
  const secondFactor = vi
    .fn<SignInPorts['ways']['secondFactor']>()
    .mockRejectedValueOnce(new RequestError('动态口令错误', 500, false))
    .mockResolvedValue({ signedIn: plain })
  const { person, enter } = shown({ ...withPassword({ challenge: 'C1', enrol: null }), secondFactor })
  await pass(person)
  await screen.findByRole('heading', { name: '二次验证' })
  await person.type(screen.getByLabelText('动态口令'), '123456')
  await person.click(screen.getByRole('button', { name: '登录' }))
  await screen.findByText('动态口令错误')
  await person.click(screen.getByRole('button', { name: '使用恢复码' }))
  await person.type(screen.getByLabelText('恢复码'), 'abcd-efgh')
  await person.click(screen.getByRole('button', { name: '登录' }))
  await waitFor(() => expect(enter).toHaveBeenCalled())
  expect(secondFactor.mock.calls).toEqual([
    ['C1', '123456'],
    ['C1', 'abcd-efgh'],
  ])
})

it('leads back from the second factor to account and password', async () => {
  const { person } = shown(withPassword({ challenge: 'C1', enrol: null }))
  await pass(person)
  await person.click(await screen.findByRole('button', { name: '返回登录' }))
  expect(screen.getByLabelText<HTMLInputElement>('账号').value).toBe('lisi')
})

it('shows new recovery codes before it goes on', async () => {
  const { person, enter } = shown(withPassword({ recoveryCodes: ['aaaa-1111'] }))
  await pass(person)
  await screen.findByText('aaaa-1111')
  expect(enter).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: '我已保存，继续' }))
  await waitFor(() => expect(enter).toHaveBeenCalled())
})

it('asks for tenant and department where there are several, the last ones first', async () => {
  const { person, enter } = shown(withPassword({ tenants, departs }))
  await pass(person)
  await screen.findByRole('heading', { name: '选择租户' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '乙单位' }).checked).toBe(true)
  await person.click(screen.getByRole('radio', { name: '甲单位' }))
  await person.click(screen.getByRole('button', { name: '下一步' }))
  await screen.findByRole('heading', { name: '选择部门' })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '审计二处' }).checked).toBe(true)
  await person.keyboard('{Enter}')
  await waitFor(() => expect(enter).toHaveBeenCalledWith(expect.anything(), { tenantId: '1', orgCode: 'B02' }))
})

it('stays at the choice when the application refuses', async () => {
  const enter = vi.fn<SignInPorts['enter']>().mockRejectedValue(new Error('您不属于该部门，不能切换！'))
  const { person } = shown({ ...withPassword({ departs }), enter })
  await pass(person)
  await person.click(await screen.findByRole('button', { name: '下一步' }))
  await screen.findByText('您不属于该部门，不能切换！')
})

const gitea = { source: 'gitea', title: 'Gitea' }

async function comeBack(text: string) {
  vi.spyOn(window, 'open').mockReturnValue(window)
  const all = shown({ options: { third: [gitea] } })
  await all.person.click(await screen.findByRole('button', { name: 'Gitea' }))
  expect(window.open).toHaveBeenCalledWith(
    '/jeecg-boot/sys/thirdLogin/render/gitea',
    expect.stringMatching(/^weft-third-login-\d+$/),
    expect.any(String),
  )
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: '别处的', origin: 'https://evil.test' })))
  act(() => void window.dispatchEvent(new MessageEvent('message', { data: text, origin: window.location.origin })))
  return all
}

it('signs in by a provider, whose window alone is believed', async () => {
  const { ports, enter } = await comeBack('T7')
  await waitFor(() => expect(enter).toHaveBeenCalled())
  expect(ports.ways.third).toHaveBeenCalledExactlyOnceWith('T7', 'gitea')
})

it('says that a provider refused', async () => {
  await comeBack('登录失败')
  expect((await screen.findByText('登录失败')).getAttribute('role')).toBe('alert')
})

it('binds a newcomer to the account that he has', async () => {
  const { person, ports } = await comeBack('绑定手机号,U1')
  await screen.findByRole('heading', { name: '绑定Gitea账号' })
  await person.type(screen.getByLabelText('账号'), 'lisi')
  await person.type(screen.getByLabelText('密码'), 'secret')
  await person.click(screen.getByRole('button', { name: '绑定并登录' }))
  await waitFor(() => expect(ports.ways.third).toHaveBeenCalledWith('T9', 'gitea'))
  expect(sent).toEqual([['/sys/thirdLogin/user/checkPassword', { uuid: 'U1', username: 'lisi', password: 'secret' }]])
})

it('makes a newcomer an account', async () => {
  const { person, ports } = await comeBack('绑定手机号,U1')
  await person.click(await screen.findByRole('tab', { name: '创建新账号' }))
  await person.click(screen.getByRole('button', { name: '创建并登录' }))
  await waitFor(() => expect(ports.ways.third).toHaveBeenCalledWith('T9', 'gitea'))
  expect(sent).toEqual([['/sys/thirdLogin/user/create', { uuid: 'U1', source: 'gitea', username: null }]])
})

it('signs in with the ticket of the single sign-on, once, and forgets it', async () => {
  sessionStorage.setItem('weft:typed:cas-redirect', '/isystem/user')
  const { ports, enter, router } = shown({ options: { cas: { loginUrl: 'https://sso.test/cas/login' } } }, '/user/login?ticket=ST-1')
  await waitFor(() => expect(enter).toHaveBeenCalled())
  expect(ports.ways.cas).toHaveBeenCalledExactlyOnceWith('ST-1', expect.stringMatching(/^http/))
  expect(router.state.location.search).toBe('?redirect=%2Fisystem%2Fuser')
})

it('says why a ticket is refused, and offers the single sign-on again', async () => {
  const cas = vi.fn().mockRejectedValue(new RequestError('票据无效', 500, false))
  shown({ cas, options: { cas: { loginUrl: 'https://sso.test/cas/login' } } }, '/user/login?ticket=ST-1')
  await screen.findByText('票据无效')
  const link = await screen.findByRole('link', { name: '统一身份认证' })
  expect(link.getAttribute('href')).toMatch(/^https:\/\/sso\.test\/cas\/login\?service=http/)
})
