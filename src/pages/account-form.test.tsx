import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { RequestError } from '../../renderer/contract'
import { AccountForm } from './account-form'
import type { AccountFormProps } from './use-account-form'

afterEach(() => sessionStorage.clear())

const PICTURE = 'data:image/png;base64,AAAA'

function shown(props: Partial<AccountFormProps> = {}) {
  const onLogin = vi.fn<AccountFormProps['onLogin']>(async () => {})
  const loadCaptcha = vi.fn(async () => PICTURE)
  render(<AccountForm remembered="" onLogin={onLogin} loadCaptcha={loadCaptcha} {...props} />)
  return { onLogin, user: userEvent.setup() }
}

async function fill(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText('账号'), 'lisi')
  await user.type(screen.getByLabelText('密码'), 'secret')
  screen.getByRole('slider').focus()
  await user.keyboard('{Enter}')
}

const submit = () => screen.getByRole('button', { name: '登录' })

it('signs in with account, password and slider', async () => {
  const { onLogin, user } = shown()
  expect(document.activeElement).toBe(screen.getByLabelText('账号'))
  await fill(user)
  await user.click(screen.getByLabelText('记住我'))
  await user.click(submit())
  expect(onLogin).toHaveBeenCalledWith({ username: 'lisi', password: 'secret', remember_me: true }, true)
})

it('begins at the password when the account is remembered', () => {
  shown({ remembered: 'lisi' })
  expect(screen.getByLabelText('账号')).toHaveProperty('value', 'lisi')
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
})

it('says in their places what is missing, and goes to the first', async () => {
  const { onLogin, user } = shown()
  await user.click(submit())
  for (const text of ['请输入账号!', '请输入密码!', '请拖动滑块完成验证!']) expect(screen.getByText(text)).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('账号'))
  expect(screen.getByLabelText('账号').getAttribute('aria-invalid')).toBe('true')
  expect(onLogin).not.toHaveBeenCalled()
})

it('goes to the slider when only that is missing', async () => {
  const { user } = shown()
  await user.type(screen.getByLabelText('账号'), 'lisi')
  await user.type(screen.getByLabelText('密码'), 'secret{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('slider'))
})

it('shows what the server refuses, and lets the password be typed again', async () => {
  const { user } = shown({ onLogin: async () => Promise.reject(new RequestError('用户名或密码错误', 500, false)) })
  await fill(user)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('用户名或密码错误')
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
  expect(submit().getAttribute('aria-disabled')).toBe('false')
})

it('cannot be sent twice', async () => {
  const { onLogin, user } = shown()
  onLogin.mockImplementation(() => new Promise(() => {}))
  await fill(user)
  await user.click(submit())
  await user.click(screen.getByRole('button', { name: '正在登录…' }))
  expect(onLogin).toHaveBeenCalledTimes(1)
})

it('asks for a captcha once the server wants one', async () => {
  const { onLogin, user } = shown()
  onLogin.mockRejectedValueOnce(new RequestError('验证码无效', 500, false))
  await fill(user)
  await user.click(submit())
  expect((await screen.findByRole('alert')).textContent).toBe('登录失败次数较多，请输入验证码后登录')
  onLogin.mockRejectedValueOnce(new RequestError('验证码无效', 500, false))
  await user.type(await screen.findByLabelText('验证码'), 'old')
  await user.click(submit())
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe('验证码无效'))
  await user.type(await screen.findByLabelText('验证码'), 'ab12')
  await user.click(submit())
  expect(onLogin).toHaveBeenLastCalledWith(expect.objectContaining({ captcha: 'ab12', checkKey: expect.stringMatching(/^\d+$/) }), false)
})

it('lets a user who cannot read the picture wait instead, and says so', async () => {
  const { onLogin, user } = shown()
  const asked = { captcha: { waitSeconds: 1 } }
  onLogin.mockRejectedValueOnce(new RequestError('用户名或密码错误', 500, false, asked))
  await fill(user)
  await user.click(submit())
  const field = await screen.findByLabelText('验证码')
  const hint = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent
  expect(hint()).toBe('无法辨认图片时，等待1秒后可不填验证码直接登录')
  await user.click(submit())
  expect([onLogin.mock.calls.length, hint()]).toEqual([1, '请输入验证码!'])
  await waitFor(() => expect(hint()).toBe('现在可以不填验证码，直接登录'))
  await user.click(submit())
  expect(onLogin).toHaveBeenLastCalledWith(expect.objectContaining({ captcha: '', checkKey: expect.stringMatching(/^\d+$/) }), false)
})

it('shows and hides the password', async () => {
  const { user } = shown()
  await user.click(screen.getByRole('button', { name: '显示密码' }))
  expect(screen.getByLabelText('密码')).toHaveProperty('type', 'text')
})
