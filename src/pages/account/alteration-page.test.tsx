import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { AlterationPage } from './alteration-page'

let answers: Record<string, () => Response>
let sent: (readonly [path: string, query: string, body: unknown])[]

const envelope = (more: object) => new Response(JSON.stringify({ success: true, message: '', code: 200, result: null, ...more }))
const refusal = (message: string) => envelope({ success: false, code: 500, message })

beforeEach(() => {
  sent = []
  answers = {
    '/sys/user/querySysUser': () => envelope({ result: { username: 'lina', phone: '139****0002' } }),
    '/sys/user/phoneVerification': () => envelope({ result: { username: 'lina', smscode: 'T43' } }),
  }
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.replace('/jeecg-boot', '').split('?')
    sent.push([path, new URLSearchParams(query).toString(), init.body ? JSON.parse(String(init.body)) : null])
    return (answers[path] ?? (() => envelope({})))()
  })
})

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

function shown(entry = '/user/alteration') {
  const routes = [
    { path: '/user/alteration', element: <AlterationPage /> },
    { path: '/user/login', element: <p>登录页</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, unmount, person: userEvent.setup() }
}

type Person = ReturnType<typeof userEvent.setup>

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const press = (person: Person, name: string) => person.click(screen.getByRole('button', { name }))
const noteOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent
const stepNow = () => screen.getByRole('list', { name: '步骤' }).querySelector('[aria-current=step]')?.textContent

async function toPhone(person: Person, account = 'lina') {
  await person.type(field('用户账号或手机号'), account)
  await press(person, '下一步')
  await screen.findByLabelText('验证码')
}

async function toPassword(person: Person) {
  await toPhone(person)
  await person.type(field('手机号'), '13900000002')
  await person.type(field('验证码'), '123456')
  await press(person, '下一步')
  await screen.findByLabelText('新密码')
}

async function typePasswords(person: Person, password: string, again = password) {
  await person.type(field('新密码'), password)
  await person.type(field('确认密码'), again)
  await press(person, '提交')
}

it('goes through four steps to a new password', async () => {
  const { person, router } = shown()
  expect(stepNow()).toContain('用户账户')
  expect(document.activeElement).toBe(field('用户账号或手机号'))
  await toPhone(person, ' lina ')
  expect(stepNow()).toContain('手机验证')
  expect(screen.getByText('验证码将发送到该账号绑定的手机号 139****0002，请输入完整的手机号')).toBeTruthy()
  await person.type(field('手机号'), '13900000002')
  await press(person, '获取验证码')
  await screen.findByRole('button', { name: /^\d+ s$/ })
  await person.type(field('验证码'), '123456')
  await press(person, '下一步')
  await screen.findByText('正在为账号 lina 设置新密码')
  expect(stepNow()).toContain('更改密码')
  await typePasswords(person, 'Huiyi-2027')
  const done = await screen.findByRole('heading', { name: '更改密码成功' })
  expect([document.activeElement === done, stepNow()]).toEqual([true, expect.stringContaining('完成')])
  expect(sent.map(([path, , body]) => [path, body])).toEqual([
    ['/sys/user/querySysUser', null],
    ['/sys/sms', { mobile: '13900000002', smsmode: '2' }],
    ['/sys/user/phoneVerification', { phone: '13900000002', smscode: '123456', username: 'lina' }],
    ['/sys/user/passwordChange', { username: 'lina', phone: '13900000002', smscode: 'T43', password: 'Huiyi-2027' }],
  ])
  expect(sent[0]?.[1]).toContain('username=lina')
  await person.click(screen.getByRole('link', { name: '返回登录' }))
  expect(router.state.location.pathname).toBe('/user/login')
})

it('asks for the phone of the account where the server gives none of its digits', async () => {
  answers['/sys/user/querySysUser'] = () => envelope({ result: { username: 'lina', phone: '***********' } })
  const { person } = shown()
  await toPhone(person)
  expect(screen.getByText('请输入该账号绑定的手机号，验证码将发送到该手机号')).toBeTruthy()
  await person.type(field('手机号'), '13900000009')
  await person.type(field('验证码'), '123456')
  await press(person, '下一步')
  await screen.findByLabelText('新密码')
})

it('is called by a phone too, which then stands there as it is', async () => {
  answers['/sys/user/querySysUser'] = () => envelope({ result: { username: 'li***', phone: '13900000002' } })
  const { person } = shown()
  await toPhone(person, '13900000002')
  expect(sent[0]?.[1]).toContain('phone=13900000002')
  expect([field('手机号').value, field('手机号').readOnly]).toEqual(['13900000002', true])
  await press(person, '上一步')
  expect((await screen.findByLabelText<HTMLInputElement>('用户账号或手机号')).value).toBe('13900000002')
})

it('asks which of several accounts of a phone is meant', async () => {
  answers['/sys/user/querySysUser'] = () => envelope({ result: { username: '***', phone: '13900000002' } })
  const accounts = [
    { username: 'lina', realname: '李娜', tenants: ['默认租户'] },
    { username: 'twin7', realname: '李娜', tenants: ['甲单位'] },
  ]
  const chosen = envelope({ result: { username: 'twin7', smscode: 'T99' } })
  const several = envelope({ success: false, code: 300, message: '该手机号绑定了多个账号', result: { choice: 'T43', accounts } })
  const inTurn = [several, chosen]
  answers['/sys/user/phoneVerification'] = () => inTurn.shift() ?? refusal('手机验证码错误')
  const { person } = shown()
  await toPhone(person, '13900000002')
  await person.type(field('验证码'), '123456')
  await press(person, '下一步')
  await screen.findByText('该手机号绑定了多个账号，请选择要设置新密码的账号')
  await person.click(await screen.findByLabelText('李娜（twin7）：甲单位'))
  await press(person, '下一步')
  await screen.findByText('正在为账号 twin7 设置新密码')
  await typePasswords(person, 'Huiyi-2027')
  await screen.findByRole('heading', { name: '更改密码成功' })
  expect(sent.slice(1).map(([path, , body]) => [path, body])).toEqual([
    ['/sys/user/phoneVerification', { phone: '13900000002', smscode: '123456' }],
    ['/sys/user/phoneVerification', { phone: '13900000002', smscode: 'T43', username: 'twin7' }],
    ['/sys/user/passwordChange', { username: 'twin7', phone: '13900000002', smscode: 'T99', password: 'Huiyi-2027' }],
  ])
})

it('wants an account, and says what the server says of it without losing it', async () => {
  answers['/sys/user/querySysUser'] = () => refusal('验证失败')
  const { person } = shown()
  await press(person, '下一步')
  await screen.findByText('请输入用户账号或手机号!')
  expect(sent).toEqual([])
  await person.type(field('用户账号或手机号'), 'nobody')
  await press(person, '下一步')
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('验证失败'))
  expect([field('用户账号或手机号').value, stepNow()]).toEqual(['nobody', expect.stringContaining('用户账户')])
})

