import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { RegisterPage } from './register-page'
import { RegisterResultPage } from './register-result-page'

/** What the server says to a path; `sent` holds what it was asked. */
let answers: Record<string, () => Response>
let sent: (readonly [path: string, query: string, body: unknown])[]

const envelope = (more: object) => new Response(JSON.stringify({ success: true, message: '', code: 200, result: null, ...more }))
const refusal = (message: string, result: unknown = null) => envelope({ success: false, code: 500, message, result })
const springError = () => new Response(JSON.stringify({ status: 500, error: 'Internal Server Error', message: '' }), { status: 500 })
const asked = (path: string) => sent.filter(([name]) => name === path)

beforeEach(() => {
  sent = []
  answers = {}
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const [path = '', query = ''] = url.replace('/jeecg-boot', '').split('?')
    sent.push([path, new URLSearchParams(query).toString(), init.body ? JSON.parse(String(init.body)) : null])
    return (answers[path] ?? (() => envelope({ result: true })))()
  })
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const routes = [
  { path: '/user/register', element: <RegisterPage /> },
  { path: '/user/register-result', element: <RegisterResultPage /> },
  { path: '/user/login', element: <p>登录页</p> },
]

function shown(entry: string | { pathname: string; state: unknown } = '/user/register') {
  const router = createMemoryRouter(routes, { initialEntries: [entry] })
  const { unmount } = render(<RouterProvider router={router} />)
  return { router, unmount, person: userEvent.setup() }
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const submit = () => screen.getByRole('button', { name: '注册' })
const noteOf = (name: string) => document.getElementById(field(name).getAttribute('aria-describedby') ?? '')?.textContent

const GOOD = { 用户名: 'xinren', 密码: 'Ruzhi-2026', 确认密码: 'Ruzhi-2026', 手机号: '13900000009', 验证码: '123456' }

async function fill(person: ReturnType<typeof userEvent.setup>, more: Partial<typeof GOOD> = {}) {
  for (const [name, text] of Object.entries({ ...GOOD, ...more })) {
    if (text) await person.type(field(name), text)
  }
}

describe('the registration', () => {
  it('says what is missing, all at once, and goes to the first', async () => {
    const { person } = shown()
    expect(document.activeElement).toBe(field('用户名'))
    await person.click(submit())
    for (const text of ['请输入用户名!', '请输入密码!', '请确认密码!', '请输入手机号!', '请输入验证码!']) await screen.findByText(text)
    expect(document.activeElement).toBe(field('用户名'))
    expect(sent).toEqual([])
  })

  it.each([
    ['用户名', 'x', '用户名须为2到100个字符，不能包含空格'],
    ['用户名', 'a b', '用户名须为2到100个字符，不能包含空格'],
    ['密码', 'ab1', '密码至少8位，且须同时包含字母和数字'],
    ['密码', 'abcdefgh', '密码至少8位，且须同时包含字母和数字'],
    ['密码', '12345678', '密码至少8位，且须同时包含字母和数字'],
    ['确认密码', 'other', '两次密码不一致'],
    ['手机号', '1234', '请输入正确的手机号码!'],
    ['手机号', '23900000009', '请输入正确的手机号码!'],
  ])('refuses as %s %j: %s', async (name, text, message) => {
    const { person } = shown()
    await person.type(field(name), text)
    await person.tab()
    await waitFor(() => expect(noteOf(name)).toBe(message))
    expect(field(name).getAttribute('aria-invalid')).toBe('true')
  })

  it('compares again when the first of the two passwords changes', async () => {
    const { person } = shown()
    await person.type(field('确认密码'), 'Ruzhi-2026')
    await person.type(field('密码'), 'Ruzhi-2027')
    await person.tab()
    await waitFor(() => expect(noteOf('确认密码')).toBe('两次密码不一致'))
  })

  it.each([
    ['', '强度：太短'],
    ['abcdefgh', '强度：低'],
    ['abcdef12', '强度：中'],
    ['Abcdef12-x', '强度：强'],
  ])('calls the strength of %j %s', async (password, text) => {
    const { person } = shown()
    if (password) await person.type(field('密码'), password)
    expect(screen.getByText(text)).toBeTruthy()
  })

  it.each([
    ['用户名', 'admin', 'username=admin', '用户名已存在!'],
    ['手机号', '13900000001', 'phone=13900000001', '手机号已存在!'],
  ])('says that the %s %s is taken', async (name, text, query, message) => {
    answers['/sys/user/checkOnlyUser'] = () => refusal('用户账号已存在', true)
    const { person } = shown()
    await person.type(field(name), text)
    await person.tab()
    await screen.findByText(message)
    expect(sent[0]?.[1]).toContain(query)
  })

  it.each([
    ['answers without an envelope', springError],
    ['is asked too often', () => new Response(JSON.stringify({ success: false, code: 429, message: '请求过于频繁' }), { status: 429 })],
    ['cannot be reached', () => Response.error()],
  ])('says that it could not check when the server %s, and leaves it to the server', async (_, answer) => {
    answers['/sys/user/checkOnlyUser'] = answer
    const { person } = shown()
    await fill(person)
    await waitFor(() => expect(noteOf('用户名')).toBe('暂时无法检查是否可用，提交时将再次检查'))
    expect(field('用户名').getAttribute('aria-invalid')).toBe('false')
    await person.click(screen.getByRole('checkbox'))
    answers['/sys/user/register'] = () => refusal('用户名已注册')
    await person.click(submit())
    await waitFor(() => expect(noteOf('用户名')).toBe('用户名已注册'))
    expect(asked('/sys/user/register').length).toBe(1)
  })

  it('wants the terms to be accepted, and shows them', async () => {
    const { person } = shown()
    await fill(person)
    await person.click(submit())
    await screen.findByText('请阅读并同意用户服务协议!')
    expect(document.activeElement).toBe(screen.getByRole('checkbox'))
    expect(asked('/sys/user/register')).toEqual([])
    await person.click(screen.getByRole('button', { name: '《用户服务协议》' }))
    await person.click(screen.getByRole('button', { name: '同意' }))
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
    expect(screen.queryByText('请阅读并同意用户服务协议!')).toBeNull()
  })

  it('registers, says so, forgets what was typed, and leads to the sign-in', async () => {
    const { person, router } = shown()
    await fill(person, { 用户名: ' xinren ' })
    await person.click(screen.getByRole('checkbox'))
    await person.click(submit())
    const title = await screen.findByRole('heading', { name: '你的账户：xinren 注册成功' })
    expect(document.activeElement).toBe(title)
    expect(asked('/sys/user/register').map(([, , body]) => body)).toEqual([
      { username: 'xinren', password: 'Ruzhi-2026', phone: '13900000009', smscode: '123456' },
    ])
    expect(sessionStorage.getItem('weft:typed:register-account')).toBeNull()
    await person.click(screen.getByRole('link', { name: '立即登录' }))
    expect(router.state.location.pathname).toBe('/user/login')
  })

  it.each([
    ['手机验证码错误', '验证码'],
    ['该手机号已注册', '手机号'],
    ['用户名已注册', '用户名'],
    ['密码至少8位，且须同时包含字母和数字', '密码'],
  ])('says %s at %s, and loses nothing', async (message, name) => {
    answers['/sys/user/register'] = () => refusal(message)
    const { person } = shown()
    await fill(person)
    await person.click(screen.getByRole('checkbox'))
    await person.click(submit())
    await waitFor(() => expect(noteOf(name)).toBe(message))
    expect(document.activeElement).toBe(field(name))
    for (const [each, text] of Object.entries(GOOD)) expect(field(each).value).toBe(text)
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true)
  })

  it('says below the form what is about no field, and can be sent again', async () => {
    answers['/sys/user/register'] = () => refusal('系统未开放注册，请联系管理员！')
    const { person } = shown()
    await fill(person)
    await person.click(screen.getByRole('checkbox'))
    await person.click(submit())
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('系统未开放注册，请联系管理员！'))
    delete answers['/sys/user/register']
    await person.click(submit())
    await screen.findByRole('heading', { name: '你的账户：xinren 注册成功' })
  })

  it('sends a code to a right phone only, and says at the code why none came', async () => {
    const { person } = shown()
    const send = () => person.click(screen.getByRole('button', { name: '获取验证码' }))
    await send()
    await screen.findByText('请输入手机号!')
    expect(asked('/sys/sms')).toEqual([])
    answers['/sys/sms'] = () => refusal('短信验证码发送失败,请稍后重试')
    await person.type(field('手机号'), '13900000009')
    await send()
    await waitFor(() => expect(noteOf('验证码')).toBe('短信验证码发送失败,请稍后重试'))
    delete answers['/sys/sms']
    await send()
    await screen.findByRole('button', { name: /^\d+ s$/ })
    expect(asked('/sys/sms').at(-1)?.[2]).toEqual({ mobile: '13900000009', smsmode: '1' })
  })

  it('keeps account and phone over a reload, and neither password nor code', async () => {
    const { person, unmount } = shown()
    await fill(person)
    unmount()
    shown()
    const values = Object.keys(GOOD).map(name => field(name).value)
    expect(values).toEqual(['xinren', '', '', '13900000009', ''])
  })
})

it('claims no success when the page of the result is opened by its address', async () => {
  shown('/user/register-result')
  expect(await screen.findByText('登录页')).toBeTruthy()
  expect(screen.queryByText(/注册成功/)).toBeNull()
})