it.each([
  ['', '请输入手机号!'],
  ['123', '请输入正确的手机号码!'],
  ['13900000003', '手机号与该账号绑定的手机号不一致'],
])('refuses the phone %j: %s', async (phone, message) => {
  const { person } = shown()
  await toPhone(person)
  if (phone) await person.type(field('手机号'), phone)
  await press(person, '下一步')
  await waitFor(() => expect(noteOf('手机号')).toBe(message))
  expect(noteOf('验证码')).toBe('请输入验证码!')
  expect(sent.length).toBe(1)
})

it('says at the code that it is wrong, and loses nothing', async () => {
  answers['/sys/user/phoneVerification'] = () => refusal('手机验证码错误')
  const { person } = shown()
  await toPhone(person)
  await person.type(field('手机号'), '13900000002')
  await person.type(field('验证码'), '111111')
  await press(person, '下一步')
  await waitFor(() => expect(noteOf('验证码')).toBe('手机验证码错误'))
  expect([field('手机号').value, field('验证码').value]).toEqual(['13900000002', '111111'])
  expect(document.activeElement).toBe(field('验证码'))
})

it.each([
  ['', '', ['请输入密码!', '请确认密码!']],
  ['short1', 'short1', ['密码至少8位，且须同时包含字母和数字', '']],
  ['Huiyi-2027', 'Huiyi-2028', ['', '两次密码不一致']],
])('refuses the new password %j with %j', async (password, again, notes) => {
  const { person } = shown()
  await toPassword(person)
  if (password) await person.type(field('新密码'), password)
  if (again) await person.type(field('确认密码'), again)
  await press(person, '提交')
  await waitFor(() => expect([noteOf('新密码'), noteOf('确认密码')]).toEqual(notes))
  expect(sent.some(([path]) => path === '/sys/user/passwordChange')).toBe(false)
})

it.each(['短信验证码失效！', '重置密码失败！'])('says %s, and keeps both passwords to be sent again', async message => {
  answers['/sys/user/passwordChange'] = () => refusal(message)
  const { person } = shown()
  await toPassword(person)
  await typePasswords(person, 'Huiyi-2027')
  await screen.findByText(message)
  expect([field('新密码').value, field('确认密码').value]).toEqual(['Huiyi-2027', 'Huiyi-2027'])
  delete answers['/sys/user/passwordChange']
  await press(person, '提交')
  await screen.findByRole('heading', { name: '更改密码成功' })
})

it('keeps everything when the server cannot be reached', async () => {
  answers['/sys/user/passwordChange'] = () => Response.error()
  const { person } = shown()
  await toPassword(person)
  await typePasswords(person, 'Huiyi-2027')
  await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''))
  expect(field('新密码').value).toBe('Huiyi-2027')
})

it('goes back and on again step by step, by its buttons and by the browser', async () => {
  const { person, router } = shown()
  await toPassword(person)
  await press(person, '上一步')
  await screen.findByLabelText('验证码')
  await press(person, '上一步')
  expect((await screen.findByLabelText<HTMLInputElement>('用户账号或手机号')).value).toBe('lina')
  await router.navigate(-1)
  await screen.findByLabelText('验证码')
  await router.navigate(-1)
  await screen.findByLabelText('新密码')
})

it('keeps the account over a reload, asks for the phone again, and jumps nowhere by address', async () => {
  const { person, unmount } = shown()
  await toPassword(person)
  unmount()
  const again = shown('/user/alteration?step=password')
  await screen.findByLabelText('验证码')
  again.unmount()
  sessionStorage.clear()
  shown('/user/alteration?step=done')
  expect(stepNow()).toContain('用户账户')
})
